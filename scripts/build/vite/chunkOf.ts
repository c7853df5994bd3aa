import path from 'node:path';
import { normalizePath } from 'vite';

/** The part of Rolldown's chunking context used here. */
interface Modules {
  getModuleInfo: (id: string) => { importedIds: readonly string[] } | null;
}

/**
 * Puts the static imports of each entry into one chunk; the bundler alone would split them into about twenty.
 * @param entries the entry of each chunk name; a module of two entries belongs to the first
 * @returns a function from module id to chunk name, or null to let the bundler decide
 */
export function chunkOf(entries: Readonly<Record<string, string>>): (id: string, modules: Modules) => string | null {
  let chunks: Map<string, string> | null = null;
  return (id, modules) => {
    chunks ??= chunksOf(entries, modules);
    return chunks.get(id) ?? null;
  };
}

function chunksOf(entries: Readonly<Record<string, string>>, modules: Modules): Map<string, string> {
  const chunks = new Map<string, string>();
  for (const [name, entry] of Object.entries(entries)) {
    const pending = [normalizePath(path.resolve(entry))];
    for (let id = pending.pop(); id !== undefined; id = pending.pop()) {
      if (chunks.has(id)) continue;
      chunks.set(id, name);
      pending.push(...(modules.getModuleInfo(id)?.importedIds ?? []));
    }
  }
  return chunks;
}
