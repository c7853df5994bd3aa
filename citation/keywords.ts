/** The keywords of an item, of which CSL-JSON makes one text. */
export const keywordsOf = (keyword: string | undefined): string[] =>
  (keyword ?? '')
    .split(/[,;]/)
    .map((word) => word.trim())
    .filter(Boolean);
