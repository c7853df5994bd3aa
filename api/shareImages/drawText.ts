import { fileURLToPath } from 'node:url';
import { escapeMarkup } from '../documents/text.ts';
import { decoder } from '../uploads/decoder.ts';

export interface TextStyle {
  weight: 'Bold' | 'SemiBold';
  /** pixels */
  size: number;
  color: string;
  /** pixels; longer lines are wrapped, long words are broken */
  width: number;
}

export interface DrawnText {
  /** PNG */
  input: Buffer;
  width: number;
  height: number;
}

/** The system may have no fonts, as in the Docker image. sharp draws boxes with WOFF files. */
const FILES = {
  Bold: fileURLToPath(import.meta.resolve('@expo-google-fonts/source-sans-3/700Bold/SourceSans3_700Bold.ttf')),
  SemiBold: fileURLToPath(
    import.meta.resolve('@expo-google-fonts/source-sans-3/600SemiBold/SourceSans3_600SemiBold.ttf'),
  ),
};
/** A factor: the font's own line height is wide for titles. */
const LINE_HEIGHT = 0.88;
/** Makes one point one pixel. */
const DPI = 72;

/** Scripts that the font has no letters for, and pictographs. */
const UNDRAWABLE = /[^\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]/gu;
const PICTOGRAPHS = /(?![\d#*©®™])[\p{Extended_Pictographic}\p{Emoji_Component}]|[\p{Cf}\p{Cn}\p{Co}]/gu;

/** Beyond the basic plane are styled letters, such as 𝐇, and nothing that the font has. */
const ASTRAL = /[\u{10000}-\u{10FFFF}]/gu;

/** The part of a text that the font can draw, in one line; '' if there is none. */
export function drawableText(text: string): string {
  const plain = text
    .toWellFormed()
    .normalize('NFC')
    .replaceAll(ASTRAL, (letter) => letter.normalize('NFKC'));
  const drawable = [UNDRAWABLE, PICTOGRAPHS, ASTRAL].reduce((rest, pattern) => rest.replaceAll(pattern, ''), plain);
  const line = drawable.replaceAll(/[\s\p{Cc}\uFFFD]+/gu, ' ').trim();
  return /[\p{L}\p{N}]/u.test(line) ? line : '';
}

export async function drawText(text: string, { weight, size, color, width }: TextStyle): Promise<DrawnText> {
  const sharp = await decoder();
  const { data, info } = await sharp({
    text: {
      // Pango reads markup.
      text: `<span foreground="${color}" line_height="${LINE_HEIGHT}">${escapeMarkup(text)}</span>`,
      font: `Source Sans 3 ${weight} ${size}`,
      fontfile: FILES[weight],
      width,
      wrap: 'word-char',
      dpi: DPI,
      rgba: true,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { input: data, width: info.width, height: info.height };
}

/** Cuts a text at a word, or a long word anywhere, and marks the cut. */
function cutAt(text: string, length: number): string {
  if (text.length <= length) return text;
  const cut = text.slice(0, length).toWellFormed();
  const space = cut.lastIndexOf(' ');
  const kept = space > length * 0.6 ? cut.slice(0, space) : cut;
  return `${/^.*[^\s\p{P}\uFFFD]/su.exec(kept)?.[0] ?? ''}…`;
}

/** Draws a text in the largest of the sizes in which it fits the height; in the smallest it is cut. */
export async function fitText(
  text: string,
  sizes: readonly number[],
  height: number,
  style: Omit<TextStyle, 'size'>,
): Promise<DrawnText> {
  for (const size of sizes) {
    const drawn = await drawText(text, { ...style, size });
    if (drawn.height <= height) return drawn;
  }
  const size = sizes.at(-1) ?? 0;
  let fitting = await drawText('…', { ...style, size });
  for (let low = 1, high = text.length - 1; low <= high; ) {
    const length = Math.floor((low + high) / 2);
    const drawn = await drawText(cutAt(text, length), { ...style, size });
    if (drawn.height <= height) {
      fitting = drawn;
      low = length + 1;
    } else high = length - 1;
  }
  return fitting;
}
