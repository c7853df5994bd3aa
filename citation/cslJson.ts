import { allowedText } from '../contract/values/characters.ts';
import type { CslItem } from './csl.ts';

const withAllowedTexts = (_key: string, value: unknown): unknown =>
  typeof value === 'string' ? allowedText(value) : value;

export const toCslJson = (items: readonly CslItem[]): string => `${JSON.stringify(items, withAllowedTexts, 2)}\n`;
