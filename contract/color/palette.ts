/** The colours of the site, derived from its two colours. */
import { hexOfOklch, luminance, oklchOf, rgbOf, withLuminance } from './oklch.ts';

export interface SiteColors {
  color_principal: string;
  color_acento: string;
}

export const DEFAULT_COLORS: SiteColors = { color_principal: '#0b3d4a', color_acento: '#f2a900' };

/** The values of public-site/styles/tokens.css, which a test compares. */
const PRINCIPAL_LIGHT = {
  'azul-950': '#04222b',
  'azul-900': '#072f3a',
  'azul-800': '#0b3d4a',
  'azul-700': '#0f5a6b',
  'azul-600': '#1c6f80',
  'azul-300': '#8ecbd4',
  'azul-200': '#c5dde0',
  'azul-100': '#e2eef0',
  'azul-50': '#f2f7f8',
  tinta: '#11262d',
  'sobre-marca-suave': '#c9dfe3',
  'texto-suave': '#45606a',
  borde: '#d5e2e5',
  'borde-fuerte': '#64858e',
  neutro: '#e6ecee',
  'sobre-neutro': '#33474f',
  foco: '#0b6f86',
} as const;

const PRINCIPAL_DARK = {
  fondo: '#081a20',
  'fondo-suave': '#0c2229',
  superficie: '#112a32',
  'superficie-hundida': '#0a1f26',
  marca: '#0a2e38',
  'marca-honda': '#051f27',
  'borde-de-marca': '#2c5763',
  texto: '#e6f0f1',
  'texto-suave': '#a9c3c8',
  titulo: '#d5ecef',
  enlace: '#86d2de',
  'enlace-activo': '#b6e6ed',
  borde: '#24434c',
  'borde-fuerte': '#7397a0',
  accion: '#8ed6e1',
  'accion-activa': '#b6e6ed',
  'sobre-accion': '#04222b',
  neutro: '#24404a',
  'sobre-neutro': '#cfe0e4',
} as const;

const ACENTO_LIGHT = {
  'ambar-500': '#f2a900',
  'ambar-400': '#ffc04a',
  'ambar-100': '#fdf0d0',
  'sobre-acento': '#241900',
  'sobre-aviso': '#5a3d00',
  'borde-aviso': '#c98a00',
} as const;

const ACENTO_DARK = { aviso: '#3a2b08', 'sobre-aviso': '#ffdf9c', 'borde-aviso': '#b58316' } as const;

export type Tokens = Readonly<Record<string, string>>;

/** Custom properties without '--', in the light scheme and those that differ in the dark one. */
export interface Palette {
  light: Tokens;
  dark: Tokens;
}

const MAX_CHROMA_RATIO = 2.5;
const GREY = 0.004;

/**
 * A colour of the default palette with the hue and the chroma that it would have beside another base colour. Its luminance stays, and
 * with it the contrast of each pair of derived colours.
 */
export function derivedColor(color: string, defaultBase: string, base: string): string {
  if (base === defaultBase) return color;
  const [own, from, to] = [oklchOf(color), oklchOf(defaultBase), oklchOf(base)];
  const ratio = Math.min(MAX_CHROMA_RATIO, to.c / from.c);
  const turn = to.c < GREY ? 0 : to.h - from.h;
  return withLuminance({ l: own.l, c: own.c * ratio, h: own.h + turn }, luminance(color));
}

const derived = (colors: Tokens, defaultBase: string, base: string): Tokens =>
  Object.fromEntries(Object.entries(colors).map(([name, color]) => [name, derivedColor(color, defaultBase, base)]));

const OF_PRINCIPAL = { light: PRINCIPAL_LIGHT, dark: { ...PRINCIPAL_LIGHT, ...PRINCIPAL_DARK } };
const OF_ACENTO = { light: ACENTO_LIGHT, dark: { ...ACENTO_LIGHT, ...ACENTO_DARK } };

/** One colour of the palette. */
export function tokenOf({ color_principal, color_acento }: SiteColors, token: string, scheme: keyof Palette): string {
  if (token === 'azul-800') return color_principal;
  if (token === 'ambar-500') return color_acento;
  const ofPrincipal = (OF_PRINCIPAL[scheme] as Tokens)[token];
  if (ofPrincipal !== undefined) return derivedColor(ofPrincipal, DEFAULT_COLORS.color_principal, color_principal);
  const ofAcento = (OF_ACENTO[scheme] as Tokens)[token];
  if (ofAcento === undefined) throw new Error(`the palette has no ${token}`);
  return derivedColor(ofAcento, DEFAULT_COLORS.color_acento, color_acento);
}

export function paletteOf({ color_principal, color_acento }: SiteColors): Palette {
  const principal = (colors: Tokens) => derived(colors, DEFAULT_COLORS.color_principal, color_principal);
  const acento = (colors: Tokens) => derived(colors, DEFAULT_COLORS.color_acento, color_acento);
  const light = { ...principal(PRINCIPAL_LIGHT), ...acento(ACENTO_LIGHT) };
  return {
    light: { ...light, 'azul-800': color_principal, 'ambar-500': color_acento },
    dark: { ...principal(PRINCIPAL_DARK), ...acento(ACENTO_DARK) },
  };
}

export const isDefaultColors = ({ color_principal, color_acento }: SiteColors): boolean =>
  color_principal === DEFAULT_COLORS.color_principal && color_acento === DEFAULT_COLORS.color_acento;

const declarations = (tokens: Tokens): string =>
  Object.entries(tokens)
    .map(([name, color]) => `--${name}:${color};`)
    .join('');

/** The rule that gives a document the whole palette. */
export function paletteRule(colors: SiteColors): string {
  const { light, dark } = paletteOf(colors);
  const shade = rgbOf(light['azul-950'] ?? '#000000').join(' ');
  return (
    `@layer tokens{:root{${declarations(light)}--azul-950-rgb:${shade};}` +
    `@media screen and (prefers-color-scheme:dark){:root{${declarations(dark)}}}}`
  );
}

/** The style that replaces the default colours in a document; '' for the defaults. */
export const paletteStyle = (colors: SiteColors): string => (isDefaultColors(colors) ? '' : paletteRule(colors));

/** The same hue and chroma with another lightness. */
export const withLightness = (color: string, l: number): string => hexOfOklch({ ...oklchOf(color), l });
