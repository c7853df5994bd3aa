import { foldText } from '../../contract/values/foldText.ts';

/** What programs and people write for a value that is not there, folded. */
const WORDS: ReadonlySet<string> = new Set([
  ...'none null nil nan undefined n/a n.a. na n/d n.d. nd s/n s.n. s/d s.d. s.f. s/f ninguno ninguna #n/a'.split(' '),
  ...['no aplica', 'no disponible', 'no tiene', 'no registra', 'not available', 'not applicable'],
]);
const WITHOUT = /^sin (?:doi|issn|isbn|url|enlace|link|dato|datos|fecha|volumen|numero|pagina|paginas|informacion)$/;
/** Dashes, question marks and points alone. */
const SIGNS = /^[-–—_?.*/]+$/;

const LENGTH_MAX = 30;

/** True for a text that stands for nothing in a field of numbers, dates or addresses; elsewhere it may be a word. */
export function isPlaceholder(text: string): boolean {
  if (text.length > LENGTH_MAX) return false;
  const folded = foldText(text);
  return WORDS.has(folded) || WITHOUT.test(folded) || SIGNS.test(folded);
}
