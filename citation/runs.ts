/** Formatted text as runs, rendered as React, HTML or plain text without parsing. */
export interface Run {
  text: string;
  italic: boolean;
}

export type Runs = readonly Run[];

export const plain = (text: string | undefined): Runs => (text ? [{ text, italic: false }] : []);
export const italic = (text: string | undefined): Runs => (text ? [{ text, italic: true }] : []);
export const textOf = (runs: Runs): string => runs.map((run) => run.text).join('');

const STOP = /[.?!:;][”’]?$/;
const QUESTION = /[?!]$/;

/** A stop after a stop is left out, as is a colon after a question: '¿Qué?' + '. ' is '¿Qué? '. */
const afterText = (text: string, mark: string): string => {
  const repeated = mark.startsWith('.') ? STOP.test(text) : mark.startsWith(':') && QUESTION.test(text);
  return repeated ? mark.slice(1) : mark;
};

const merge = (runs: Runs): Runs => {
  const merged: Run[] = [];
  for (const run of runs) {
    const last = merged.at(-1);
    if (last && last.italic === run.italic) last.text += run.text;
    else if (run.text) merged.push({ ...run });
  }
  return merged;
};

/** Joins what is not empty. */
export function join(delimiter: string, parts: readonly Runs[]): Runs {
  let joined: Runs = [];
  for (const part of parts) {
    if (part.length === 0) continue;
    const between = joined.length > 0 ? afterText(textOf(joined), delimiter) : '';
    joined = [...joined, { text: between, italic: false }, ...part];
  }
  return merge(joined);
}

export const joinText = (delimiter: string, parts: readonly (string | undefined)[]): string =>
  textOf(join(delimiter, parts.map(plain)));

/** Encloses what is not empty. */
export const wrap = (prefix: string, runs: Runs, suffix: string): Runs =>
  runs.length === 0
    ? []
    : merge([{ text: prefix, italic: false }, ...runs, { text: afterText(textOf(runs), suffix), italic: false }]);

export const allItalic = (runs: Runs): Runs => merge(runs.map((run) => ({ ...run, italic: true })));
