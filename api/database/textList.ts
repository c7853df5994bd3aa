// Lists of texts are stored as JSON in one column.
export const parseTextList = (json: string): string[] => JSON.parse(json) as string[];
export const toJson = (items: readonly string[]): string => JSON.stringify(items);
