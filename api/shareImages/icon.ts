import { readFile } from 'node:fs/promises';
import { isUpload, type SiteIdentidad } from '../../contract/identidad/identidad.ts';
import type { Database } from '../database/open.ts';
import { DEFAULT_IDENTIDAD } from '../resources/site/defaults.ts';
import { decoder } from '../uploads/decoder.ts';
import { findFile } from '../uploads/store.ts';
import { drawableText, drawText } from './drawText.ts';

/** The favicon that the site ships with; scripts/draw/shareImage/render.ts draws it. */
const DEFAULT_ICON = new URL('./icon.png', import.meta.url);

const WHITE = '#ffffff';
/** The share of the side of an icon that its letter takes. */
const LETTER = 0.7;
const ICO_SIZE = 32;

type IconSource = Pick<SiteIdentidad, 'favicon' | 'logo' | 'sigla' | 'nombre' | 'color_principal'>;

/** The stored bytes of the first picture that sharp may read: SVG is none. */
async function pictureOf(db: Database, { favicon, logo }: IconSource, size: number): Promise<Uint8Array | null> {
  for (const name of [favicon, logo].filter(isUpload)) {
    const file = await findFile(db, name, size);
    if (file?.tipo === 'image/webp') return file.bytes;
  }
  return favicon === DEFAULT_IDENTIDAD.favicon ? readFile(DEFAULT_ICON) : null;
}

async function drawLetter({ sigla, nombre }: IconSource, size: number): Promise<Buffer> {
  const [letter = '·'] = drawableText(sigla || nombre).toLocaleUpperCase('es');
  const { input } = await drawText(letter, {
    weight: 'Bold',
    size: Math.round(size * LETTER),
    color: WHITE,
    width: size,
  });
  return input;
}

/** A square PNG without transparency, which systems fill with black: the favicon or logo, else the first letter. @param size pixels */
export async function drawIcon(db: Database, site: IconSource, size: number): Promise<Buffer> {
  const sharp = await decoder();
  const picture = await pictureOf(db, site, size);
  const isDefault = site.favicon === DEFAULT_IDENTIDAD.favicon;
  const background = picture === null || isDefault ? site.color_principal : WHITE;
  const input =
    picture === null
      ? await drawLetter(site, size)
      : await sharp(picture)
          .resize({ width: size, height: size, fit: 'contain', background: '#ffffff00' })
          .png()
          .toBuffer();
  return sharp({ create: { width: size, height: size, channels: 3, background } })
    .composite([{ input }])
    .removeAlpha()
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** An ICO file with one PNG. */
export async function drawIco(db: Database, site: IconSource): Promise<Buffer> {
  const png = await drawIcon(db, site, ICO_SIZE);
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(ICO_SIZE, 6);
  header.writeUInt8(ICO_SIZE, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(24, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

/** Changes with everything that an icon shows. */
export const iconKey = ({ favicon, logo, sigla, nombre, color_principal }: IconSource): string =>
  JSON.stringify([favicon, logo, sigla, nombre, color_principal]);
