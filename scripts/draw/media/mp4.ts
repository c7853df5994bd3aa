import type { Format, Recording } from './grabador.ts';

const u16 = (...values: number[]) => Buffer.concat(values.map((value) => Buffer.from([value >> 8, value & 255])));

function u32(...values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4);
  values.forEach((value, i) => {
    bytes.writeUInt32BE(value, i * 4);
  });
  return bytes;
}

const ascii = (value: string) => Buffer.from(value, 'ascii');

function box(type: string, ...content: Buffer[]): Buffer {
  const body = Buffer.concat(content);
  return Buffer.concat([u32(body.length + 8), ascii(type), body]);
}

/** A box whose content starts with one byte of version and three of flags. */
const fullBox = (type: string, flags: number, ...content: Buffer[]) => box(type, u32(flags), ...content);

const ONE = 0x10000;
const IDENTITY = u32(ONE, 0, 0, 0, ONE, 0, 0, 0, 0x40000000);
/** Ticks of one frame; the media's time scale is `rate` times this. */
const TICKS = 512;
const MOVIE_SCALE = 1000;
const UNDETERMINED_LANGUAGE = 0x55c4;

function sampleDescription(format: Format, description: Buffer): Buffer {
  const entry = box(
    'avc1',
    Buffer.alloc(6),
    u16(1),
    Buffer.alloc(16),
    u16(format.width, format.height),
    u32(0x480000, 0x480000, 0),
    u16(1),
    Buffer.alloc(32),
    u16(24, 0xffff),
    box('avcC', description),
    // BT.709 in limited range, as grabador.ts makes it.
    box('colr', ascii('nclx'), u16(1, 1, 1), Buffer.from([0])),
  );
  return fullBox('stsd', 0, u32(1), entry);
}

/** An MP4 file of one H.264 track, index first so that it plays while it loads. */
export function mp4(format: Format, { frames, description }: Recording): Buffer {
  const ftyp = box('ftyp', ascii('isom'), u32(0x200), ascii('isomiso2avc1mp41'));
  const movieDuration = Math.round((frames.length * MOVIE_SCALE) / format.rate);
  const mediaDuration = frames.length * TICKS;
  const keys = frames.flatMap(({ key }, i) => (key ? [i + 1] : []));

  const moov = (dataAt: number) => {
    const table = box(
      'stbl',
      sampleDescription(format, description),
      fullBox('stts', 0, u32(1, frames.length, TICKS)),
      fullBox('stss', 0, u32(keys.length, ...keys)),
      fullBox('stsc', 0, u32(1, 1, frames.length, 1)),
      fullBox('stsz', 0, u32(0, frames.length, ...frames.map(({ data }) => data.length))),
      fullBox('stco', 0, u32(1, dataAt)),
    );
    const media = box(
      'mdia',
      fullBox('mdhd', 0, u32(0, 0, format.rate * TICKS, mediaDuration), u16(UNDETERMINED_LANGUAGE, 0)),
      fullBox('hdlr', 0, u32(0), ascii('vide'), u32(0, 0, 0), ascii('video\0')),
      box(
        'minf',
        fullBox('vmhd', 1, u16(0, 0, 0, 0)),
        box('dinf', fullBox('dref', 0, u32(1), fullBox('url ', 1))),
        table,
      ),
    );
    const trackHeader = fullBox(
      'tkhd',
      3,
      u32(0, 0, 1, 0, movieDuration, 0, 0),
      u16(0, 0, 0, 0),
      IDENTITY,
      u32(format.width * ONE, format.height * ONE),
    );
    const movieHeader = fullBox(
      'mvhd',
      0,
      u32(0, 0, MOVIE_SCALE, movieDuration, ONE),
      u16(0x100, 0),
      u32(0, 0),
      IDENTITY,
      Buffer.alloc(24),
      u32(2),
    );
    return box('moov', movieHeader, box('trak', trackHeader, media));
  };

  const dataAt = ftyp.length + moov(0).length + 8;
  return Buffer.concat([ftyp, moov(dataAt), box('mdat', ...frames.map(({ data }) => data))]);
}
