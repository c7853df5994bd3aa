import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/**
 * Puts the order of the cascade's layers at the head of every style sheet of the build: the first sheet to load decides it,
 * and the sheets of shared chunks load before the one that names it.
 * @param file the sheet that names the order
 */
export function nameLayersFirst(file: string): Plugin {
  const [order] = /@layer [\w, ]+;/.exec(readFileSync(file, 'utf8')) ?? [];
  if (order === undefined) throw new Error(`${file} names no order of layers`);
  return {
    name: 'name-layers-first',
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
