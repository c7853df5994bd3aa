import { foldText } from '../values/foldText.ts';

const LEADING_ARTICLE = /^(?:el|la|los|las|lo|un|una|unos|unas|the|a|an) (?=.)/;

/**
 * Folds a title or name, to compare it: without accents, case, punctuation and a leading article. Numbers stay, so that
 * 'Informe 2023' is not 'Informe 2024'.
 */
export const foldName = (name: string): string =>
  foldText(name)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(LEADING_ARTICLE, '');
