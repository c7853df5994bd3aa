const normalize = (name: string): string => name.normalize('NFC').replaceAll(/\s+/g, ' ').trim();

/** True if a typed name is that of a record. Spaces count as a page shows them. */
export const isSameName = (typed: string, name: string): boolean => normalize(typed) === normalize(name);
