import { normalizePath, type Plugin } from 'vite';

const INLINE = /\/public-site\/ssr\/inline\.ts$/;
const TAG = '?inlined';

/** Gives the script that the server inlines its own copy of what it imports: it cannot import a chunk. */
export function standaloneInline(): Plugin {
  return {
    name: 'standalone-inline',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async resolveId(source, importer) {
      const from = normalizePath(importer ?? '');
      if (!INLINE.test(from) && !from.endsWith(TAG)) return null;
      const resolved = await this.resolve(source, importer, { skipSelf: true });
      return resolved === null ? null : { ...resolved, id: `${resolved.id}${TAG}` };
    },
  };
}
