import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { HttpError } from '../../../api/errors/httpError.ts';
import { type PreparedFile, prepareUpload } from '../../../api/uploads/prepare.ts';
import { CONVENIO_LOGO, PHOTOGRAPH } from '../../../contract/entities/file.ts';
import { anImage, animatedGif, aTransparentImage, colorAt, padTo, photoWithGps, pngClaiming } from './images.ts';

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><rect width="4" height="4"/></svg>';

const widths = ({ variants }: PreparedFile) => variants.map(({ width }) => width);
const REDDISH = [expect.toSatisfy((v) => v > 180), expect.toSatisfy((v) => v < 60), expect.toSatisfy((v) => v < 70)];
const BLUISH = [expect.toSatisfy((v) => v < 50), expect.toSatisfy((v) => v < 90), expect.toSatisfy((v) => v > 180)];

async function refusalOf(preparation: Promise<unknown>) {
  const error = await preparation.catch((thrown: unknown) => thrown);
  if (!(error instanceof HttpError)) throw new Error('the file was not refused', { cause: error });
  return { status: error.status, text: error.message };
}

describe('prepareUpload of a photograph', () => {
  it.each(['jpeg', 'png', 'gif', 'webp'] as const)('encodes %s as WebP at four widths', async (format) => {
    const prepared = await prepareUpload('integrantes', await anImage().toFormat(format).toBuffer());
    expect(prepared.tipo).toBe('image/webp');
    expect(prepared.nombre).toMatch(/^[0-9a-f]{32}\.webp$/);
    expect(prepared.variants.map(({ width, height }) => [width, height])).toEqual([
      [160, 107],
      [320, 214],
      [480, 320],
      [640, 427],
    ]);
    for (const { width, height, bytes } of prepared.variants) {
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width, height });
      expect(await colorAt(bytes, 0.25, 0.5)).toEqual(REDDISH);
      expect(await colorAt(bytes, 0.75, 0.5)).toEqual(BLUISH);
    }
  });

  it('never enlarges a picture', async () => {
    expect(widths(await prepareUpload('integrantes', await anImage(400, 400).png().toBuffer()))).toEqual([
      160, 320, 400,
    ]);
    expect(widths(await prepareUpload('integrantes', await anImage(40, 40).png().toBuffer()))).toEqual([40]);
  });

  it('applies the EXIF orientation and removes all metadata', async () => {
    const photo = await photoWithGps();
    expect(photo.includes('CamaraDePrueba')).toBe(true);
    const { variants } = await prepareUpload('integrantes', photo);
    for (const { width, height, bytes } of variants) {
      expect(height).toBeGreaterThan(width);
      const { exif, xmp, iptc, icc, orientation } = await sharp(bytes).metadata();
      expect({ exif, xmp, iptc, icc, orientation }).toEqual({});
      expect(await colorAt(bytes, 0.5, 0.25)).toEqual(REDDISH);
      expect(await colorAt(bytes, 0.5, 0.75)).toEqual(BLUISH);
    }
  });

  it('drops bytes after the end of the image', async () => {
    const tail = Buffer.from('<script>alert(1)</script>PK\u0003\u0004');
    const polyglot = Buffer.concat([await anImage().png().toBuffer(), tail]);
    const { variants } = await prepareUpload('integrantes', polyglot);
    expect(variants.some(({ bytes }) => bytes.includes('script'))).toBe(false);
  });

  it('takes the first frame of an animated GIF', async () => {
    const gif = await animatedGif();
    expect((await sharp(gif).metadata()).pages).toBe(2);
    const { variants } = await prepareUpload('integrantes', gif);
    expect(variants.map(({ width, height }) => [width, height])).toEqual([
      [160, 80],
      [200, 100],
    ]);
    expect(await colorAt(variants[0]?.bytes ?? gif, 0.25, 0.5)).toEqual(REDDISH);
  });

  it.each([
    ['grey', () => anImage().toColourspace('b-w').png().toBuffer()],
    ['grey with transparency', () => aTransparentImage().toColourspace('b-w').png().toBuffer()],
    ['of 16 bits', () => anImage().toColourspace('rgb16').png().toBuffer()],
    ['of a palette', () => anImage().png({ palette: true }).toBuffer()],
    ['in CMYK', () => anImage().toColourspace('cmyk').jpeg().toBuffer()],
    ['progressive', () => anImage().jpeg({ progressive: true }).toBuffer()],
    ['very tall', () => anImage(100, 20_000).png().toBuffer()],
    ['very wide', () => anImage(20_000, 4).png().toBuffer()],
  ])('accepts a picture that is %s', async (_kind, make) => {
    const { variants } = await prepareUpload('integrantes', await make());
    expect(variants.length).toBeGreaterThan(0);
    expect(variants.every(({ width, height }) => width > 0 && height > 0)).toBe(true);
  });

  it('keeps transparency', async () => {
    const { variants } = await prepareUpload('integrantes', await aTransparentImage().png().toBuffer());
    expect((await sharp(variants[0]?.bytes).metadata()).hasAlpha).toBe(true);
  });

  it('accepts 5,242,880 bytes and refuses one more', async () => {
    const jpeg = await anImage().jpeg().toBuffer();
    expect(widths(await prepareUpload('integrantes', padTo(jpeg, 5_242_880)))).toHaveLength(4);
    expect(await refusalOf(prepareUpload('integrantes', padTo(jpeg, 5_242_881)))).toEqual({
      status: 413,
      text: 'El archivo debe ser menor a 5MB',
    });
  });

  it('refuses an SVG', async () => {
    const refusal = PHOTOGRAPH.wrongType('image/svg+xml');
    expect(await refusalOf(prepareUpload('integrantes', Buffer.from(SVG)))).toEqual({
      status: 415,
      text: refusal.text,
    });
  });
});

