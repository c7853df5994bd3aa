import { hasEtAlAtEnd, incompleteList, isEtAl, withoutEtAl } from '../../values/etAl.ts';
import { nameText, splitPeople } from '../../values/people.ts';
import { readLatexNames } from './latex.ts';

const AND = /^\s+and\s/i;
/** BibLaTeX's parts with their names. */
const LABELLED = /(?:^|,)\s*(?:family|given|prefix|suffix)\s*=/;

/** The parts of a text between a separator that stands outside of braces. @param at the length of the separator at a place, or 0 */
function split(text: string, at: (index: number) => number): string[] {
  const parts: string[] = [];
  let [depth, start] = [0, 0];
  for (let index = 0; index < text.length; index += 1) {
    if (text[index] === '{') depth += 1;
    else if (text[index] === '}') depth -= 1;
    const length = depth === 0 ? at(index) : 0;
    if (length === 0) continue;
    parts.push(text.slice(start, index));
    start = index + length;
    index = start - 1;
  }
  return [...parts, text.slice(start)].map((part) => part.trim()).filter((part) => part !== '');
}

const LONGEST_AND = 200;
const byAnd = (text: string): string[] =>
  split(text, (index) =>
    /\s/.test(text[index] ?? '') ? (AND.exec(text.slice(index, index + LONGEST_AND))?.[0].length ?? 1) - 1 : 0,
  );
const bySemicolons = (text: string): string[] => split(text, (index) => (text[index] === ';' ? 1 : 0));

/** Names in one text: 'and' stands between them, a body is in braces; some programs write several names between two. */
function namesIn(text: string): string[] {
  return byAnd(text).flatMap((name) => {
    const between = bySemicolons(name);
    if (between.length > 1) return between;
    const isPlain = !/[{}=]/.test(name) && !hasEtAlAtEnd(name) && !isEtAl(name);
    const { names } = isPlain ? splitPeople(name, true) : { names: [] };
    return names.length > 1 ? names.map(nameText) : [name];
  });
}

export interface BibtexNames {
  /** as BibTeX has them, without LaTeX */
  text: string;
  /** says that names are left out */
  remark: string | undefined;
  /** LaTeX is left in the text */
  isLeft: boolean;
}

/** The names of a field. */
export function readNames(value: string): BibtexNames {
  const names: string[] = [];
  let remark: string | undefined;
  const { text, isLeft } = readLatexNames(value);
  for (const name of namesIn(text)) {
    const plain = name.replaceAll(/[{}]/g, '').trim();
    if (isEtAl(plain)) remark = incompleteList(plain);
    else {
      if (hasEtAlAtEnd(name)) remark = incompleteList('et al.');
      const kept = withoutEtAl(name).trim();
      names.push(LABELLED.test(kept) ? kept : kept.replaceAll(/(?<!\{)=/g, '{=}'));
    }
  }
  return { text: names.join(' and '), remark, isLeft };
}
