import pLimit from 'p-limit';
import type { ResizeOptions } from 'sharp';
import { type Decoder, decoder } from './decoder.ts';
import { INVALID_IMAGE, RejectedFile, TOO_MANY_PIXELS } from './RejectedFile.ts';

/** One size of an image, in pixels; an SVG fits every size and has 0 × 0. */
export interface Variant {
  ancho: number;
  alto: number;
  bytes: Buffer;
}

const MAX_PIXELES = 40e6;
/** Height over width. Taller pictures are made narrower: WebP allows at most 16383 pixels. */
const MAX_PROPORCION = 4;
const MAX_SEGUNDOS = 30;
const CALIDAD = 82;
const MAX_CONCURRENT_ENCODINGS = 2;

const limitEncodings = pLimit(MAX_CONCURRENT_ENCODINGS);

/**
 * Decodes a JPEG, PNG, GIF (first frame) or WebP, turns it as its EXIF says, and encodes it as WebP without metadata.
 * @param anchos widths in pixels, ascending; a picture is never enlarged, so a small one gives fewer
 * @returns at least one, ascending by width
 * @throws {ArchivoRechazado} 415 when it cannot be decoded to its end or has more than 40 million pixels
 */
export async function createVariants(bytes: Buffer, anchos: readonly number[]): Promise<Variant[]> {
  const sharp = await decoder();
  try {
    return await limitEncodings(() => encode(sharp, bytes, anchos));
  } catch (cause) {
    const tooMany = cause instanceof Error && cause.message.includes('pixel limit');
    throw new RejectedFile(415, tooMany ? TOO_MANY_PIXELS : INVALID_IMAGE);
  }
}

async function encode(sharp: Decoder, bytes: Buffer, anchos: readonly number[]): Promise<Variant[]> {
  // Decoded once, at the largest width: the other sizes come from that.
  const { data, info } = await sharp(bytes, { limitInputPixels: MAX_PIXELES, failOn: 'truncated' })
    .timeout({ seconds: MAX_SEGUNDOS })
    .autoOrient()
    .resize(within(Math.max(...anchos)))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const variants = new Map<number, Variant>();
  for (const ancho of anchos) {
    const webp = await sharp(data, { raw })
      .resize(within(ancho))
      .webp({ quality: CALIDAD, smartSubsample: true })
      .toBuffer({ resolveWithObject: true });
    variants.set(webp.info.width, { ancho: webp.info.width, alto: webp.info.height, bytes: webp.data });
  }
  return [...variants.values()];
}

function within(ancho: number): ResizeOptions {
  return { width: ancho, height: ancho * MAX_PROPORCION, fit: 'inside', withoutEnlargement: true };
}
