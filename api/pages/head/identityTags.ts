import { machinePaths } from '../../../contract/addresses/machinePaths.ts';
import { pathOfUpload } from '../../../contract/addresses/uploads.ts';
import { isUpload, type SiteIdentidad } from '../../../contract/identidad/identidad.ts';
import { escapeMarkup } from '../../documents/text.ts';
import { DEFAULT_IDENTIDAD } from '../../resources/site/defaults.ts';
import { withColors } from '../colors.ts';
import { replaceRequired } from '../replaceRequired.ts';

const ICON = /<link rel="icon"[^<>]*>/;
/** Tags of the built document that a page has if neither it nor the site has a description of its own. */
const DESCRIPTIONS = [/<meta name="description"[^<>]*>/, /<meta property="og:description"[^<>]*>/];

const TITLE = /<title>[^<]*<\/title>/;
const OG_TITLE = /<meta property="og:title"[^<>]*>/;

/** The icons and names of a shortcut to the site. */
const SHORTCUT = `<link rel="apple-touch-icon" href="${machinePaths.touchIcon}" /><link rel="manifest" href="${machinePaths.manifest}" />`;

const FAVICON_WIDTH = 320;

function iconOf(favicon: string): string {
  if (!isUpload(favicon)) return '';
  const isSvg = favicon.endsWith('.svg');
  const href = isSvg ? pathOfUpload('identidad', favicon) : pathOfUpload('identidad', favicon, FAVICON_WIDTH);
  return `<link rel="icon" type="${isSvg ? 'image/svg+xml' : 'image/webp'}" href="${href}" />`;
}

/** Bing's codes are 32 hexadecimal digits; other consoles read Google's tag. */
function verificationTag(code: string): string {
  if (code === '') return '';
  const name = /^[0-9A-F]{32}$/.test(code) ? 'msvalidate.01' : 'google-site-verification';
  return `<meta name="${name}" content="${escapeMarkup(code)}" />`;
}

/** The description of a page without one; null if the built document has it. */
export const defaultDescription = ({ descripcion }: SiteIdentidad): string | null =>
  descripcion === DEFAULT_IDENTIDAD.descripcion ? null : descripcion;

export const builtDescriptions = (html: string): string[] => DESCRIPTIONS.flatMap((tag) => tag.exec(html)?.[0] ?? []);

export const withoutDescriptions = (html: string): string =>
  DESCRIPTIONS.reduce((document, tag) => replaceRequired(document, tag, ''), html);

/** The built document with icon, colours and verification code of the site in place of the default ones. */
export function putIdentity(html: string, identidad: SiteIdentidad): string {
  const { favicon, verificacion } = identidad;
  const withIcon = favicon === DEFAULT_IDENTIDAD.favicon ? html : replaceRequired(html, ICON, iconOf(favicon));
  const withCode = replaceRequired(withIcon, '</head>', `${SHORTCUT}${verificationTag(verificacion)}</head>`);
  return withColors(withCode, identidad);
}

/** The built document for a page that the browser renders, with the names of the site where they are not the default ones. */
export function shellWithIdentity(shell: string, identidad: SiteIdentidad): string {
  const name = escapeMarkup(identidad.nombre);
  const isNamed = identidad.nombre !== DEFAULT_IDENTIDAD.nombre;
  const titled = isNamed
    ? replaceRequired(
        replaceRequired(shell, TITLE, `<title>${name}</title>`),
        OG_TITLE,
        `<meta property="og:title" content="${name}" />`,
      )
    : shell;
  const description = defaultDescription(identidad);
  if (description === null) return putIdentity(titled, identidad);
  const text = escapeMarkup(description);
  const tags = `<meta name="description" content="${text}" /><meta property="og:description" content="${text}" />`;
  return putIdentity(replaceRequired(withoutDescriptions(titled), '</head>', `${text && tags}</head>`), identidad);
}
