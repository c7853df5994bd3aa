/** Splits BibTeX into entries and fields. A broken entry ends where the next one begins. */

export interface BibtexEntry {
  type: string;
  key: string;
  /** by name in lower case: the text between the outer braces or quotes */
  fields: Map<string, string>;
}

/**
 * An entry begins at the start of a line, or anywhere with its first field, whether it has a key or not. A key may have blanks.
 * The lengths bound the time that a text of such signs takes.
 */
const START =
  /^[ \t]*@\s{0,9}[a-z]{1,40}\s{0,9}[{(]|@\s{0,9}[a-z]{1,40}\s{0,9}[{(]\s{0,99}(?:[^,={}"@]{0,300},)?\s{0,99}[a-z][\w:+.-]*\s*=\s*["{\w]/gim;

const HEAD = /^\s*@\s*([a-z]+)\s*[{(]\s*/i;
const FIRST_FIELD = /[a-z][\w:+.-]*\s*=/iy;
const KEY = /[^,]{0,1000},/y;
const NAME = /([^\s=,{}()"#%]+)\s*=\s*/y;
/** A brace too many after a value, since another field follows. */
const EXTRA_BRACE = /\}\s*,\s*[a-z][\w-]*\s*=\s*["{\w]/iy;
/** Blanks and commas between fields, and lines that are commented out. */
const GAP = /(?:[\s,]|%[^\n]*(?:\n|$))*/y;
const BARE = /[^\s,#{}()"]+/y;

/** Thrown for an entry that cannot be read. */
class BibtexError extends Error {
  override name = 'BibtexError';
}

/** The texts of the entries, strings and comments of a file. */
export function entryTexts(text: string): string[] {
  const starts = [...text.matchAll(START)].map(({ index }) => index);
  return starts.map((start, index) => text.slice(start, starts[index + 1]));
}

export const typeOf = (entry: string): string => (HEAD.exec(entry)?.[1] ?? '').toLowerCase();

const KEY_OF = /^\s*@\s*[a-z]+\s*[{(]([^,={}"]*),/i;
const KEY_MAX = 300;

/** The key of an entry that may be broken. */
export function keyIn(entry: string): string {
  const key = KEY_OF.exec(entry)?.[1] ?? '';
  return key.length > KEY_MAX ? '' : key.trim();
}

class EntryReader {
  readonly #text: string;
  readonly #strings: ReadonlyMap<string, string>;
  #position: number;

  /** @param strings the abbreviations of the file, by name in lower case */
  constructor(text: string, strings: ReadonlyMap<string, string>) {
    this.#text = text;
    this.#strings = strings;
    this.#position = HEAD.exec(text)?.[0].length ?? 0;
  }

  read(hasKey: boolean): BibtexEntry {
    const key = hasKey ? this.#key() : '';
    const fields = new Map<string, string>();
    for (;;) {
      this.#take(GAP);
      const sign = this.#text[this.#position];
      if (sign === '}' || sign === ')') {
        if (!this.#isAt(EXTRA_BRACE)) break;
        this.#position += 1;
        continue;
      }
      const [, name = ''] = this.#take(NAME) ?? [];
      if (name === '') throw new BibtexError(`no field at ${this.#position}`);
      const value = this.#value();
      // The first one that is filled counts of two fields of one name.
      if (value.trim() !== '' && !fields.has(name.toLowerCase())) fields.set(name.toLowerCase(), value);
    }
    return { type: typeOf(this.#text), key, fields };
  }

  #isAt(pattern: RegExp): boolean {
    pattern.lastIndex = this.#position;
    return pattern.test(this.#text);
  }

  #take(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.#position;
    const found = pattern.exec(this.#text);
    this.#position += found?.[0].length ?? 0;
    return found;
  }

  #key(): string {
    FIRST_FIELD.lastIndex = this.#position;
    if (FIRST_FIELD.test(this.#text)) return '';
    const found = this.#take(KEY);
    if (found === null) throw new BibtexError('no field');
    return found[0].slice(0, -1).trim();
  }

  /** Parts joined by '#'. */
  #value(): string {
    let value = this.#part();
    for (;;) {
      this.#take(/\s*/y);
      if (this.#text[this.#position] !== '#') return value;
      this.#position += 1;
      this.#take(/\s*/y);
      value += this.#part();
    }
  }

  #part(): string {
    const sign = this.#text[this.#position];
    if (sign === '{') return this.#delimited('}');
    if (sign === '"') return this.#delimited('"');
    const [word] = this.#take(BARE) ?? [];
    if (word === undefined) throw new BibtexError(`no value at ${this.#position}`);
    // A name that nobody has defined is what it says: 'month = ene'.
    return this.#strings.get(word.toLowerCase()) ?? word;
  }

  #delimited(end: '}' | '"'): string {
    const start = this.#position + 1;
    let depth = 0;
    for (let index = start; index < this.#text.length; index += 1) {
      const sign = this.#text[index];
      if (sign === '\\') index += this.#escapes(end, index) ? 1 : 0;
      else if (sign === end && depth === 0) {
        this.#position = index + 1;
        return this.#text.slice(start, index);
      } else if (sign === '{') depth += 1;
      else if (sign === '}') depth -= 1;
    }
    throw new BibtexError(`the value at ${start} does not end`);
  }

  /** True for a quote that ends no value: in quotes, '\"' ends the value unless a letter follows, which it puts two points on. */
  #escapes(end: '}' | '"', index: number): boolean {
    const sign = this.#text[index + 1] ?? '';
    if (sign === '"') return end === '"' && /[\p{L}{\\]/u.test(this.#text[index + 2] ?? '');
    return '\\{}'.includes(sign) && sign !== '';
  }
}

/** Reads an entry. @throws {Error} for one that cannot be read */
export const readEntry = (text: string, strings: ReadonlyMap<string, string>): BibtexEntry =>
  new EntryReader(text, strings).read(true);

/** Reads '@string{name = "value"}'; nothing of one that is broken. */
export function readStrings(text: string, strings: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  try {
    return new EntryReader(text, strings).read(false).fields;
  } catch {
    return new Map();
  }
}
