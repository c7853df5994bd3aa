import { crc32 } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';

const RED = { r: 200, g: 30, b: 40 };
const BLUE = { r: 20, g: 60, b: 200 };

/** A picture whose left half is red and whose right half is blue, in pixels. */
export function anImage(width = 900, height = 600): Sharp {
  const right = Math.floor(width / 2);
  const half = { create: { width: width - right, height, channels: 3 as const, background: BLUE } };
  return sharp({ create: { width, height, channels: 3, background: RED } }).composite([
    { input: half, left: right, top: 0 },
  ]);
}

/** A red picture with half transparency. */
export function aTransparentImage(): Sharp {
  return sharp({ create: { width: 300, height: 200, channels: 4, background: { ...RED, alpha: 0.5 } } });
}

/** A JPEG with GPS data and an EXIF rotation of 90°; displayed, red is on top. */
export function photoWithGps(): Promise<Buffer> {
  return anImage(900, 600)
    .withExif({
      IFD0: { Make: 'CamaraDePrueba', Copyright: 'Adriana' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '4/1 38/1 0/1', GPSLongitudeRef: 'W', GPSLongitude: '74/1 5/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

/** A GIF of two frames: the first red and blue, the second blue. */
export async function animatedGif(): Promise<Buffer> {
  const frames = await Promise.all(
    [anImage(200, 100), sharp({ create: { width: 200, height: 100, channels: 3, background: BLUE } })].map((frame) =>
      frame.png().toBuffer(),
    ),
  );
  return sharp(frames, { join: { animated: true } })
    .gif({ delay: [100, 100] })
    .toBuffer();
}

/** The PNG with other dimensions in its header, and a valid checksum. */
export function pngClaiming(png: Buffer, width: number, height: number): Buffer {
  const claim = Buffer.from(png);
  claim.writeUInt32BE(width, 16);
  claim.writeUInt32BE(height, 20);
  claim.writeUInt32BE(crc32(claim.subarray(12, 29)), 29);
  return claim;
}

/** Appends zeros up to `length` bytes, which decoders ignore. */
export function padTo(bytes: Buffer, length: number): Buffer {
  return Buffer.concat([bytes, Buffer.alloc(length - bytes.length)]);
}

/** RGB of a point; x and y are fractions of width and height. */
export async function colorAt(bytes: Buffer, x: number, y: number): Promise<[number, number, number]> {
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (Math.floor(info.height * y) * info.width + Math.floor(info.width * x)) * info.channels;
  return [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
}
