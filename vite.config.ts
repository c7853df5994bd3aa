import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compression } from 'vite-plugin-compression2';
import packageJson from './package.json' with { type: 'json' };
import { chunkOf, sharedBetween } from './scripts/build/vite/chunks.ts';
import { externalizeAdmin } from './scripts/build/vite/externalizeAdmin.ts';
import { guardPublicEntry } from './scripts/build/vite/guardPublicEntry.ts';
import { listSources } from './scripts/build/vite/listSources.ts';
import { prependLayerOrder } from './scripts/build/vite/prependLayerOrder.ts';
import { siteDocument } from './scripts/build/vite/siteDocument.ts';
import { standaloneInline } from './scripts/build/vite/standaloneInline.ts';

/** What comes before the page's own code, and what the server puts into the rendered home. */
const EARLY = 'public-site/ssr/early.ts';
const INLINE = 'public-site/ssr/inline.ts';
const MAIN = 'public-site/main.tsx';
/** A list needs no more than the first load has: not what the pages of records share. */
const BANNER = 'public-site/components/Banner/Banner.tsx';
const PAGES = 'public-site/resources/lazyPages.ts';
/** The largest picture of a rendered page's first screen is in the page: it needs no request of its own. Hydration keeps its src. */
const FIRST_PICTURES = /\/media\/(banner|fondo)\.svg$/;
const NO_FETCH = path.resolve(import.meta.dirname, 'scripts/build/vite/noFetch.ts');

export default defineConfig({
  plugins: [
    react(),
    standaloneInline(),
    guardPublicEntry(),
    siteDocument(),
    prependLayerOrder('public-site/styles/index.css'),
    // Brotli and gzip at their highest levels, so that the server never compresses a file on a request.
    compression({
      include: /^(assets\/.*|index)\.(js|css|svg|html|json)$/,
      skipIfLargerOrEqual: false,
      logLevel: 'silent',
    }),
    externalizeAdmin(),
    listSources(),
  ],
  define: { __APP_VERSION__: JSON.stringify(packageJson.version) },
  resolve: { alias: { 'node-fetch': NO_FETCH, 'sync-fetch': NO_FETCH } },
  // The largest chunk is the back office, which visitors never load; scripts/build/sizeCheck.ts limits what they do load.
  build: { chunkSizeWarningLimit: 1_800, assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        manifest: true,
        rolldownOptions: {
          input: ['index.html', EARLY, INLINE],
          output: {
            codeSplitting: {
              groups: [
                { name: chunkOf({ early: [EARLY], site: [MAIN, BANNER] }), debugName: 'entries', priority: 1 },
                { name: sharedBetween(PAGES), debugName: 'shared' },
              ],
            },
          },
        },
      },
    },
    // The pages on the server, with all that they need, since production has neither React nor Vite.
    ssr: {
      define: { 'process.env.NODE_ENV': JSON.stringify('production') },
      resolve: { noExternal: true },
      build: {
        outDir: 'dist/server',
        assetsInlineLimit: (file) => FIRST_PICTURES.test(file),
        rolldownOptions: { input: 'public-site/ssr/server.tsx', output: { chunkFileNames: 'chunks/[name]-[hash].js' } },
      },
    },
  },
  // Both are built by `vite build`.
  builder: {},
});
