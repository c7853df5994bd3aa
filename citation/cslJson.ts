import type { CslItem } from './csl.ts';

export const toCslJson = (items: readonly CslItem[]): string => `${JSON.stringify(items, null, 2)}\n`;
