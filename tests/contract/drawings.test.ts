import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { documentSettings } from '../../api/pages/document/settingsElement.ts';
import { DEFAULT_IDENTIDAD } from '../../api/resources/site/defaults.ts';
import { DRAWINGS } from '../../api/resources/site/identidadRow.ts';
import { SETTINGS } from '../support/siteSettings.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const UPLOAD = `${'a'.repeat(32)}.webp`;
const VIDEO = `${'a'.repeat(32)}.webm`;

const dibujosOf = (changes: Partial<typeof DEFAULT_IDENTIDAD>): string[] =>
  Object.keys(
    documentSettings(
      { identidad: { ...DEFAULT_IDENTIDAD, ...changes }, lineas: [], paginas: [], secciones: [] },
      SETTINGS.dibujos,
    ).dibujos,
  );

describe('the drawings of a document', () => {
  it('are all but the icon by default, with the film', () => {
    const pictures = DRAWINGS.filter((name) => name !== 'favicon');
    expect(dibujosOf({}).toSorted()).toEqual([...pictures, 'fondo.webm', 'fondo.mp4'].toSorted());
  });

  it('are those that the identity names', () => {
    const own = { logo: UPLOAD, encabezado: '', no_encontrado: '', pilares_imagen: UPLOAD, temas: [] };
    expect(dibujosOf({ ...own, hero_fondo: 'ninguno' })).toEqual([]);
    expect(dibujosOf({ ...own, hero_fondo: 'imagen' })).toEqual(['fondo']);
    expect(dibujosOf({ ...own, hero_fondo: 'imagen', hero_imagen: UPLOAD })).toEqual([]);
    expect(dibujosOf(own)).toEqual(['fondo', 'fondo.webm', 'fondo.mp4']);
    expect(dibujosOf({ ...own, hero_video: VIDEO })).toEqual([]);
  });

  it('are imported and named by no source of the bundles', async () => {
    const named = new RegExp(`media/(?:${DRAWINGS.join('|')})\\.|tema-(?:gestion|salud|seguridad|sostenibilidad)`);
    const found: string[] = [];
    for await (const file of glob('{public-site,admin,client,color,contract,dataProvider,i18n}/**/*.{ts,tsx,css}', {
      cwd: ROOT,
    })) {
      // The server's own bundle inlines the pictures of the first screen.
      if (file === 'public-site/ssr/server.tsx') continue;
      if (named.test(readFileSync(path.join(ROOT, file), 'utf8'))) found.push(file);
    }
    expect(found).toEqual([]);
  });
});
