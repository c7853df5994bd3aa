import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { DEFAULT_IDENTIDAD } from '../../api/resources/site/defaults.ts';
import { drawShareImage } from '../../api/shareImages/drawShareImage.ts';
import { drawableText } from '../../api/shareImages/drawText.ts';
import { recordShareImage } from '../../api/shareImages/shareImage.ts';
import { NAME_MAX } from '../../contract/values/constants.ts';

const run = promisify(execFile);

const BODY = { left: 60, top: 190, width: 1_100, height: 400 };
const MAX_BYTES = 150_000;

const draw = (nombre: string, site = DEFAULT_IDENTIDAD) =>
  drawShareImage(recordShareImage('proyecto', 1, { nombre }, site), null);

/** Part of the pixels of the title's area that are white. */
async function whiteness(image: Buffer): Promise<number> {
  const pixels = await sharp(image).extract(BODY).greyscale().raw().toBuffer();
  return pixels.filter((value) => value > 220).length / pixels.length;
}

/** Draws titles in a process without fonts, and reads the images. */
async function drawWithoutFonts(titles: readonly string[]): Promise<Buffer[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'portal-sin-letras-'));
  const module = (name: string) => JSON.stringify(new URL(`../../api/shareImages/${name}`, import.meta.url).href);
  const code = `
    const { writeFile } = await import('node:fs/promises');
    const { drawShareImage } = await import(${module('drawShareImage.ts')});
    const { recordShareImage } = await import(${module('shareImage.ts')});
    const { DEFAULT_IDENTIDAD } = await import(${module('../resources/site/defaults.ts')});
    for (const [n, nombre] of ${JSON.stringify(titles)}.entries())
      await writeFile(${JSON.stringify(folder)} + '/' + n + '.jpg', await drawShareImage(recordShareImage('proyecto', 1, { nombre }, DEFAULT_IDENTIDAD), null));
  `;
  try {
    const env = {
      ...process.env,
      FONTCONFIG_PATH: folder,
      FONTCONFIG_FILE: path.join(folder, 'none.conf'),
      HOME: folder,
    };
    await run(process.execPath, ['--input-type=module', '--eval', code], { env });
    return await Promise.all(titles.map((_, n) => readFile(path.join(folder, `${n}.jpg`))));
  } finally {
    await rm(folder, { recursive: true });
  }
}

describe('the drawing of a share image', () => {
  it('needs no fonts of the system', async () => {
    // As many letters, so that boxes instead of letters would be equal.
    const titles = ['Peatones', 'Ciclista'];
    const [first, second] = await drawWithoutFonts(titles);
    expect(first).toEqual(await draw('Peatones'));
    expect(second).toEqual(await draw('Ciclista'));
    expect(first).not.toEqual(second);
    expect(await whiteness(first ?? Buffer.alloc(0))).toBeGreaterThan(0.01);
  });

  it.each([
    ['one long word', 'm'.repeat(NAME_MAX)],
    ['many words', 'seguridad vial '.repeat(NAME_MAX / 15)],
    ['capitals', 'Ñ '.repeat(NAME_MAX / 2)],
  ])('cuts %s, which stays inside its margins', async (_, title) => {
    const image = await draw(title);
    expect(image.length).toBeLessThan(MAX_BYTES);
    expect(await whiteness(image)).toBeGreaterThan(0.03);
    for (const area of [
      { left: 1_130, top: 190, width: 70, height: 400 },
      { left: 0, top: 576, width: 1_200, height: 40 },
    ]) {
      const pixels = await sharp(image).extract(area).greyscale().raw().toBuffer();
      expect(Math.max(...pixels)).toBeLessThan(160);
    }
  });

  it.each([
    ['markup', '<b>Vías</b> & "señales" </span>'],
    ['emoji', 'Ruta 🚲👩🏽‍🔬 segura'],
    ['half of a surrogate pair', 'Ruta \uD83D segura'],
    ['control characters', 'Ruta\u0000\u0008\nsegura'],
    ['combining accents', 'Se\u0301a\u0327\u0323l'],
  ])('draws %s', async (_, title) => {
    expect(await whiteness(await draw(title))).toBeGreaterThan(0.005);
  });

  it('shows the name of the group where the font has no letters', async () => {
    expect(await draw('مرحبا')).toEqual(await draw('🚲'));
    expect(await whiteness(await draw('مرحبا'))).toBeGreaterThan(0.01);
  });

  it.each([
    ['Huella de CO₂: 1 # 2 * 3', 'Huella de CO₂: 1 # 2 * 3'],
    ['Café ☕ y té', 'Café y té'],
    ['Foro عربي 2026', 'Foro 2026'],
    ['𝐇𝑜𝓁𝒶 𐀀', 'Hola'],
    ['Σ-Álgebra', 'Σ-Álgebra'],
    ['♥ ★ …', ''],
  ])('of %s has the letters of %s', (text, drawable) => {
    expect(drawableText(text)).toBe(drawable);
  });

  it('has the colours of the site', async () => {
    const image = await draw('Mareas', { ...DEFAULT_IDENTIDAD, color_principal: '#5b1e6b', color_acento: '#7fe0a8' });
    const { data } = await sharp(image)
      .extract({ left: 2, top: 626, width: 1, height: 1 })
      .raw()
      .toBuffer({ resolveWithObject: true });
    const [red = 0, green = 0, blue = 0] = data;
    expect(Math.abs(red - 0x7f) + Math.abs(green - 0xe0) + Math.abs(blue - 0xa8)).toBeLessThan(30);
  });
});
