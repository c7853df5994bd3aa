import type Sharp from 'sharp';

export type Decoder = typeof Sharp;

/** The only formats that are decoded. */
const ABIERTOS = [
  'VipsForeignLoadJpegBuffer',
  'VipsForeignLoadPngBuffer',
  'VipsForeignLoadWebpBuffer',
  'VipsForeignLoadNsgifBuffer',
];

let cargado: Promise<Decoder> | undefined;

async function cargar(): Promise<Decoder> {
  const { default: sharp } = await import('sharp');
  // The signature is ours to check, but a decoder that is closed cannot be reached by a file that fools us.
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: ABIERTOS });
  // A cache of decoded pictures would only hold memory: each is seen once.
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}

/** sharp, its loaders closed but for four formats. Loaded with the first picture: most days bring none, and it is large. */
export function decoder(): Promise<Decoder> {
  cargado ??= cargar();
  return cargado;
}
