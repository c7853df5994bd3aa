import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/**
 * Prepends the @layer statement to every style sheet of the build. The first sheet to load sets the order of the cascade
 * layers, and sheets of shared chunks load before the main one.
 * @param file the style sheet with the @layer statement
 */
export function prependLayerOrder(file: string): Plugin {
  const [order] = /@layer [\w, ]+;/.exec(readFileSync(file, 'utf8')) ?? [];
  if (order === undefined) throw new Error(`${file} names no order of layers`);
  return {
    name: 'prepend-layer-order',
    apply: 'build',
    // After Vite has emitted the style sheets, before they are compressed.
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_options, bundle) {
      for (const asset of Object.values(bundle)) {
        if (asset.type !== 'asset' || !asset.fileName.endsWith('.css')) continue;
        asset.source = `${order}${Buffer.from(asset.source).toString('utf8')}`;
      }
    },
  };
}
