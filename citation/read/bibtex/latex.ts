/** The text of a value of BibTeX. A command that is not known stays as it is, so that it is seen. */
import { plugins } from '@citation-js/core';
import '@citation-js/plugin-bibtex';
import { AROUND_TEXT, BLANKS, NOTHING, SUBSCRIPTS, SUPERSCRIPTS, SYMBOLS } from './symbols.ts';

interface Constants {
  commands: Readonly<Record<string, string | null>>;
  mathCommands: Readonly<Record<string, string>>;
  diacritics: Readonly<Record<string, string>>;
}

const { commands, mathCommands, diacritics } = (plugins.config.get('@bibtex') as { constants: Constants }).constants;

const own = (table: Readonly<Record<string, string | null>>, name: string): string | undefined =>
  Object.hasOwn(table, name) ? (table[name] ?? undefined) : undefined;

const symbolOf = (name: string): string | undefined =>
  SYMBOLS.get(name) ?? own(commands, name) ?? own(mathCommands, name) ?? (BLANKS.has(name) ? ' ' : undefined);

const LIGATURES: Readonly<Record<string, string>> = {
  '---': '—',
  '--': '–',
  '``': '“',
  "''": '”',
  '!`': '¡',
  '?`': '¿',
  '~': '\u00A0',
};
const LIGATURE = /---?|``|''|!`|\?`|~/y;

