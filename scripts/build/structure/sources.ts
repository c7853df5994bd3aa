import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

export interface Source {
  /** relative to the root, with slashes */
  file: string;
  text: string;
}

/** The files that match a pattern, in alphabetical order. @param root of the project */
export const sourcesIn = (root: string, pattern: string): Source[] =>
  globSync(pattern, { cwd: root })
    .map((file) => file.replaceAll(path.sep, '/'))
    .sort()
    .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }));

/** Lines of a text that ends with a line break. */
export const countLines = (text: string): number => text.split('\n').length - 1;
