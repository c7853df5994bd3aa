import type { Plugin } from 'vite';

/** Builds the server's part without what is imported lazily: the home is not, and nothing else is rendered there. */
export function leaveLazyPartsOut(): Plugin {
  return {
    name: 'leave-lazy-parts-out',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    resolveDynamicImport: (specifier) => ({ id: String(specifier), external: true }),
  };
}