/** Groups in each other: deeper ones stay as they are. */
const DEPTH_MAX = 50;
/** Characters that no text has, for braces in names, where other braces hold words together. */
export const LITERAL_BRACES = { '{': '\uE000', '}': '\uE001' } as const;
const IF_MATH = /\\ifmmode\b([\s\S]{0,500}?)\\else\b([\s\S]{0,500}?)\\fi\b/g;
/** A dash between words, as publishers export it: without blanks. */
const DASH = /\s{0,9}\{?\\ifmmode\s?---\s?\\else\s?\\textemdash\s?\\fi(?:\{\})?\}?\s{0,9}/g;
/** Formulas have commands, scripts or groups; a price has none. */
const FORMULA = /[\\^_{]/;
/** A formula without them: 'p<0.05', 'n = 5', 'x'. */
const PLAIN_FORMULA = /^(?:\S{1,4}|\S.{0,40}[=<>].{0,40}\S)$/;
/** What stands between two signs of dollars. */
const PRICE = /^\s?\d[^\\^_]*$/;
const SIGNS = /^[<>=+±×]+$/;
/** Characters of a formula. */
const FORMULA_MAX = 2_000;
const COMMAND = /\\([a-zA-Z]+)\*?[ \t\n]*|\\([\s\S])/y;

/** Signs that mean nothing to LaTeX. */
const PLAIN = /[^\\{}$~`'!?^_-]*/y;

class Converter {
  readonly #text: string;
  #position = 0;
  #depth = 0;
  #isMath = false;
  /** a command or brace stays that LaTeX would not print */
  isLeft = false;
  /** outer groups keep their braces, which hold names together; braces of the text itself become {@link LITERAL_BRACES} */
  readonly #keepsGroups: boolean;

  constructor(text: string, keepsGroups: boolean) {
    this.#text = text;
    this.#keepsGroups = keepsGroups;
  }

  convert(): string {
    let output = '';
    while (this.#position < this.#text.length) {
      output += this.#untilBrace();
      if (this.#position < this.#text.length) output += this.#left('}');
    }
    return output;
  }

  /** The text up to an end brace, which is not consumed. */
  #untilBrace(): string {
    let output = '';
    while (this.#position < this.#text.length) {
      PLAIN.lastIndex = this.#position;
      const plain = PLAIN.exec(this.#text)?.[0] ?? '';
      output += plain;
      this.#position += plain.length;
      const sign = this.#text[this.#position] ?? '}';
      if (sign === '}') break;
      output += this.#next(sign);
    }
    return output;
  }

  #next(sign: string): string {
    if (sign === '\\') return this.#command();
    if (sign === '{') return this.#group();
    if (sign === '$') return this.#formula();
    if (this.#isMath && (sign === '^' || sign === '_')) return this.#script(sign);
    LIGATURE.lastIndex = this.#position;
    const [ligature = sign] = LIGATURE.exec(this.#text) ?? [];
    this.#position += ligature.length;
    return LIGATURES[ligature] ?? sign;
  }

  /** What is in a group, without its braces. */
  #groupText(): string {
    this.#position += 1;
    this.#depth += 1;
    const inner = this.#untilBrace();
    this.#depth -= 1;
    this.#position += 1;
    return inner;
  }

  #group(): string {
    if (this.#depth >= DEPTH_MAX) return this.#left('{');
    const isOuter = this.#depth === 0;
    const inner = this.#groupText();
    return this.#keepsGroups && isOuter && inner !== '' ? `{${inner}}` : inner;
  }

  /** What stays as it is, though it means something in LaTeX. */
  #left(sign: string): string {
    this.isLeft = true;
    return this.#literally(sign);
  }

  #literally(sign: string): string {
    this.#position += sign.length;
    return sign;
  }

  #formula(): string {
    const width = this.#text.startsWith('$$', this.#position) ? 2 : 1;
    const start = this.#position + width;
    const length = this.#text.slice(start, start + FORMULA_MAX).indexOf('$');
    const inner = this.#text.slice(start, start + length);
    const isAfterWord = /[\p{L}\d}]/u.test(this.#text[this.#position - 1] ?? '');
    const isPrice = isAfterWord && PRICE.test(inner);
    const isFormula =
      (!isPrice && FORMULA.test(inner)) || SIGNS.test(inner) || (!isAfterWord && PLAIN_FORMULA.test(inner));
    if (length < 1 || !isFormula) return this.#literally('$');
    this.#position = start + length + width;
    return this.#mathText(inner);
  }

  #mathText(text: string): string {
    const formula = new Converter(text, false);
    const read = formula.math(this.#depth);
    this.isLeft ||= formula.isLeft;
    return read;
  }

  /** The next sign, command or group: the argument of a command. */
  #argument(): string {
    while (/\s/.test(this.#text[this.#position] ?? '')) this.#position += 1;
    const sign = this.#text[this.#position];
    if (sign === undefined || sign === '}') return '';
    if (sign === '{') return this.#depth >= DEPTH_MAX ? this.#left('{') : this.#groupText();
    if (sign === '\\') return this.#command();
    return this.#literally(String.fromCodePoint(this.#text.codePointAt(this.#position) ?? 0));
  }

  #script(sign: '^' | '_'): string {
    this.#position += 1;
    const text = this.#argument();
    // A degree sign is written as a raised ring.
    if (text === '°' || text === '′' || text === '*') return text;
    const scripts = sign === '^' ? SUPERSCRIPTS : SUBSCRIPTS;
    const raised = Array.from(text, (each) => scripts.get(each));
    return raised.every((each) => each !== undefined) ? raised.join('') : text;
  }

  #command(): string {
    COMMAND.lastIndex = this.#position;
    const [whole = '\\', name, symbol] = COMMAND.exec(this.#text) ?? [];
    const start = this.#position;
    this.#position += whole.length;
    if (name !== undefined) return this.#named(name, start);
    if (symbol === undefined) {
      this.isLeft = true;
      return '\\';
    }
    const diacritic = own(diacritics, symbol);
    if (diacritic !== undefined && !(this.#isMath && symbol === '=')) return this.#accented(diacritic);
    return this.#controlSymbol(symbol);
  }

  #controlSymbol(symbol: string): string {
    if (symbol === '(' || symbol === '[') return this.#displayed(symbol === '(' ? '\\)' : '\\]');
    if ('&%$#_{}'.includes(symbol)) return this.#sign(symbol);
    if (',;: \\\n\t'.includes(symbol)) return ' ';
    if ('/!-@+)]'.includes(symbol)) return '';
    this.isLeft = true;
    return `\\${symbol}`;
  }

  #sign(sign: string): string {
    return this.#keepsGroups && (sign === '{' || sign === '}') ? LITERAL_BRACES[sign] : sign;
  }

  /** A formula between '\(' and '\)'. */
  #displayed(end: string): string {
    const length = this.#text.slice(this.#position, this.#position + FORMULA_MAX).indexOf(end);
    if (length === -1) return '';
    const inner = this.#text.slice(this.#position, this.#position + length);
    this.#position += length + end.length;
    return this.#mathText(inner);
  }

  #accented(diacritic: string): string {
    const [letter = '', ...rest] = this.#argument();
    const dotted = letter === 'ı' ? 'i' : letter === 'ȷ' ? 'j' : letter;
    return dotted === '' ? '' : `${dotted}${diacritic}`.normalize('NFC') + rest.join('');
  }

  #named(name: string, start: number): string {
    const after = this.#text[this.#position];
    const isLetterAccent = own(diacritics, name) !== undefined;
    if (isLetterAccent) return this.#accented(own(diacritics, name) ?? '');
    if (name === 'begin' || name === 'end') {
      this.#argument();
      return '';
    }
    if (name === 'href') {
      this.#argument();
      return this.#argument();
    }
    if (name === 'frac' || name === 'tfrac' || name === 'dfrac') return `${this.#argument()}/${this.#argument()}`;
    if (name === 'enquote' || name === 'mkbibquote') return `“${this.#argument()}”`;
    if (name === 'sqrt') return `√${this.#argument()}`;
    if (name === 'noopsort' || name === 'SortNoop') {
      this.#argument();
      return '';
    }
    if (name === 'ensuremath' && after === '{') return this.#mathText(this.#raw());
    if (AROUND_TEXT.has(name)) return after === '{' || after === '\\' ? this.#argument() : '';
    if (NOTHING.has(name)) return '';
    const symbol = symbolOf(name);
    if (symbol !== undefined) return this.#afterSymbol(symbol, start);
    this.isLeft = true;
    return this.#text.slice(start, this.#position);
  }

  /** Blanks after a command end it; '{}' does too. In a formula they stand for a blank of the text. */
  #afterSymbol(found: string, start: number): string {
    const symbol = this.#sign(found);
    if (this.#text.startsWith('{}', this.#position)) {
      this.#position += 2;
      return symbol;
    }
    const blanks = /\s$/.test(this.#text.slice(start, this.#position));
    return this.#isMath && blanks ? `${symbol} ` : symbol;
  }

  /** A group as it is written, without its braces. */
  #raw(): string {
    const start = this.#position + 1;
    let depth = 0;
    for (; this.#position < this.#text.length; this.#position += 1) {
      const sign = this.#text[this.#position];
      if (sign === '\\') this.#position += 1;
      else if (sign === '{') depth += 1;
      else if (sign === '}') depth -= 1;
      if (depth === 0) break;
    }
    const inner = this.#text.slice(start, this.#position);
    this.#position += 1;
    return inner;
  }

  math(depth: number): string {
    this.#isMath = true;
    this.#depth = depth + 1;
    return this.#depth > DEPTH_MAX ? this.#text : this.convert();
  }
}

/** The branch of '\ifmmode … \else … \fi' that is text. */
const withoutConditions = (text: string): string =>
  text.includes('\\ifmmode') && text.includes('\\fi') ? text.replaceAll(DASH, '—').replaceAll(IF_MATH, '$2') : text;

export interface LatexText {
  text: string;
  /** a command or brace stays in the text that LaTeX would not print */
  isLeft: boolean;
}

function read(value: string, keepsGroups: boolean): LatexText {
  const converter = new Converter(withoutConditions(value), keepsGroups);
  return { text: converter.convert(), isLeft: converter.isLeft };
}

export const readLatex = (value: string): LatexText =>
  /[\\{}$~`'-]/.test(value) ? read(value, false) : { text: value, isLeft: false };

export const latexText = (value: string): string => readLatex(value).text;

/** Does what readLatex does; outer braces stay, which hold a name together. */
export const readLatexNames = (value: string): LatexText => read(value, true);
