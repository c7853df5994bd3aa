import { readFileSync } from 'node:fs';
import { DEFAULT_PALETTE, DEFAULT_THEME } from '../support/defaultPalette.ts';
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
const OLD_PICTURES =
  /(?:logo|favicon|banner|fondo|no-encontrado|pilares|tema-\w+)-[\w-]+\.(?:svg|webm|mp4)|tema-(?:gesti|salud|segur|sosten)\w*/g;
const TOKENS = readFileSync(new URL('../../public-site/styles/tokens.css', import.meta.url), 'utf8');
/** Of the custom properties that components read. */
export const TOKEN_NAMES = [...new Set([...TOKENS.matchAll(/--([\w-]+):/g)].map(([, name = '']) => name))];
/** Those of warnings mean the same in every portal. */
const STATUS_COLORS = ['#f5bd45', '#2b1d00'];
export const OLD_COLORS = new RegExp(
  [...Object.values(DEFAULT_PALETTE), ...DEFAULT_THEME.light, ...DEFAULT_THEME.dark]
    .filter((color) => !STATUS_COLORS.includes(color))
    .join('|'),
  'gi',
);

/** Without the former addresses of lines, which documents name because they lead to the new ones. */
const ownText = (text: string) => text.replaceAll(/"anteriores":\[[^\]]*\]/g, '');

/** What is left of the first group in an answer. */
export function remains({ url, text }: Sent): string[] {
  const patterns = [OLD_NAMES, OLD_TEXTS, OLD_PICTURES, OLD_COLORS];
  return patterns.flatMap((pattern) =>
    [...ownText(text).matchAll(pattern)].map(
      ({ 0: word, index, input }) => `${url}: ${word} (${input.slice(Math.max(0, index - 60), index + 60)})`,
    ),
  );
}
