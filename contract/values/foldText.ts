/** Folds a text for searches that ignore case and accents; keeps its whitespace. */
export function foldLetters(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Folds a text for searches that ignore case, accents and outer whitespace. */
export function foldText(text: string): string {
  return foldLetters(text).trim();
}
