import { readFile } from 'node:fs/promises';
import type { OverlayOptions } from 'sharp';
import { GROUP_NAME } from '../documents/source.ts';
import { decoder } from '../uploads/decoder.ts';
import { drawableText, drawText, fitText } from './drawText.ts';
import { PREVIEW_SIZE, type Preview } from './preview.ts';

/** Ground, colours and logo; scripts/draw/preview/render.ts draws it. */
const CARD = new URL('./card.png', import.meta.url);

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
const PALE = '#c9dfe3';
const AMBER = '#ffc04a';
const EDGE = '#f2a900';

async function pictureLayers(picture: Uint8Array): Promise<OverlayOptions[]> {
  const sharp = await decoder();
  const { left, width, height, edge } = PICTURE;
  const input = await sharp(picture).resize(width, height, { fit: 'cover', position: 'top' }).png().toBuffer();
  const line = { create: { width: edge, height, channels: 3 as const, background: EDGE } };
  return [
    { input, left, top: 0 },
    { input: line, left: left - edge, top: 0 },
  ];
}

async function headerLayers(): Promise<OverlayOptions[]> {
  const { left, middle, size } = HEADER;
  const name = await drawText(GROUP_NAME, { weight: 'SemiBold', size, color: PALE, width: PREVIEW_SIZE.width });
  return [{ input: name.input, left, top: middle - Math.round(name.height / 2) }];
}

async function bodyLayers(label: string, title: string, width: number): Promise<OverlayOptions[]> {
  const kind =
    label === '' ? null : await drawText(label, { weight: 'SemiBold', size: LABEL_SIZE, color: AMBER, width });
  const name = await fitText(title, TITLE_SIZES, TITLE_HEIGHT, { weight: 'Bold', color: WHITE, width });
  const above = kind === null ? 0 : kind.height + BODY.gap;
  const free = BODY.bottom - BODY.top - above - name.height;
  const top = BODY.top + Math.max(0, Math.round(free / 2));
  const titleLayer = { input: name.input, left: LEFT, top: top + above };
  return kind === null ? [titleLayer] : [{ input: kind.input, left: LEFT, top }, titleLayer];
}

/** Draws a preview as a JPEG. @param picture of a member, as it is stored */
export async function drawPreview(preview: Preview, picture: Uint8Array | null): Promise<Buffer> {
  const sharp = await decoder();
  const title = drawableText(preview.title) || GROUP_NAME;
  const right = picture === null ? PREVIEW_SIZE.width - RIGHT_MARGIN : PICTURE.left - PICTURE.edge - LEFT / 2;
  // One after the other: sharp shares its threads with files and password hashes.
  const layers = [
    ...(picture === null ? [] : await pictureLayers(picture)),
    // The title is the group's name already.
    ...(title === GROUP_NAME ? [] : await headerLayers()),
    ...(await bodyLayers(drawableText(preview.label), title, right - LEFT)),
  ];
  return sharp(await readFile(CARD))
    .composite(layers)
    .removeAlpha()
    .jpeg({ quality: QUALITY, mozjpeg: true, chromaSubsampling: '4:4:4' })
    .toBuffer();
}
