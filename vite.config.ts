import { readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkOf } from './scripts/build/vite/chunkOf.ts';
import { guardPublicEntry } from './scripts/build/vite/guardPublicEntry.ts';
import { leaveLazyPartsOut } from './scripts/build/vite/leaveLazyPartsOut.ts';
import { nameLayersFirst } from './scripts/build/vite/nameLayersFirst.ts';
import { precompress } from './scripts/build/vite/precompress.ts';

const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8')) as { version: string };

/** What comes before the page's own code, and what the server puts into the rendered home. */
const EARLY = 'public-site/start/early.ts';
const INLINE = 'public-site/start/inline.ts';
const MAIN = 'public-site/main.tsx';

export default defineConfig({
  plugins: [
    react(),
    guardPublicEntry(),
    nameLayersFirst('public-site/styles/index.css'),
    precompress(),
    leaveLazyPartsOut(),
  ],
  define: { __APP_VERSION__: JSON.stringify(version) },
  build: { chunkSizeWarningLimit: 1_500, assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        manifest: true,
        rolldownOptions: {
          input: ['index.html', EARLY, INLINE],
          output: {
            codeSplitting: { groups: [{ name: chunkOf({ early: EARLY, site: MAIN }), debugName: 'entries' }] },
          },
        },
      },
    },
    // The home on the server: one file with all that it needs, since production has neither React nor Vite.
    ssr: {
      define: { 'process.env.NODE_ENV': JSON.stringify('production') },
      resolve: { noExternal: true },
      build: { outDir: 'dist/server', rolldownOptions: { input: 'public-site/server.tsx' } },
    },
  },
  // Both are built by `vite build`.
  builder: {},
});
