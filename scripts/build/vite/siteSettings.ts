import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';
import { withColors } from '../../../api/pages/colors.ts';
import { documentSettings, settingsElement } from '../../../api/pages/settingsElement.ts';
import { defaultSiteSettings } from '../../../api/resources/site/siteDefaults.ts';
import { drawingNames } from '../../../contract/identidad/drawings.ts';

const MEDIA = 'public-site/media';
const fileOf = (name: string): string => `${MEDIA}/${name.includes('.') ? name : `${name}.svg`}`;

type Bundle = Readonly<Record<string, { type: string; originalFileNames?: string[] }>>;

/** The address of an emitted file, or of its source in development. */
function addressOf(source: string, bundle: Bundle | undefined): string {
  if (bundle === undefined) return `/${source}`;
  const emitted = Object.entries(bundle).find(([, { originalFileNames = [] }]) => originalFileNames.includes(source));
  if (emitted === undefined) throw new Error(`the build has no ${source}`);
  return `/${emitted[0]}`;
}

/**
 * Emits the drawings, which no source of the bundles imports, and writes the default site settings and colours into index.html; a
 * portal's own server replaces them.
 */
export function siteSettings(): Plugin {
  const settings = defaultSiteSettings();
  return {
    name: 'site-settings',
    async buildStart() {
      if (this.environment.name !== 'client' || this.environment.mode !== 'build') return;
      for (const name of drawingNames((await settings).identidad)) {
        const originalFileName = fileOf(name);
        const source = await readFile(originalFileName);
        this.emitFile({ type: 'asset', name: path.basename(originalFileName), originalFileName, source });
      }
    },
    async transformIndexHtml(html, { bundle }) {
      const defaults = await settings;
      const names = drawingNames(defaults.identidad);
      const drawings = Object.fromEntries(names.map((name) => [name, addressOf(fileOf(name), bundle)]));
      const element = settingsElement(documentSettings(defaults, drawings));
      return withColors(
        html.replace('</title>', (title) => `${title}\n    ${element}`),
        defaults.identidad,
      );
    },
  };
}
