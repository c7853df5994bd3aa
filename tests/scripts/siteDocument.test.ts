import { readFileSync } from 'node:fs';
import type { Rollup } from 'vite';
import { describe, expect, it, vi } from 'vitest';
import { BUILT_DOCUMENT } from '../../api/pages/document/builtDocument.ts';
import { DRAWINGS } from '../../api/resources/site/identidadRow.ts';
import { siteDocument } from '../../scripts/build/vite/siteDocument.ts';

const INDEX = readFileSync(new URL('../../index.html', import.meta.url), 'utf8');
const CODE = '<script type="module" crossorigin src="/assets/index-1.js"></script>';
/** As Vite emits it: without the script of the source, with its own tags at the end of the head. */
const EMITTED = INDEX.replace(/<script.*<\/script>/, '').replace('</head>', `${CODE}</head>`);

const plugin = siteDocument();

/** Runs the end of a build with this document. */
async function endOfBuild(html: string, env: Record<string, string> = {}) {
  const drawings = [...DRAWINGS.map((name) => `${name}.svg`), 'fondo.webm', 'fondo.mp4'].map((file) => [
    file,
    { type: 'asset', fileName: `assets/1-${file}`, originalFileNames: [`public-site/media/${file}`] },
  ]);
  const index = { type: 'asset', fileName: 'index.html', originalFileNames: [], source: html };
  const bundle = { 'index.html': index, ...Object.fromEntries(drawings) };
  const emitFile = vi.fn<(file: Rollup.EmittedAsset) => void>();
  const end = plugin.generateBundle as (this: object, options: object, bundle: object) => Promise<void>;
  await end.call({ emitFile, environment: { config: { env } } }, {}, bundle);
  return { index: index.source, emitted: emitFile.mock.calls.map(([file]) => file) };
}

describe('the build', () => {
  it('fills index.html with the settings of a new portal, and loads its code', async () => {
    const { index } = await endOfBuild(EMITTED);
    expect(index).not.toContain('<!--portal');
    expect(index.split(CODE)).toHaveLength(2);
    for (const text of ['<title>Grupo de investigación</title>', '<div id="root"></div>', '--azul-800:#0b3d4a'])
      expect(index).toContain(text);
    expect(index).toContain('<link rel="icon" type="image/svg+xml" href="/assets/1-favicon.svg" />');
    expect(index).toContain('"dibujos":{"logo":"/assets/1-logo.svg"');
  });

  it('leaves the document with its marks, its code and its drawings to the server', async () => {
    const { emitted } = await endOfBuild(EMITTED);
    expect(emitted.map(({ fileName }) => fileName)).toEqual([BUILT_DOCUMENT]);
    const { html, code, drawings } = JSON.parse(String(emitted[0]?.source));
    expect(html).not.toContain(CODE);
    expect(html.match(/<!--portal:\w+-->/g)).toHaveLength(5);
    expect([code, drawings.favicon]).toEqual([CODE, '/assets/1-favicon.svg']);
  });

  it('leaves no document with marks for a site of another server, which a portal does not serve', async () => {
    const { index, emitted } = await endOfBuild(EMITTED, { VITE_API_HOST: 'https://otro.example.org' });
    expect(index).toContain('<title>Grupo de investigación</title>');
    expect(emitted).toEqual([]);
  });

  it('fails if a mark is missing or doubled', async () => {
    for (const mark of INDEX.match(/<!--portal:\w+-->/g) ?? []) {
      await expect(endOfBuild(EMITTED.replace(mark, '')), mark).rejects.toThrow('has the marks');
      await expect(endOfBuild(EMITTED.replace(mark, mark + mark)), mark).rejects.toThrow('has the marks');
    }
  });
});

it('the development server fills the same marks', async () => {
  const transform = plugin.transformIndexHtml as (html: string, context: object) => Promise<string>;
  const html = await transform(INDEX, {});
  expect(html).not.toContain('<!--portal');
  expect(html).toContain('<script type="module" src="/public-site/main.tsx"></script>');
  expect(html).toContain('"logo":"/public-site/media/logo.svg"');
  await expect(transform(INDEX.replace('<!--portal:icon-->', ''), {})).rejects.toThrow('has the marks');
});
