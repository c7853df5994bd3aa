import path from 'node:path';
import { EXCEPTIONS, LEVELS, NARROWER, OWN_FILES, PARTS } from './layers.ts';

const RELATIVE_IMPORT = /\b(?:from|import)\s*\(?\s*'(\.{1,2}\/[^']+)'/g;

const isInside = (file: string, folder: string): boolean => file.startsWith(`${folder}/`);

/** The folder of a level that a file is in. */
function folderIn(level: string, file: string): string {
  const [name = '', ...rest] = file.slice(level.length + 1).split('/');
  return rest.length === 0 ? OWN_FILES : name;
}

/** The deepest folder that holds both; '' for the root. */
function sharedFolder(file: string, other: string): string {
  const [folders, others] = [path.posix.dirname(file).split('/'), path.posix.dirname(other).split('/')];
  const differing = folders.findIndex((folder, index) => folder !== others[index]);
  return (differing === -1 ? folders : folders.slice(0, differing)).join('/');
}

function isBelow(level: string, file: string, imported: string): boolean {
  const rows = LEVELS[level];
  const [from, to] = [folderIn(level, file), folderIn(level, imported)];
  if (rows === undefined || from === to) return true;
  const rowOf = (folder: string) => rows.findIndex((row) => [row].flat().includes(folder));
  return rowOf(to) !== -1 && rowOf(to) < rowOf(from);
}

function isNarrowEnough(file: string, imported: string): boolean {
  const [part] = imported.split('/');
  return Object.entries(NARROWER).every(
    ([folder, mayImport]) =>
      !isInside(file, folder) ||
      isInside(imported, folder) ||
      part !== folder.split('/')[0] ||
      mayImport.some((glob) => path.posix.matchesGlob(imported, glob)),
  );
}

function mayImport(file: string, imported: string): boolean {
  if (EXCEPTIONS.some(([from, to]) => from === file && to === imported)) return true;
  const shared = sharedFolder(file, imported);
  if (shared !== '') return isBelow(shared, file, imported) && isNarrowEnough(file, imported);
  const [from = '', to = ''] = [file, imported].map((name) => name.split('/')[0]);
  return PARTS[from]?.includes(to) ?? false;
}

/** The imports of a file, types included, that point against the direction of the layers. */
export const findBreaches = (file: string, source: string): string[] =>
  [...source.matchAll(RELATIVE_IMPORT)]
    .map(([, specifier = '']) => path.posix.join(path.posix.dirname(file), specifier.replace(/\?.*$/, '')))
    .filter((imported) => !mayImport(file, imported));
