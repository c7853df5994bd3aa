import { Parser } from 'htmlparser2';
import { foldName } from '../../../../contract/duplicates/foldName.ts';
import { unreadableError } from '../refusals.ts';

/** A row of a section, with '\n' for the line breaks that a reader of the page sees. */
export interface PageRow {
  /** the bold words before the title: 'Publicado en revista especializada' */
  kind: string;
  /** of each cell that is not blank, without the number and the kind */
  cells: string[];
  /** addresses of its links */
  links: string[];
}

export interface PageSection {
  title: string;
  rows: PageRow[];
}

interface OpenRow {
  kind: string;
  parts: string[][];
  /** its first characters, without spaces at the edges */
  lead: string;
  links: string[];
}

type Capture = 'title' | 'kind' | 'header';

/** The parser takes quadratic time in the depth. A page whose bold words are never closed reaches some hundreds. */
const MAX_DEPTH = 5_000;
const NO_TEXT: ReadonlySet<string> = new Set(['script', 'style']);
const LINES: ReadonlySet<string> = new Set(['br', 'li', 'p', 'div']);
/** Characters that hold the number of a row and a little more. */
const LEAD_LENGTH = 20;
const NUMBER = /^\s*\d+\s*\.\s*-?\s*/;

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').normalize('NFC').trim();
const linesOf = (parts: readonly string[]): string =>
  parts
    .join('')
    .split('\n')
    .map(oneLine)
    .filter((line) => line !== '')
    .join('\n');

/** The rows of a GrupLAC page, by the titles of their sections. Its markup is often broken: a stray cell continues the row. */
class PageReader {
  readonly sections: PageSection[] = [];
  readonly #isKnown: (title: string) => boolean;
  /** the section of each open table; none before its title */
  readonly #tables: (PageSection | undefined)[] = [];
  #row: OpenRow | undefined;
  #capture: Capture | undefined;
  #captured: string[] = [];
  #silent = 0;
  #depth = 0;

  constructor(isKnown: (title: string) => boolean) {
    this.#isKnown = isKnown;
  }

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    this.#depth += 1;
    if (this.#depth > MAX_DEPTH) throw unreadableError('La página tiene demasiados elementos anidados');
    const isHeader = attributes.class?.split(/\s+/).includes('celdaEncabezado') ?? false;
    if (NO_TEXT.has(name)) this.#silent += 1;
    else if (name === 'table') this.#openTable();
    else if (name === 'tr') this.#openRow();
    else if (name === 'td' || name === 'th') this.#openCell(isHeader);
    else if (name === 'strong' || name === 'b') this.#openBold();
    else if (name === 'a' && attributes.href) this.#row?.links.push(attributes.href);
    else if (LINES.has(name)) this.#breakLine();
  }

  text(data: string): void {
    // A line break of the source is none of the page.
    if (this.#silent === 0) this.#write(data.replaceAll('\n', ' '));
  }

  close(name: string): void {
    this.#depth -= 1;
    if (NO_TEXT.has(name)) this.#silent = Math.max(0, this.#silent - 1);
    else if (name === 'table') this.#closeTable();
    else if (name === 'tr') this.#closeRow();
    else if (name === 'td' || name === 'th') this.#end('title', 'header');
    else if (name === 'strong' || name === 'b') this.#end('kind');
    else if (name === 'li') this.#breakLine();
  }

  get #section(): PageSection | undefined {
    return this.#tables.at(-1);
  }

  #openTable(): void {
    // A table in a row is part of it.
    this.#tables.push(this.#row && this.#section);
  }

  #closeTable(): void {
    const section = this.#section;
    if (section === undefined || section !== this.#tables.at(-2)) this.#closeRow();
    this.#tables.pop();
  }

  #openRow(): void {
    this.#closeRow();
    if (this.#section !== undefined) this.#row = { kind: '', parts: [[]], lead: '', links: [] };
  }

  #closeRow(): void {
    this.#end('title', 'header', 'kind');
    const row = this.#row;
    this.#row = undefined;
    if (row === undefined) return;
    const cells = row.parts.map(linesOf).filter((cell) => cell !== '');
    if (cells.length > 0 || row.kind !== '') this.#section?.rows.push({ kind: row.kind, cells, links: row.links });
  }

  #openCell(isHeader: boolean): void {
    this.#end('title', 'header', 'kind');
    if (isHeader) this.#begin(this.#section === undefined ? 'title' : 'header');
    else this.#row?.parts.push([]);
  }

  #openBold(): void {
    const row = this.#row;
    const isFirst = row?.kind === '' && row.lead.length < LEAD_LENGTH && row.lead.replace(NUMBER, '') === '';
    if (isFirst && this.#capture === undefined) this.#begin('kind');
  }

  #write(text: string): void {
    if (this.#capture !== undefined) this.#captured.push(text);
    else if (this.#row !== undefined) {
      this.#row.parts.at(-1)?.push(text);
      if (this.#row.lead.length < LEAD_LENGTH) this.#row.lead += text.trim();
    }
  }

  /** The kind of a row has no line break: its element is not closed, and it is text. */
  #breakLine(): void {
    if (this.#capture === 'kind') {
      this.#capture = undefined;
      this.#write(this.#captured.join(''));
    }
    this.#write('\n');
  }

  #begin(capture: Capture): void {
    this.#capture = capture;
    this.#captured = [];
  }

  #end(...captures: Capture[]): void {
    const capture = this.#capture;
    if (capture === undefined || !captures.includes(capture)) return;
    const text = oneLine(this.#captured.join(''));
    this.#capture = undefined;
    if (capture === 'kind') this.#endKind(text);
    else if (capture === 'title' || this.#isKnown(foldName(text))) this.#startSection(text);
  }

  #endKind(text: string): void {
    if (this.#row === undefined) return;
    this.#row.kind = text.replace(NUMBER, '').replace(/ ?:$/, '');
    // The number before it.
    this.#row.parts = [[]];
  }

  #startSection(title: string): void {
    if (title === '' || this.#tables.length === 0) return;
    this.#row = undefined;
    const section: PageSection = { title, rows: [] };
    this.#tables[this.#tables.length - 1] = section;
    this.sections.push(section);
  }
}

/** @param isKnown of the folded title of a section; any first heading of a table begins one */
export function readPage(html: string, isKnown: (title: string) => boolean): PageSection[] {
  const reader = new PageReader(isKnown);
  const parser = new Parser({
    onopentag: (name, attributes) => reader.open(name, attributes),
    ontext: (text) => reader.text(text),
    onclosetag: (name) => reader.close(name),
  });
  parser.end(html);
  return reader.sections;
}
