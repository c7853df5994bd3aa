import sharp from 'sharp';

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 4"><rect width="8" height="4" fill="#046"/></svg>';

/** A small SVG, as a browser would send it. */
export const aLogo = (): Blob => new Blob([SVG], { type: 'image/svg+xml' });

/**
 * A JPEG of one colour, by default of a size that is stored in two widths: to encode one of 800 pixels in all takes 0.1 s.
 * @param ancho pixels; the height is three quarters of it
 * @param bytes minimum size, reached by padding after the end of the JPEG
 */
export async function anImage({ ancho = 200, bytes = 0 } = {}): Promise<Blob> {
  const picture = await sharp({
    create: { width: ancho, height: Math.round(ancho * 0.75), channels: 3, background: '#246' },
  })
    .jpeg()
    .toBuffer();
  const filling = Buffer.alloc(Math.max(0, bytes - picture.length));
  return new Blob([new Uint8Array(Buffer.concat([picture, filling]))], { type: 'image/jpeg' });
}
