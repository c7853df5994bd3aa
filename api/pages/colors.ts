/** The colours of the site in its documents: the same for the build's own document and for those of the server. */
import { paletteStyle, type SiteColors, tokenOf } from '../../color/palette.ts';
import { replaceRequired } from './replaceRequired.ts';

const BUILT_THEME = /<meta name="theme-color" content="[^"]*" media="\(prefers-color-scheme: dark\)"[^<>]*>/;
const BUILT_STYLE = /<style>(:root\{--azul-950-rgb:[^<]*)<\/style>/;

/** A document with the colours of the site, in place of those of the build. */
export function withColors(html: string, colors: SiteColors): string {
  const superficie = tokenOf(colors, 'oscuro-superficie');
  const theme = `<meta name="theme-color" content="${superficie}" media="(prefers-color-scheme: dark)" />`;
  return replaceRequired(
    html.replace(BUILT_THEME, '').replace(BUILT_STYLE, ''),
    '</head>',
    `${theme}<style>${paletteStyle(colors)}</style></head>`,
  );
}

/** The style with the colours of the build in its document; '' without one. */
export const builtColors = (html: string): string => BUILT_STYLE.exec(html)?.[1] ?? '';
