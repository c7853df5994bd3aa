import type { Plugin } from 'vite';

/** Leaves the back office, which is never rendered by the server, out of the server bundle. */
export function externalizeAdmin(): Plugin {
  return {
    name: 'externalize-admin',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    resolveDynamicImport: (specifier) =>
      String(specifier).includes('/admin/') ? { id: String(specifier), external: true } : null,
  };
}
