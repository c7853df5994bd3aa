/**
 * Renders the ground of all share images, from card.svg and the logo: `node scripts/draw/shareImage/render.ts`. Writes
 * api/shareImages/card.png and the icon.png of the favicon, because the server's sharp does not read SVG.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

const ROOT = path.join(import.meta.dirname, '../../..');
const LOGO = { size: 88, left: 72, top: 64 };

const logo = await readFile(path.join(ROOT, 'public-site/media/logo.svg'));
const { size } = await sharp(path.join(import.meta.dirname, 'card.svg'))
  .composite([
    { input: await sharp(logo, { density: 288 }).resize(LOGO.size).png().toBuffer(), left: LOGO.left, top: LOGO.top },
  ])
  .removeAlpha()
  .png({ compressionLevel: 9 })
  .toFile(path.join(ROOT, 'api/shareImages/card.png'));
const ICON_SIZE = 512;
const favicon = await readFile(path.join(ROOT, 'public-site/media/favicon.svg'));
await sharp(favicon, { density: (72 * ICON_SIZE) / 32 })
  .resize(ICON_SIZE)
  .png({ compressionLevel: 9, palette: true })
  .toFile(path.join(ROOT, 'api/shareImages/icon.png'));
console.info(`card.png: ${size} bytes`);
