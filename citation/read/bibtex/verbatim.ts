import { latexText } from './latex.ts';

const COMMAND_AROUND = /^\\(?:url|href|nolinkurl|path|doi)\s*\{([^{}]*)\}[\s\S]*$/;
const FORMULA = /\$[^$\s]{1,40}\$/g;
const NAMED = /\\[a-zA-Z]{2,30}\s?(?:\{\})?/g;
const TILDE = /\\~(?:\{\})?/g;
const ESCAPED = /\\([%&#$_{}^\\-])/g;

/** An address or a DOI, which is no text: '%2F' and '_' stay what they are, and what LaTeX escapes is not escaped. */
export const verbatimText = (value: string): string =>
  value
    .trim()
    .replace(COMMAND_AROUND, '$1')
    .replaceAll(FORMULA, latexText)
    .replaceAll(TILDE, '~')
    .replaceAll(NAMED, latexText)
    .replaceAll(/[{}]/g, '')
    .replaceAll(ESCAPED, '$1')
    // A broken line is joined; Mendeley writes several addresses in one field.
    .split(/\s{1,9}(?=https?:\/\/)/)
    .map((part) => part.replaceAll(/\s+/g, ''))
    .join(' ');
