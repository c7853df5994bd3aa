import type { OverlayOptions } from 'sharp';
import { paletteOf } from '../../color/palette.ts';
import { decoder } from '../uploads/decoder.ts';
import { cardOf } from './card.ts';
import { drawableText, drawText, fitText } from './drawText.ts';
import { hasDefaultCard, SHARE_IMAGE_SIZE, type ShareImage } from './shareImage.ts';

/** Pixels. */
const LEFT = 72;
const HEADER = { left: 184, middle: 108, size: 36 };
const BODY = { top: 188, bottom: 570, gap: 28 };
const LABEL_SIZE = 34;
const TITLE_SIZES = [84, 72, 62, 54];
const TITLE_HEIGHT = 290;
const RIGHT_MARGIN = 72;
const PICTURE = { left: 786, width: 414, height: 618, edge: 8 };
const QUALITY = 84;

const WHITE = '#ffffff';

async function pictureLayers(picture: Uint8Array, edgeColor: string): Promise<OverlayOptions[]> {
  const sharp = await decoder();
  const { left, width, height, edge } = PICTURE;
  const input = await sharp(picture).resize(width, height, { fit: 'cover', position: 'top' }).png().toBuffer();
  const line = { create: { width: edge, height, channels: 3 as const, background: edgeColor } };
  return [
    { input, left, top: 0 },
    { input: line, left: left - edge, top: 0 },
  ];
}

async function headerLayers(nombre: string, left: number, color: string): Promise<OverlayOptions[]> {
  const { middle, size } = HEADER;
  const width = SHARE_IMAGE_SIZE.width - left - RIGHT_MARGIN;
  const name = await drawText(drawableText(nombre), { weight: 'SemiBold', size, color, width });
  return [{ input: name.input, left, top: middle - Math.round(name.height / 2) }];
}

async function bodyLayers(label: string, title: string, width: number, color: string): Promise<OverlayOptions[]> {
  const kind = label === '' ? null : await drawText(label, { weight: 'SemiBold', size: LABEL_SIZE, color, width });
  const name = await fitText(title, TITLE_SIZES, TITLE_HEIGHT, { weight: 'Bold', color: WHITE, width });
  const above = kind === null ? 0 : kind.height + BODY.gap;
  const free = BODY.bottom - BODY.top - above - name.height;
  const top = BODY.top + Math.max(0, Math.round(free / 2));
  const titleLayer = { input: name.input, left: LEFT, top: top + above };
  return kind === null ? [titleLayer] : [{ input: kind.input, left: LEFT, top }, titleLayer];
}

/** Draws a share image as a JPEG. @param picture of the record @param logo of the site, null if it cannot be drawn; both as they are stored */
export async function drawShareImage(
  image: ShareImage,
  picture: Uint8Array | null,
  logo: Uint8Array | null = null,
): Promise<Buffer> {
  const sharp = await decoder();
  const { site } = image;
  const { 'ambar-400': accent = WHITE, 'ambar-500': edge = WHITE, 'sobre-marca-suave': pale = WHITE } = paletteOf(site);
  const title = drawableText(image.title) || site.nombre;
  const right = picture === null ? SHARE_IMAGE_SIZE.width - RIGHT_MARGIN : PICTURE.left - PICTURE.edge - LEFT / 2;
  const hasLogo = hasDefaultCard(site) || logo !== null;
  // One after the other: sharp shares its threads with files and password hashes.
  const layers = [
    ...(picture === null ? [] : await pictureLayers(picture, edge)),
    // The title is the group's name already.
    ...(title === site.nombre ? [] : await headerLayers(site.nombre, hasLogo ? HEADER.left : LEFT, pale)),
    ...(await bodyLayers(drawableText(image.label), title, right - LEFT, accent)),
  ];
  return sharp(await cardOf(site, logo))
    .composite(layers)
    .removeAlpha()
    .jpeg({ quality: QUALITY, mozjpeg: true, chromaSubsampling: '4:4:4' })
    .toBuffer();
}
