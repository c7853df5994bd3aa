import path from 'node:path';
import { normalizePath } from 'vite';

/** The part of Rolldown's chunking context used here. */
interface Modules {
  getModuleInfo: (id: string) => { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] } | null;
}

const PAGE = /\/public-site\/pages\/\w+\/\w+Page\.tsx$/;

/** Gives the chunk of a module, or null to let the bundler decide. */
type ChunkName = (id: string, modules: Modules) => string | null;

const idOf = (file: string): string => normalizePath(path.resolve(file));

/** Remembers the chunks, which are computed once all modules are known. */
function named(chunksOf: (modules: Modules) => Map<string, string>): ChunkName {
  let chunks: Map<string, string> | null = null;
  return (id, modules) => {
    chunks ??= chunksOf(modules);
    return chunks.get(id) ?? null;
  };
}

/** Modules and their static imports. */
function closureOf(entries: readonly string[], modules: Modules): Set<string> {
  const closure = new Set(entries);
  for (const id of closure) {
    for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) closure.add(imported);
  }
  return closure;
}

/**
 * Puts the static imports of each entry into one chunk; the bundler alone would split them into about twenty.
 * @param entries the entries of each chunk name; a module of two chunks belongs to the first
 */
export function chunkOf(entries: Readonly<Record<string, readonly string[]>>): ChunkName {
  return named((modules) => {
    const chunks = new Map<string, string>();
    for (const [name, files] of Object.entries(entries).reverse()) {
      for (const id of closureOf(files.map(idOf), modules)) chunks.set(id, name);
    }
    return chunks;
  });
}

/**
 * Puts what several pages import into one chunk; the bundler alone would split it into about ten.
 * @param pages a module whose dynamic imports, with those of its static imports, include the pages
 */
export function sharedBetween(pages: string): ChunkName {
  return named((modules) => {
    const chunks = new Map<string, string>();
    const seen = new Set<string>();
    const lazy = [...closureOf([idOf(pages)], modules)].flatMap(
      (id) => modules.getModuleInfo(id)?.dynamicallyImportedIds ?? [],
    );
    for (const page of lazy.filter((id) => PAGE.test(id))) {
      for (const id of closureOf([page], modules)) {
        if (seen.has(id)) chunks.set(id, 'shared');
        seen.add(id);
      }
    }
    return chunks;
  });
}
