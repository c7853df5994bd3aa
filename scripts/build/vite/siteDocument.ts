import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin, Rollup } from 'vite';
import { BUILT_DOCUMENT, type BuiltDocument, parseDocument } from '../../../api/pages/document/builtDocument.ts';
import { shellDocument } from '../../../api/pages/document/shell.ts';
import { colorTags } from '../../../api/pages/head/identityTags.ts';
import { defaultSiteSettings } from '../../../api/resources/site/defaults.ts';
import { type Drawings, drawingNames } from '../../../contract/identidad/drawings.ts';
import type { SiteSettings } from '../../../contract/identidad/siteSettings.ts';

const MEDIA = 'public-site/media';
/** The drawings that a new portal shows, and its icon. */
const namesOf = ({ identidad }: SiteSettings): string[] => [...drawingNames(identidad), identidad.favicon];

const fileOf = (name: string): string => `${MEDIA}/${name.includes('.') ? name : `${name}.svg`}`;

const drawingsOf = (settings: SiteSettings, addressOf: (source: string) => string): Drawings =>
  Object.fromEntries(namesOf(settings).map((name) => [name, addressOf(fileOf(name))]));

/** The address of an emitted file. */
function addressIn(bundle: Rollup.OutputBundle, source: string): string {
  const emitted = Object.values(bundle).find(
    (file) => file.type === 'asset' && file.originalFileNames.includes(source),
  );
  if (emitted === undefined) throw new Error(`the build has no ${source}`);
  return `/${emitted.fileName}`;
}

const HEAD_MARK = '<!--portal:head-->';
const HEAD_END = '</head>';

/** Takes out the tags that Vite writes at the end of the head. */
function withoutCode(html: string): Pick<BuiltDocument, 'html' | 'code'> {
  // The last one: a doubled mark stays in the document, which is then refused.
  const start = html.lastIndexOf(HEAD_MARK) + HEAD_MARK.length;
  const end = html.indexOf(HEAD_END, start);
  return { html: `${html.slice(0, start)}\n  ${html.slice(end)}`, code: html.slice(start, end).trim() };
}

/** The document with the settings of a new portal: for `npm run dev`, and for a site of another server. */
function filled(built: BuiltDocument, settings: SiteSettings): string {
  return shellDocument(parseDocument(built), settings, colorTags(settings.identidad));
}

/**
 * Emits the drawings, which no source of the bundles imports, and the document with its marks, which a portal's own server fills. Fails if
 * a mark is missing.
 */
export function siteDocument(): Plugin {
  const defaults = defaultSiteSettings();
  return {
    name: 'site-document',
    // After Vite has emitted the document, before it is compressed.
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    async buildStart() {
      if (this.environment.mode !== 'build') return;
      for (const name of namesOf(await defaults)) {
        const originalFileName = fileOf(name);
        const source = await readFile(originalFileName);
        this.emitFile({ type: 'asset', name: path.basename(originalFileName), originalFileName, source });
      }
    },
    async transformIndexHtml(html, { bundle }) {
      if (bundle !== undefined) return html;
      const settings = await defaults;
      return filled({ html, code: '', drawings: drawingsOf(settings, (source) => `/${source}`) }, settings);
    },
    async generateBundle(_options, bundle) {
      const settings = await defaults;
      const document = bundle['index.html'];
      if (document?.type !== 'asset') throw new Error('the build has no index.html');
      const built = {
        ...withoutCode(Buffer.from(document.source).toString('utf8')),
        drawings: drawingsOf(settings, (source) => addressIn(bundle, source)),
      };
      document.source = filled(built, settings);
      // A site of another server is for a static host, which fills nothing.
      if (this.environment.config.env.VITE_API_HOST) return;
      this.emitFile({ type: 'asset', fileName: BUILT_DOCUMENT, source: JSON.stringify(built) });
    },
  };
}
