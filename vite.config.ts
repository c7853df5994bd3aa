import { readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { guardPublicEntry } from './scripts/vite/guardPublicEntry.ts';
import { nameLayersFirst } from './scripts/vite/nameLayersFirst.ts';
import { precompress } from './scripts/vite/precompress.ts';

const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8')) as { version: string };

export default defineConfig({
  plugins: [react(), guardPublicEntry(), nameLayersFirst('public-site/styles/index.css'), precompress()],
  define: { __APP_VERSION__: JSON.stringify(version) },
  build: { chunkSizeWarningLimit: 1_500, assetsInlineLimit: 0, manifest: true },
});
