/** Lists of texts are kept as JSON in one column, read and written whole. */
export const listaDe = (json: string): string[] => JSON.parse(json) as string[];
export const toJson = (items: readonly string[]): string => JSON.stringify(items);
