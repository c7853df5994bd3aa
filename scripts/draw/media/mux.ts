import {
  BufferTarget,
  EncodedPacket,
  EncodedVideoPacketSource,
  Mp4OutputFormat,
  Output,
  type OutputFormat,
  WebMOutputFormat,
} from 'mediabunny';
import type { Format, Recording } from './recorder.ts';

/** BT.709, limited range, as recorder.ts encodes it. */
const COLOR_SPACE = { primaries: 'bt709', transfer: 'bt709', matrix: 'bt709', fullRange: false } as const;

async function mux(
  container: OutputFormat,
  codec: 'avc' | 'vp9',
  format: Format,
  { frames, description }: Recording,
): Promise<Buffer> {
  const target = new BufferTarget();
  const output = new Output({ format: container, target });
  const source = new EncodedVideoPacketSource(codec);
  output.addVideoTrack(source, { frameRate: format.rate });
  await output.start();
  const decoderConfig = {
    codec: format.codec,
    codedWidth: format.width,
    codedHeight: format.height,
    colorSpace: COLOR_SPACE,
    ...(description.length > 0 ? { description } : {}),
  };
  for (const [index, { data, key }] of frames.entries()) {
    const packet = new EncodedPacket(data, key ? 'key' : 'delta', index / format.rate, 1 / format.rate);
    await source.add(packet, { decoderConfig });
  }
  await output.finalize();
  if (target.buffer === null) throw new Error('the video has no bytes');
  return Buffer.from(target.buffer);
}

/** A WebM file with one VP9 track. */
export const webm = (format: Format, recording: Recording): Promise<Buffer> =>
  mux(new WebMOutputFormat(), 'vp9', format, recording);

/** An MP4 file with one H.264 track and its index first, so that playback starts during the download. */
export const mp4 = (format: Format, recording: Recording): Promise<Buffer> =>
  mux(new Mp4OutputFormat({ fastStart: 'in-memory' }), 'avc', format, recording);
