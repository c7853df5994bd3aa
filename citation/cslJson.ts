import type { CslItem } from './csl.ts';

/** The items are CSL-JSON already. */
export const toCslJson = (items: readonly CslItem[]): string => `${JSON.stringify(items, null, 2)}\n`;
