/** The path in the hash of an address, without its query. */
export const pathOf = (hash: string): string => hash.split('?')[0] ?? '';
