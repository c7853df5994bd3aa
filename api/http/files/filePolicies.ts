import { z } from 'zod';
import { isVideo } from '../../../contract/identidad/identidad.ts';

/** An SVG opened as a document runs no script and sends no request. */
const IMAGE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** `sandbox` breaks Safari's viewer of PDF files, and `default-src 'none'` Chromium's. */
export const PDF_POLICY =
  "default-src 'self'; style-src 'self' 'unsafe-inline'; script-src 'none'; frame-ancestors 'self'";

/** A video opened as a document loads itself. */
const VIDEO_POLICY = "default-src 'none'; media-src 'self'; style-src 'unsafe-inline'; sandbox";

export const isPdf = (nombre: string): boolean => nombre.endsWith('.pdf');

/** The Content-Security-Policy of a stored file. */
export function policyOf(nombre: string): string {
  if (isVideo(nombre)) return VIDEO_POLICY;
  return isPdf(nombre) ? PDF_POLICY : IMAGE_POLICY;
}

/** How long browsers keep a picture: one that may be called back, for a day. */
export const CACHED = {
  lasting: 'public, max-age=31536000, immutable',
  revocable: 'public, max-age=86400',
} as const;

const QUERY = z.object({
  w: z
    .string()
    .regex(/^\d{1,4}$/)
    .transform(Number)
    .optional(),
});

/** The width in pixels that an image is requested in; undefined for the largest. */
export const requestedWidth = (query: unknown): number | undefined => QUERY.safeParse(query).data?.w;
