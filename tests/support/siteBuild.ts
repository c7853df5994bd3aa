import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { BUILT_DOCUMENT, type BuiltDocument, parseDocument } from '../../api/pages/document/builtDocument.ts';
import { shellDocument } from '../../api/pages/document/shell.ts';
import { colorTags } from '../../api/pages/head/identityTags.ts';
import { SETTINGS } from './siteSettings.ts';

export const STYLE = '.a{content:"$&"}';
export const SCRIPT = 'var a="$1";';

/** A document with the marks and code of a build. */
const DOCUMENT: BuiltDocument = {
  html:
    '<!doctype html><head><!--portal:icon--><!--portal:settings--><!--portal:code--><!--portal:head--></head>' +
    '<!--portal:body-->',
  code:
    '<script type="module" crossorigin src="/assets/index-1.js"></script>\n' +
    '<link rel="modulepreload" crossorigin href="/assets/early-1.js">\n' +
    '<link rel="stylesheet" crossorigin href="/assets/site-1.css">',
  drawings: { ...SETTINGS.dibujos, favicon: '/assets/favicon-1.svg' },
};

/** A minimal build with the layout of the real one, without its server part. */
export const SITE: Record<string, string> = {
  'index.html': shellDocument(parseDocument(DOCUMENT), SETTINGS, colorTags(SETTINGS.identidad)),
  [BUILT_DOCUMENT]: JSON.stringify(DOCUMENT),
  '.vite/manifest.json': JSON.stringify({
    'index.html': { file: 'assets/index-1.js', imports: ['_site-1.js', 'public-site/ssr/early.ts'] },
    '_site-1.js': { file: 'assets/site-1.js', css: ['assets/site-1.css'], imports: ['public-site/ssr/early.ts'] },
    'public-site/ssr/early.ts': { file: 'assets/early-1.js' },
    'public-site/ssr/inline.ts': { file: 'assets/inline-1.js' },
  }),
  'assets/site-1.css': STYLE,
  'assets/inline-1.js': `${SCRIPT}\n`,
};

/** What the server adds to every document: the icon and the names of a shortcut. */
export const SHORTCUT =
  '<link rel="apple-touch-icon" href="/apple-touch-icon.png" /><link rel="manifest" href="/manifiesto.webmanifest" />';

/** Writes a build into a temporary folder, which is removed at the end of `using`. */
export async function siteWith(files: Record<string, string>): Promise<{ folder: string } & AsyncDisposable> {
  const folder = await mkdtemp(path.join(tmpdir(), 'portal-sitio-'));
  for (const [name, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), text);
  }
  return { folder, [Symbol.asyncDispose]: () => rm(folder, { recursive: true }) };
}
