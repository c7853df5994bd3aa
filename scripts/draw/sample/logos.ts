import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const drawings = new URL('./logos/', import.meta.url);
const folder = new URL('../../../api/sample/logos/', import.meta.url);

// Two of the eight logos are bitmaps, so that the sample content covers both formats.
async function render(name: string, file: string): Promise<void> {
  const drawing = await readFile(new URL(`${name}.svg`, drawings));
  const { size } = await sharp(drawing, { density: 144 })
    .resize(680, 320)
    .toFile(fileURLToPath(new URL(file, folder)));
  console.log(`${file} ${size} bytes`);
}

await render('cooperativa-rio-pardo', 'cooperativa-rio-pardo.webp');
await render('centro-alborada', 'centro-alborada.png');
