import { mkdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const drawings = new URL('./imagenes/', import.meta.url);
const folder = new URL('../../../api/sample/imagenes/', import.meta.url);

/** Pixels, of the largest width that the portal stores. */
const SIZE = { width: 1_280, height: 720 };

// Run by hand when a drawing changes; the pictures are committed in api/sample.
await mkdir(folder, { recursive: true });
for (const name of ['repartidores-en-moto', 'vii-jornada']) {
  const { size } = await sharp(await readFile(new URL(`${name}.svg`, drawings)))
    .resize(SIZE)
    .webp({ quality: 84, smartSubsample: true })
    .toFile(fileURLToPath(new URL(`${name}.webp`, folder)));
  console.log(`${name}.webp ${size} bytes`);
}