describe('prepareUpload of a logo', () => {
  it('encodes a picture as WebP at two widths', async () => {
    const prepared = await prepareUpload('convenios', await anImage().webp().toBuffer());
    expect(widths(prepared)).toEqual([170, 340]);
    expect(prepared.nombre).toMatch(/^[0-9a-f]{32}\.webp$/);
  });

  it('accepts an SVG and stores it once', async () => {
    const prepared = await prepareUpload('convenios', Buffer.from(SVG));
    expect(prepared).toMatchObject({ tipo: 'image/svg+xml', variants: [{ width: 0, height: 0 }] });
    expect(prepared.nombre).toMatch(/^[0-9a-f]{32}\.svg$/);
    expect(prepared.variants[0]?.bytes.toString()).toContain('<rect width="4" height="4">');
  });

  it('accepts 2,097,152 bytes and refuses one more', async () => {
    const png = await anImage().png().toBuffer();
    const tooLarge = { status: 413, text: CONVENIO_LOGO.tooLarge.text };
    expect(widths(await prepareUpload('convenios', padTo(png, 2_097_152)))).toHaveLength(2);
    expect(await refusalOf(prepareUpload('convenios', padTo(png, 2_097_153)))).toEqual(tooLarge);
    const svg = (length: number) => Buffer.from(SVG.padEnd(length, ' '));
    expect((await prepareUpload('convenios', svg(2_097_152))).tipo).toBe('image/svg+xml');
    expect(await refusalOf(prepareUpload('convenios', svg(2_097_153)))).toEqual(tooLarge);
  });
});

describe('a file that is not an image', () => {
  it.each([
    ['nothing', Buffer.alloc(0)],
    ['PDF', Buffer.from('%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF')],
    ['HTML', Buffer.from('<!DOCTYPE html><html><body><svg></svg><script>alert(1)</script></body></html>')],
    ['ZIP', Buffer.from('504b0304140000000800', 'hex')],
    ['TIFF', Buffer.from('49492a0008000000', 'hex')],
    ['AVIF', Buffer.from('0000001c667479706176696600000000', 'hex')],
    ['BMP', Buffer.from('424d46000000000000003600', 'hex')],
    ['RIFF audio', Buffer.from('RIFF\u0004\u0000\u0000\u0000WAVEfmt ')],
    ['text', Buffer.from('GIF, a format')],
    ['SVG in UTF-16', Buffer.from(`\ufeff${SVG}`, 'utf16le')],
    ['SVG in gzip', Buffer.from('1f8b0800000000000003', 'hex')],
  ])('is refused by its content: %s', async (_kind, bytes) => {
    const refused = { status: 415, text: 'Solo se permiten archivos JPG, JPEG, PNG, GIF y WebP' };
    expect(await refusalOf(prepareUpload('integrantes', bytes))).toEqual(refused);
    const text = 'Solo se permiten archivos JPG, JPEG, PNG, GIF, WebP y SVG';
    expect(await refusalOf(prepareUpload('convenios', bytes))).toEqual({ ...refused, text });
  });

  it.each(['jpeg', 'png', 'gif', 'webp'] as const)('is refused when truncated: %s', async (format) => {
    const whole = await anImage().toFormat(format).toBuffer();
    for (const length of [12, Math.floor(whole.length / 2), whole.length - 20]) {
      expect(await refusalOf(prepareUpload('integrantes', whole.subarray(0, length))), `${length} bytes`).toMatchObject(
        {
          status: 415,
          text: 'El archivo no es una imagen válida',
        },
      );
    }
  });

  it('is refused when an image signature precedes other content', async () => {
    for (const signature of ['GIF89a', '\u0089PNG\r\n\u001a\n', '\u00ff\u00d8\u00ff\u00e0']) {
      const bytes = Buffer.concat([Buffer.from(signature, 'latin1'), Buffer.from(SVG)]);
      expect(await refusalOf(prepareUpload('integrantes', bytes))).toMatchObject({ status: 415 });
    }
  });

  it('cannot be decoded by sharp in another format', async () => {
    const tiff = await anImage(4, 4).tiff().toBuffer();
    await expect(sharp(tiff).metadata()).rejects.toThrow('unsupported image format');
    await expect(sharp(Buffer.from(SVG)).metadata()).rejects.toThrow('unsupported image format');
  });

  it('is refused when a small file claims 30000 × 30000 pixels', async () => {
    const bytes = pngClaiming(await anImage(10, 10).png().toBuffer(), 30_000, 30_000);
    expect(await refusalOf(prepareUpload('integrantes', bytes))).toEqual({
      status: 415,
      text: 'La imagen debe tener menos de 40 millones de píxeles',
    });
  });
});
