import type { Page } from '@playwright/test';

export interface Format {
  width: number;
  height: number;
  /** Frames per second. */
  rate: number;
  /** WebCodecs name, as in 'vp09.00.31.08'. */
  codec: string;
  /** Average bits per second. */
  bitrate: number;
  /** Bits per second for the key frame; a blurred key frame would be visible at each start of the loop. */
  firstBitrate: number;
}

export interface EncodedFrame {
  data: Buffer;
  key: boolean;
}

export interface Recording {
  frames: EncodedFrame[];
  /** The decoder's configuration record (avcC); empty for VP9. */
  description: Buffer;
}

interface Recorder {
  add(svg: string, index: number): Promise<void>;
  finish(): Promise<{ frames: { data: string; key: boolean }[]; description: string }>;
}

/** Runs in the page, so it cannot use anything else from this module. */
function createRecorder(format: Format): Recorder {
  const canvas = new OffscreenCanvas(format.width, format.height);
  const context = canvas.getContext('2d', { alpha: false, willReadFrequently: true });
  if (!context) throw new Error('no 2d canvas');
  const frames: { data: string; key: boolean }[] = [];
  let description = '';
  let failure: Error | undefined;
  const base64 = (bytes: Uint8Array) => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  /** Converts to BT.709, limited range. From a canvas the browser would encode full range, which some players show too dark. */
  const toI420 = (rgba: Uint8ClampedArray) => {
    const { width, height } = format;
    const yuv = new Uint8Array((width * height * 3) / 2);
    const at = (i: number) => rgba[i] ?? 0;
    let chroma = width * height;
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        const i = (y * width + x) * 4;
        yuv[y * width + x] = 16.5 + 0.18259 * at(i) + 0.61423 * at(i + 1) + 0.06201 * at(i + 2);
      }
    }
    for (let y = 0; y < height; y += 2) {
      for (let x = 0; x < width; x += 2) {
        const i = (y * width + x) * 4;
        const below = i + width * 4;
        const mean = (c: number) => (at(i + c) + at(i + 4 + c) + at(below + c) + at(below + 4 + c)) / 4;
        yuv[chroma] = 128.5 - 0.10064 * mean(0) - 0.33857 * mean(1) + 0.43922 * mean(2);
        yuv[chroma + (width * height) / 4] = 128.5 + 0.43922 * mean(0) - 0.39894 * mean(1) - 0.04027 * mean(2);
        chroma++;
      }
    }
    return yuv;
  };
  const encoder = new VideoEncoder({
    output: (chunk, metadata) => {
      const bytes = new Uint8Array(chunk.byteLength);
      chunk.copyTo(bytes);
      frames.push({ data: base64(bytes), key: chunk.type === 'key' });
      const record = metadata?.decoderConfig?.description;
      if (record) description = base64(new Uint8Array(ArrayBuffer.isView(record) ? record.buffer : record));
    },
    error: (error) => {
      failure = error;
    },
  });
  const configure = (bitrate: number) =>
    encoder.configure({
      codec: format.codec,
      width: format.width,
      height: format.height,
      framerate: format.rate,
      bitrate,
      bitrateMode: 'variable',
      latencyMode: 'quality',
      ...(format.codec.startsWith('avc1') ? { avc: { format: 'avc' as const } } : {}),
    });
  configure(format.firstBitrate);
  return {
    async add(svg, index) {
      const image = new Image();
      image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
      await image.decode();
      if (failure) throw failure;
      context.drawImage(image, 0, 0, format.width, format.height);
      const { width, height, rate } = format;
      const frame = new VideoFrame(toI420(context.getImageData(0, 0, width, height).data), {
        format: 'I420',
        codedWidth: width,
        codedHeight: height,
        timestamp: (index * 1e6) / rate,
        duration: 1e6 / rate,
        colorSpace: { primaries: 'bt709', transfer: 'bt709', matrix: 'bt709', fullRange: false },
      });
      encoder.encode(frame, { keyFrame: index === 0 });
      frame.close();
      if (index === 0) {
        await encoder.flush();
        configure(format.bitrate);
      }
    },
    async finish() {
      await encoder.flush();
      encoder.close();
      if (failure) throw failure;
      return { frames, description };
    },
  };
}

/**
 * Draws SVG pictures in the page and encodes them as frames; only the first is a key frame.
 * The page must be a secure context. Rejects if the browser cannot encode the codec.
 */
export async function record(page: Page, format: Format, pictures: string[]): Promise<Recording> {
  const recorder = await page.evaluateHandle(createRecorder, format);
  for (const [index, svg] of pictures.entries()) {
    await recorder.evaluate((open, [picture, at]) => open.add(picture, at), [svg, index] as const);
  }
  const { frames, description } = await recorder.evaluate((open) => open.finish());
  await recorder.dispose();
  return {
    frames: frames.map(({ data, key }) => ({ data: Buffer.from(data, 'base64'), key })),
    description: Buffer.from(description, 'base64'),
  };
}
