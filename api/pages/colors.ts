import { paletteStyle, type SiteColors, tokenOf } from '../../color/palette.ts';
import { styleElement } from './document/elements.ts';

/** The colours of the site in its documents. */
export const colorTags = (colors: SiteColors): string =>
  `<meta name="theme-color" content="${tokenOf(colors, 'oscuro-superficie')}" media="(prefers-color-scheme: dark)" />${styleElement(paletteStyle(colors))}`;
