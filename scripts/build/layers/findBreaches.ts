import path from 'node:path';
import { LAYERS } from './layers.ts';

const RELATIVE_IMPORT = /\b(?:from|import)\s*\(?\s*'(\.{1,2}\/[^']+)'/g;

const matches = (file: string, globs: readonly string[]): boolean =>
  globs.some((glob) => path.posix.matchesGlob(file, glob));

/** A file that no layer names may import nothing. */
function mayImport(file: string, imported: string): boolean {
  const layer = LAYERS.find(({ files }) => matches(file, files));
  return layer !== undefined && matches(imported, [...layer.files, ...layer.mayImport]);
}

/** The imports of a file, types included, that point against the direction of the layers. */
export const findBreaches = (file: string, source: string): string[] =>
  [...source.matchAll(RELATIVE_IMPORT)]
    .map(([, specifier = '']) => path.posix.join(path.posix.dirname(file), specifier.replace(/\?.*$/, '')))
    .filter((imported) => !mayImport(file, imported));
