import type { Format, Recording } from './grabador.ts';

type Content = Buffer | Buffer[];

/** An EBML element; its size is always written in eight bytes, which keeps the positions below easy. */
function element(id: number, content: Content): Buffer {
  const body = Array.isArray(content) ? Buffer.concat(content) : content;
  const name = Buffer.from(id.toString(16), 'hex');
  const size = Buffer.alloc(8);
  size.writeBigUInt64BE(0x0100000000000000n | BigInt(body.length));
  return Buffer.concat([name, size, body]);
}

const text = (id: number, value: string) => element(id, Buffer.from(value, 'ascii'));

function integer(id: number, value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return element(id, bytes);
}

function double(id: number, value: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleBE(value);
  return element(id, bytes);
}

const TRACK = 1;
const MAX_BLOCK_MS = 32_767;

function block(data: Buffer, key: boolean, milliseconds: number): Buffer {
  const head = Buffer.from([0x80 | TRACK, 0, 0, key ? 0x80 : 0]);
  head.writeInt16BE(milliseconds, 1);
  return element(0xa3, [head, data]);
}

/**
 * A WebM file of one VP9 track, in one cluster that starts with the only key frame.
 * Throws above 32 s, which is what one cluster holds.
 */
export function webm(format: Format, recording: Recording): Buffer {
  const duration = (recording.frames.length * 1000) / format.rate;
  if (duration > MAX_BLOCK_MS) throw new Error('one WebM cluster holds at most 32 s');
  const header = element(0x1a45dfa3, [
    integer(0x4286, 1),
    integer(0x42f7, 1),
    integer(0x42f2, 4),
    integer(0x42f3, 8),
    text(0x4282, 'webm'),
    integer(0x4287, 4),
    integer(0x4285, 2),
  ]);
  const info = element(0x1549a966, [
    integer(0x2ad7b1, 1_000_000),
    double(0x4489, duration),
    text(0x4d80, 'portal'),
    text(0x5741, 'portal'),
  ]);
  const video = element(0xe0, [
    integer(0xb0, format.width),
    integer(0xba, format.height),
    // BT.709 in limited range, as grabador.ts makes it.
    element(0x55b0, [integer(0x55b1, 1), integer(0x55b9, 1), integer(0x55ba, 1), integer(0x55bb, 1)]),
  ]);
  const track = element(0xae, [
    integer(0xd7, TRACK),
    integer(0x73c5, TRACK),
    integer(0x83, 1),
    integer(0x9c, 0),
    text(0x86, 'V_VP9'),
    integer(0x23e383, Math.round(1e9 / format.rate)),
    video,
  ]);
  const tracks = element(0x1654ae6b, track);
  const cues = (position: number) =>
    element(
      0x1c53bb6b,
      element(0xbb, [integer(0xb3, 0), element(0xb7, [integer(0xf7, TRACK), integer(0xf1, position)])]),
    );
  const clusterAt = info.length + tracks.length + cues(0).length;
  const blocks = recording.frames.map(({ data, key }, i) => block(data, key, Math.round((i * 1000) / format.rate)));
  const cluster = element(0x1f43b675, [integer(0xe7, 0), ...blocks]);
  return Buffer.concat([header, element(0x18538067, [info, tracks, cues(clusterAt), cluster])]);
}
