import { readFile } from 'node:fs/promises';
import { rgbOf } from '../../color/oklch.ts';
import { type Palette, paletteOf } from '../../color/palette.ts';
import { decoder } from '../uploads/decoder.ts';
import { hasDefaultCard, SHARE_IMAGE_SIZE, type ShareImage } from './shareImage.ts';

/** Ground, colours and logo by default; scripts/draw/shareImage/render.ts draws it. */
const DEFAULT_CARD = new URL('./card.png', import.meta.url);

/** Pixels. */
const LOGO = { size: 88, left: 72, top: 64 };
const EDGE_HEIGHT = 12;
/** The place of the middle colour in the gradient, as in scripts/draw/shareImage/card.svg. */
const MIDDLE = 0.55;

const mix = (from: number, to: number, share: number): number => Math.round(from + (to - from) * share);

/** A diagonal gradient above a stripe in the accent colour, as RGB bytes. */
function ground(palette: Palette): Buffer {
  const { width, height } = SHARE_IMAGE_SIZE;
  const [start, middle, end, edge] = ['azul-700', 'azul-800', 'azul-900', 'ambar-500'].map((token) =>
    rgbOf(palette[token] ?? '#000000'),
  );
  const pixels = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const place = (x / width + y / height) / 2;
      const [from, to, share] =
        place < MIDDLE ? [start, middle, place / MIDDLE] : [middle, end, (place - MIDDLE) / (1 - MIDDLE)];
      for (const channel of [0, 1, 2]) {
        const value =
          y >= height - EDGE_HEIGHT ? edge?.[channel] : mix(from?.[channel] ?? 0, to?.[channel] ?? 0, share);
        pixels[(y * width + x) * 3 + channel] = value ?? 0;
      }
    }
  }
  return pixels;
}

/** The ground that all share images of a site have. @param logo as it is stored; null for none, or if it cannot be drawn */
export async function cardOf(site: ShareImage['site'], logo: Uint8Array | null): Promise<Buffer> {
  if (hasDefaultCard(site)) return readFile(DEFAULT_CARD);
  const sharp = await decoder();
  const size = { width: LOGO.size, height: LOGO.size, fit: 'contain', background: '#ffffff00' } as const;
  const layers =
    logo === null ? [] : [{ input: await sharp(logo).resize(size).png().toBuffer(), left: LOGO.left, top: LOGO.top }];
  const raw = { ...SHARE_IMAGE_SIZE, channels: 3 } as const;
  return sharp(ground(paletteOf(site)), { raw })
    .composite(layers)
    .png()
    .toBuffer();
}
