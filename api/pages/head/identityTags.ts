import { paletteStyle, type SiteColors, tokenOf } from '../../../color/palette.ts';
import { machinePaths } from '../../../contract/addresses/machinePaths.ts';
import { pathOfUpload } from '../../../contract/addresses/uploads.ts';
import type { Drawings } from '../../../contract/identidad/drawings.ts';
import { isAddressable, type SiteIdentidad } from '../../../contract/identidad/identidad.ts';
import { serverTexts } from '../../../i18n/serverTexts.ts';
import { escapeMarkup } from '../../documents/text.ts';
import { DEFAULT_IDENTIDAD } from '../../resources/site/defaults.ts';
import { meta, styleElement } from '../document/elements.ts';

/** The icons and names of a shortcut to the site. */
const SHORTCUT = `<link rel="apple-touch-icon" href="${machinePaths.touchIcon}" /><link rel="manifest" href="${machinePaths.manifest}" />`;

const FAVICON_WIDTH = 320;

const iconLink = (type: string, href: string): string => `<link rel="icon" type="${type}" href="${href}" />`;

/** The icon of the site; '' without one. @param drawings of the build */
export function iconTag({ favicon }: SiteIdentidad, drawings: Drawings): string {
  const drawing = favicon === DEFAULT_IDENTIDAD.favicon ? drawings[favicon] : undefined;
  if (drawing !== undefined) return iconLink('image/svg+xml', drawing);
  if (!isAddressable(favicon)) return '';
  return favicon.endsWith('.svg')
    ? iconLink('image/svg+xml', pathOfUpload('identidad', favicon))
    : iconLink('image/webp', pathOfUpload('identidad', favicon, FAVICON_WIDTH));
}

/** Bing's codes are 32 hexadecimal digits; other consoles read Google's tag. */
function verificationTag(code: string): string {
  if (code === '') return '';
  const name = /^[0-9A-F]{32}$/.test(code) ? 'msvalidate.01' : 'google-site-verification';
  return meta('name', name, code);
}

/** The description of a page without one; '' if the site has none of its own. */
export const siteDescription = ({ descripcion }: SiteIdentidad): string =>
  descripcion === DEFAULT_IDENTIDAD.descripcion ? '' : descripcion;

/** @param description '' if neither the page nor the site has one of its own */
export function descriptionTags(description: string, { descripcion }: SiteIdentidad): string[] {
  const shown = description || descripcion;
  if (shown === '') return [];
  const og = description === '' ? serverTexts.defaultDescription : description;
  return [meta('name', 'description', shown), meta('property', 'og:description', og)];
}

/** The colours of the site in its documents. */
export const colorTags = (colors: SiteColors): string =>
  `<meta name="theme-color" content="${tokenOf(colors, 'oscuro-superficie')}" media="(prefers-color-scheme: dark)" />${styleElement(paletteStyle(colors))}`;

/** What every document of the portal's own server has of the identity. */
export const identityTags = (identidad: SiteIdentidad): string =>
  `${SHORTCUT}${verificationTag(identidad.verificacion)}${colorTags(identidad)}`;

/** Title and description of the site, for a page that the browser renders. */
export const shellTags = (identidad: SiteIdentidad): string =>
  [
    `<title>${escapeMarkup(identidad.nombre)}</title>`,
    ...descriptionTags(siteDescription(identidad), identidad),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:locale', 'es_CO'),
    meta('property', 'og:title', identidad.nombre),
  ].join('');
