import { DEFAULT_COLORS, paletteOf } from '../../contract/color/palette.ts';
import type { Sent } from './sentByServer.ts';

/** What the portal says of its first group. Its own texts have 'grupo de investigación' in lower case. */
const OLD_NAMES = /\bCCS\b|Grupo de investigación|Sostenibilidad/g;
const OLD_TEXTS = new RegExp(
  [
    ...['seguridad vial', 'seguridad y salud', 'salud en el trabajo', 'la vía, el patio', 'gestion_sst'],
    ...['seguridad qu[ií]mica', 'seguridad_quimica', 'salud de los trabajadores', 'salud_trabajadores'],
    ...['Lo que sostiene cada', 'cuatro pilares', 'Cifras y análisis', 'Herramientas para quienes'],
    ...['Artículos, libros e informes', 'Una colección por temas', 'Documentos breves'],
  ].join('|'),
  'gi',
);
const OLD_PICTURES = /\/assets\/(?:logo|favicon|banner|fondo|no-encontrado|pilares|tema-\w+)-[\w-]+\.\w+/g;
const { light, dark } = paletteOf(DEFAULT_COLORS);
export const COLOR_NAMES = Object.keys(light);
export const OLD_COLORS = new RegExp([...Object.values(light), ...Object.values(dark)].join('|'), 'gi');

/**
 * Without the former addresses of lines, which documents name because they lead to the new ones, and without the styles of the build:
 * theirs are the colours that a later style replaces.
 */
const ownText = (text: string) =>
  text
    .replaceAll(/"anteriores":\[[^\]]*\]/g, '')
    .replaceAll(/<style>(?!@layer tokens\{:root\{--azul-950:)[\s\S]*?<\/style>/g, '');

/** What is left of the first group in an answer. */
export function remains({ url, text }: Sent): string[] {
  // The bundles hold the addresses of all drawings and the colours that others are derived from; documents name those in use.
  const isBundle = url.startsWith('/assets/');
  const patterns = isBundle ? [OLD_NAMES, OLD_TEXTS] : [OLD_NAMES, OLD_TEXTS, OLD_PICTURES, OLD_COLORS];
  return patterns.flatMap((pattern) =>
    [...ownText(text).matchAll(pattern)].map(
      ({ 0: word, index, input }) => `${url}: ${word} (${input.slice(Math.max(0, index - 60), index + 60)})`,
    ),
  );
}
