import { normalizePath, type Plugin } from 'vite';

const ROUTER = /\/node_modules\/react-router(-dom)?\//;
const TAG = '?public';

/**
 * Gives the public site its own copy of react-router. A copy shared with the back office contains the data routers, which every
 * visitor would download.
 */
export function separatePublicRouter(): Plugin {
  return {
    name: 'separate-public-router',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async resolveId(source, importer) {
      const from = normalizePath(importer ?? '');
      const isPublic = from.includes('/public-site/') || (ROUTER.test(from) && from.endsWith(TAG));
      if (!isPublic || !/^(\.|react-router)/.test(source)) return null;
      const resolved = await this.resolve(source, importer, { skipSelf: true });
      return resolved !== null && ROUTER.test(normalizePath(resolved.id))
        ? { ...resolved, id: `${resolved.id}${TAG}` }
        : null;
    },
  };
}
