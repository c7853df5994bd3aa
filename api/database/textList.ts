// Lists are stored as JSON in one column.
export const parseTextList = (json: string): string[] => JSON.parse(json) as string[];
export const toJson = (items: readonly unknown[]): string => JSON.stringify(items);
