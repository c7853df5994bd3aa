import type Sharp from 'sharp';

export type Decoder = typeof Sharp;

const ALLOWED_LOADERS = [
  'VipsForeignLoadJpegBuffer',
  'VipsForeignLoadPngBuffer',
  'VipsForeignLoadWebpBuffer',
  'VipsForeignLoadNsgifBuffer',
];

let loading: Promise<Decoder> | undefined;

async function load(): Promise<Decoder> {
  const { default: sharp } = await import('sharp');
  // A file that passes the signature check by mistake must not reach another decoder.
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: ALLOWED_LOADERS });
  // Each picture is decoded only once.
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}

/** sharp, limited to four formats. Imported on first use because it is large. */
export function decoder(): Promise<Decoder> {
  loading ??= load();
  return loading;
}
