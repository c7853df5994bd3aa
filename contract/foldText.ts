/** Folds a text for searches that ignore case, accents and outer whitespace. */
export function foldText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
}
