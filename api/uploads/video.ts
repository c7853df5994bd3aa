export type VideoType = 'video/mp4' | 'video/webm';

/** Brands of MP4. Pictures (HEIC, AVIF) and QuickTime movies have the same structure and other brands. */
const MP4_BRANDS = /^(isom|iso[2-9]|mp4[12]|avc1|dash|M4V |MSNV)$/;
/** The sample entries of the codecs that every current browser decodes. */
const MP4_CODECS = ['avc1', 'avc3', 'av01', 'vp09'];
const WEBM_CODECS = ['V_VP8', 'V_VP9', 'V_AV1'];
const EBML = '1a45dfa3';
const BOX_HEADER_BYTES = 8;
const LARGE_BOX_HEADER_BYTES = 16;
/** Bytes from the name of a sample description box to that of its first entry. */
const SAMPLE_ENTRY_OFFSET = 16;
/** An EBML header is shorter. */
const EBML_HEADER_BYTES = 256;

const textAt = (bytes: Buffer, start: number, length = 4): string => bytes.toString('latin1', start, start + length);

/** Bytes of the box at an offset, its header included. */
function boxSize(bytes: Buffer, offset: number): number {
  const size = bytes.readUInt32BE(offset);
  // 0: to the end of the file; 1: a 64-bit size follows the name.
  if (size === 0) return bytes.length - offset;
  if (size > 1 || offset + LARGE_BOX_HEADER_BYTES > bytes.length) return size;
  return Number(bytes.readBigUInt64BE(offset + BOX_HEADER_BYTES));
}

/** The box with the codecs; null without one, or if a box reaches beyond the end, as in a truncated file. */
function movieBox(bytes: Buffer): Buffer | null {
  let movie: Buffer | null = null;
  let offset = 0;
  while (offset + BOX_HEADER_BYTES <= bytes.length) {
    const end = offset + boxSize(bytes, offset);
    if (end < offset + BOX_HEADER_BYTES || end > bytes.length) return null;
    if (textAt(bytes, offset + 4) === 'moov') movie = bytes.subarray(offset, end);
    offset = end;
  }
  return movie;
}

function hasKnownCodec(movie: Buffer): boolean {
  for (let at = movie.indexOf('stsd'); at !== -1; at = movie.indexOf('stsd', at + 1)) {
    if (MP4_CODECS.includes(textAt(movie, at + SAMPLE_ENTRY_OFFSET))) return true;
  }
  return false;
}

function isMp4(bytes: Buffer): boolean {
  if (textAt(bytes, 4) !== 'ftyp' || !MP4_BRANDS.test(textAt(bytes, 8))) return false;
  const movie = movieBox(bytes);
  return movie !== null && hasKnownCodec(movie);
}

const isWebm = (bytes: Buffer): boolean =>
  bytes.toString('hex', 0, EBML.length / 2) === EBML &&
  textAt(bytes, 0, EBML_HEADER_BYTES).includes('webm') &&
  WEBM_CODECS.some((codec) => bytes.includes(codec));

/** The media type by the file's content; null unless browsers play it. Nothing of the file is decoded. */
export function videoType(bytes: Buffer): VideoType | null {
  if (isMp4(bytes)) return 'video/mp4';
  return isWebm(bytes) ? 'video/webm' : null;
}
