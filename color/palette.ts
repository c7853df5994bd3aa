/** The colours of the site, derived from its two colours. */
import { type Derivation, OF_ACENTO, OF_PRINCIPAL } from './derivations.ts';
import { hexOfOklch, oklchOf, rgbOf, withLuminance } from './oklch.ts';

export interface SiteColors {
  color_principal: string;
  color_acento: string;
}

/** Colours by custom property, without '--'. */
export type Palette = Readonly<Record<string, string>>;

/** Chroma of the main colour above which derived colours do not change. */
const MAX_CHROMA = 0.137;

const derive = ([luminance, share, turn]: Derivation, c: number, h: number): string =>
  withLuminance({ c: share * c, h: h + turn }, luminance);

/** Derives a colour from hue and chroma of the main colour. Its luminance, on which contrast depends, is the same in every portal. */
export function ofPrincipal(derivation: Derivation, { color_principal }: Pick<SiteColors, 'color_principal'>): string {
  const { c, h } = oklchOf(color_principal);
  return derive(derivation, Math.min(MAX_CHROMA, c), h);
}

/** Derives a colour from hue and chroma of the accent colour. */
export function ofAcento(derivation: Derivation, { color_acento }: Pick<SiteColors, 'color_acento'>): string {
  const { c, h } = oklchOf(color_acento);
  return derive(derivation, c, h);
}

export function tokenOf(colors: SiteColors, token: string): string {
  if (token === 'azul-800') return colors.color_principal;
  if (token === 'ambar-500') return colors.color_acento;
  const principal = OF_PRINCIPAL[token];
  if (principal !== undefined) return ofPrincipal(principal, colors);
  const acento = OF_ACENTO[token];
  if (acento === undefined) throw new Error(`the palette has no ${token}`);
  return ofAcento(acento, colors);
}

const TOKENS = ['azul-800', 'ambar-500', ...Object.keys(OF_PRINCIPAL), ...Object.keys(OF_ACENTO)];

export const paletteOf = (colors: SiteColors): Palette =>
  Object.fromEntries(TOKENS.map((token) => [token, tokenOf(colors, token)]));

/** The last style with its colours: each page needs it twice, and deriving it takes 0.6 ms. Two portals in one process only derive it more often. */
let last = { colors: '', style: '' };

/** The style with the colours that public-site/styles/tokens.css names. */
export function paletteStyle({ color_principal, color_acento }: SiteColors): string {
  const colors = color_principal + color_acento;
  if (last.colors === colors) return last.style;
  const { 'azul-950': shade = '', ...tokens } = paletteOf({ color_principal, color_acento });
  const declarations = Object.entries(tokens).map(([name, color]) => `--${name}:${color};`);
  // With opacities, a colour is three numbers.
  last = { colors, style: `:root{--azul-950-rgb:${rgbOf(shade).join(' ')};${declarations.join('')}}` };
  return last.style;
}

/** The same hue and chroma with another lightness. */
export const withLightness = (color: string, l: number): string => hexOfOklch({ ...oklchOf(color), l });
