import type { Plugin } from 'vite';

/** Leaves dynamic imports out of the server bundle: it renders only the home, which is imported statically. */
export function externalizeDynamicImports(): Plugin {
  return {
    name: 'externalize-dynamic-imports',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    resolveDynamicImport: (specifier) => ({ id: String(specifier), external: true }),
  };
}
