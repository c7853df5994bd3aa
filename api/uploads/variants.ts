import pLimit from 'p-limit';
import type { ResizeOptions } from 'sharp';
import { messages } from '../../contract/calls/messages.ts';
import { HttpError } from '../errors/httpError.ts';
import { type Decoder, decoder } from './decoder.ts';
import { notImageError } from './refusals.ts';

/** One size of an image, in pixels; 0 × 0 for an SVG. */
export interface Variant {
  width: number;
  height: number;
  bytes: Buffer;
}

const MAX_PIXELS = 40e6;
/** Height over width. Taller pictures get narrower, because WebP allows at most 16383 pixels. */
const MAX_ASPECT_RATIO = 4;
const MAX_SECONDS = 30;
const QUALITY = 82;
const MAX_CONCURRENT_ENCODINGS = 2;

const limitEncodings = pLimit(MAX_CONCURRENT_ENCODINGS);

/** Encodes an image (a GIF's first frame) as WebP without metadata; never enlarges. @param widths ascending @throws {HttpError} 415 */
export async function createVariants(bytes: Buffer, widths: readonly number[]): Promise<Variant[]> {
  const sharp = await decoder();
  try {
    return await limitEncodings(() => encode(sharp, bytes, widths));
  } catch (cause) {
    const tooMany = cause instanceof Error && cause.message.includes('pixel limit');
    throw tooMany ? new HttpError(415, messages.archivos.tooManyPixels) : notImageError();
  }
}

async function encode(sharp: Decoder, bytes: Buffer, widths: readonly number[]): Promise<Variant[]> {
  // Decode once, at the largest width, and derive the other sizes from that.
  const { data, info } = await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'truncated' })
    .timeout({ seconds: MAX_SECONDS })
    .autoOrient()
    .resize(within(Math.max(...widths)))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const variants = new Map<number, Variant>();
  const wholeAt = widths.findIndex((width) => width >= info.width && width * MAX_ASPECT_RATIO >= info.height);
  // Larger variants would be the same: none is enlarged.
  for (const width of wholeAt === -1 ? widths : widths.slice(0, wholeAt + 1)) {
    const webp = await sharp(data, { raw })
      .resize(within(width))
      .webp({ quality: QUALITY, smartSubsample: true })
      .toBuffer({ resolveWithObject: true });
    variants.set(webp.info.width, { width: webp.info.width, height: webp.info.height, bytes: webp.data });
  }
  return [...variants.values()];
}

function within(width: number): ResizeOptions {
  return { width, height: width * MAX_ASPECT_RATIO, fit: 'inside', withoutEnlargement: true };
}
