import { svgStart } from './svg/prolog.ts';

export type ImageType = 'image/jpeg' | 'image/png' | 'image/gif' | 'image/webp' | 'image/svg+xml';

const SIGNATURES: readonly (readonly [ImageType, (bytes: Buffer) => boolean])[] = [
  ['image/jpeg', (bytes) => startsWith(bytes, 'ffd8ff')],
  ['image/png', (bytes) => startsWith(bytes, '89504e470d0a1a0a')],
  ['image/gif', (bytes) => ['GIF87a', 'GIF89a'].includes(bytes.toString('latin1', 0, 6))],
  ['image/webp', (bytes) => startsWith(bytes, '52494646') && bytes.toString('latin1', 8, 12) === 'WEBP'],
  ['image/svg+xml', (bytes) => svgStart(bytes) !== null],
];

function startsWith(bytes: Buffer, hex: string): boolean {
  return bytes.toString('hex', 0, hex.length / 2) === hex;
}

/** The media type by the file's signature. General sniffing libraries have had denial-of-service bugs. */
export function imageType(bytes: Buffer): ImageType | null {
  return SIGNATURES.find(([, matches]) => matches(bytes))?.[0] ?? null;
}

const PDF_END_BYTES = 1_024;

export const isPdf = (bytes: Buffer): boolean =>
  /^%PDF-[12]\.\d/.test(bytes.toString('latin1', 0, 8)) &&
  bytes.subarray(-PDF_END_BYTES).toString('latin1').includes('%%EOF');
