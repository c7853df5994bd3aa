/** Accents and other marks, and what is not seen: soft hyphens, zero-width spaces and joiners. */
const UNSEEN = /[\p{M}\p{DI}]/gu;
/** Accents by themselves are typed as an apostrophe. The decomposition of an acute one begins with a blank. */
const ACCENTS = /[`´\u1FEF\u1FFD\uFF40]/g;
const APOSTROPHES = /[‘’‛‹›′‵\u02B9-\u02BF\u02C8\uA78C]/g;
/** Before the decomposition, which makes two signs of a double prime. */
const QUOTES = /[“”„‟«»″‶]/g;
/** Dashes, the bullet that is a hyphen, and the minus sign. */
const HYPHENS = /[\p{Pd}\u2043\u2212]/gu;
/** Letters and signs that Unicode does not decompose, as they are typed where a keyboard lacks them. */
const LETTERS: Readonly<Record<string, string>> = {
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  þ: 'th',
  ı: 'i',
  ς: 'σ',
  '⁄': '/',
  '∕': '/',
  '∶': ':',
  '×': 'x',
  // The sign stands in 'N° 5' for the º that is decomposed to an o.
  '°': 'o',
};
const OTHER_LETTERS = /[æœßøłđðħþıς⁄∕∶×°]/g;
const ASCII = /^\p{ASCII}*$/u;
/** A ligature in a PDF stands for 'ff' and for 'f' alike: 'eﬃciencia'. */
const SEVERAL_F = /ff+/g;

/**
 * Folds a text for searches: case, accents, ligatures, full-width letters, raised and lowered digits, and the forms of apostrophes,
 * hyphens and blanks do not matter. Each blank becomes a space. The folded text is that of its letters, one after another, but a
 * double f is a single one.
 */
export function foldLetters(text: string): string {
  const letters = text.replace(ACCENTS, "'").replace(QUOTES, '"').normalize('NFKD').replace(UNSEEN, '').toLowerCase();
  // Nearly all texts in Spanish are ASCII by now.
  const plain = ASCII.test(letters) ? letters : withoutForms(letters);
  return plain.replace(/\s/g, ' ').replace(SEVERAL_F, 'f');
}

const withoutForms = (text: string): string =>
  text
    .replace(APOSTROPHES, "'")
    .replace(HYPHENS, '-')
    .replace(OTHER_LETTERS, (letter) => LETTERS[letter] ?? letter);

/** Folds a text as foldLetters does, with single spaces and none around it. */
export function foldText(text: string): string {
  return foldLetters(text).replace(/ +/g, ' ').trim();
}

/** True if a text has a typed one somewhere, as folded. */
export const hasFolded = (text: string, typed: string): boolean => foldText(text).includes(foldText(typed));

/** What is folded to a text of another length though its compatibility form is the same: Hangul syllables, for example. */
const UNEQUAL = /[\p{M}\p{DI}\uAC00-\uD7A3\u{10D6E}\u{10EAD}\u{16D68}-\u{16D6A}æǣǽœßþ]|ff/iu;

/** True only if each character of the text is folded to one of the same length, so that positions in both are the same. */
export const keepsPositions = (text: string): boolean => !UNEQUAL.test(text) && text.normalize('NFKC') === text;
