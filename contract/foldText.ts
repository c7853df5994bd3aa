/** Folds a text for searching: without regard to case, accents and outer blanks (section 5, design §4). */
export function foldText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
}
