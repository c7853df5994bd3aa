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

/** The parser takes quadratic time in the depth. A page whose bold words are never closed reaches some hundreds. */
const MAX_DEPTH = 5_000;
const NO_TEXT: ReadonlySet<string> = new Set(['script', 'style']);
const LINES: ReadonlySet<string> = new Set(['br', 'li', 'p', 'div']);
const BOLD: ReadonlySet<string> = new Set(['strong', 'b']);
/** Marks of bold words in the text of a row, of which the first ones are its kind. */
const [BOLD_START, BOLD_END] = ['\uE000', '\uE001'];
const MARKS = /[\uE000\uE001]/g;
/** No line of a cell has it. */
const CELL_BREAK = '\r';
/** Bold words at the start of a row, behind its number. With a line break their element is not closed, and they are text. */
const KIND = /^(?:\d{1,9} ?\. ?-?\s?)?\uE000([^\uE001\n\r]*)(?:[\uE001\r]|$)/;
/** The number of a row. */
export const NUMBER = /^\s*\d+\s*\.\s*-?\s*/;

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').normalize('NFC').trim();
const linesOf = (text: string): string =>
  text
    .split('\n')
    .map(oneLine)
    .filter((line) => line !== '')
    .join('\n');
const withoutMarks = (text: string): string => linesOf(text.replaceAll(MARKS, ''));

/** The rows of a GrupLAC page, by the titles of their sections. Its markup is often broken: a stray cell continues the row. */
class PageReader {
  readonly sections: PageSection[] = [];
  readonly #isKnown: (title: string) => boolean;
  /** the section of each open table; none before its title */
  readonly #tables: (PageSection | undefined)[] = [];
  /** parts of the text of each cell */
  #row: { parts: string[][]; links: string[] } | undefined;
  #heading: string[] | undefined;
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
    else if (BOLD.has(name)) this.#write(BOLD_START);
    else if (name === 'a' && attributes.href) this.#row?.links.push(attributes.href);
    else if (LINES.has(name)) this.#write('\n');
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
    else if (name === 'td' || name === 'th') this.#endHeading();
    else if (BOLD.has(name)) this.#write(BOLD_END);
    else if (name === 'li') this.#write('\n');
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
    if (this.#section !== undefined) this.#row = { parts: [[]], links: [] };
  }

  #closeRow(): void {
    this.#endHeading();
    const { parts = [], links = [] } = this.#row ?? {};
    this.#row = undefined;
    const text = parts
      .map((cell) => linesOf(cell.join('')))
      .filter((cell) => withoutMarks(cell) !== '')
      .join(CELL_BREAK);
    const [start = '', bold = ''] = KIND.exec(text) ?? [];
    const kind = withoutMarks(bold).replace(NUMBER, '').replace(/ ?:$/, '');
    const cells = text.slice(start.length).split(CELL_BREAK).map(withoutMarks);
    if (text !== '') this.#section?.rows.push({ kind, cells: cells.filter((cell) => cell !== ''), links });
  }

  #openCell(isHeader: boolean): void {
    this.#endHeading();
    if (isHeader) this.#heading = [];
    else this.#row?.parts.push([]);
  }

  #write(text: string): void {
    (this.#heading ?? this.#row?.parts.at(-1))?.push(text);
  }

  /** The first heading of a table begins a section, another one does if it is the title of one. */
  #endHeading(): void {
    if (this.#heading === undefined) return;
    const title = oneLine(withoutMarks(this.#heading.join('')));
    this.#heading = undefined;
    if (title === '' || this.#tables.length === 0) return;
    if (this.#section !== undefined && !this.#isKnown(foldName(title))) return;
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
