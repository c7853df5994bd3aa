import path from 'node:path';
import { normalizePath } from 'vite';

/** What the bundler tells of a module while it makes chunks. */
interface Modules {
  getModuleInfo: (id: string) => { importedIds: readonly string[] } | null;
}

/**
 * Keeps what an entry always needs in one chunk: beside lazy pages that share parts of it, the bundler would cut it into twenty.
 * @param entries chunk names with the entry of each; what two need belongs to the first
 * @returns names the chunk of a module; null leaves it to the bundler
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
