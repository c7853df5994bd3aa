/** The documents about the site that machines ask for at addresses that they know. */
import { documentPaths } from '../../contract/addresses/documentPaths.ts';
import { machinePaths } from '../../contract/addresses/machinePaths.ts';
import { sitePaths } from '../../contract/addresses/siteRoutes.ts';
import { PREVIEW_FOLDER, UPLOADS_FOLDER } from '../../contract/resources/siteResources.ts';
import { notFoundError } from '../errors/httpError.ts';
import { readIdentidad } from '../resources/site/identidadRow.ts';
import { contactEmail } from '../resources/site/readSiteSettings.ts';
import type { DocumentSource } from './documentRow.ts';

/** Keeps robots out of a site that is not published. Else it keeps them out of the API, the back office and previews of drafts, but not from pictures. */
export async function renderRobots({ db, origin }: DocumentSource): Promise<string> {
  if (!(await readIdentidad(db)).publicado) return 'User-agent: *\nDisallow: /\n';
  return [
    'User-agent: *',
    'Disallow: /api/',
    `Allow: ${UPLOADS_FOLDER}/`,
    'Disallow: /admin',
    `Disallow: ${PREVIEW_FOLDER}/`,
    '',
    `Sitemap: ${origin}${documentPaths.sitemap}`,
    '',
  ].join('\n');
}

/** Days: less than the year that RFC 9116 recommends at most. The document is made anew each day. */
const VALID_DAYS = 180;

/** Says where to report a weakness (RFC 9116). @throws {HttpError} 404 if the home has no contact e-mail */
export async function renderSecurityTxt({ db, origin, now }: DocumentSource): Promise<string> {
  const email = await contactEmail(db);
  if (email === '') throw notFoundError('documento');
  const expires = new Date(now);
  expires.setUTCDate(expires.getUTCDate() + VALID_DAYS);
  expires.setUTCHours(0, 0, 0, 0);
  return [
    `Contact: mailto:${encodeURIComponent(email).replace('%40', '@')}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: es',
    ...(origin === '' ? [] : [`Canonical: ${origin}${machinePaths.securityTxt}`]),
    '',
  ].join('\n');
}

/** Pixels, as browsers ask for them. */
export const ICON_SIZES = [192, 512] as const;

/** Names, colour and icons for a shortcut to the site (W3C Web Application Manifest). */
export async function renderManifest({ db }: DocumentSource): Promise<string> {
  const { nombre, sigla, descripcion, color_principal } = await readIdentidad(db);
  return JSON.stringify({
    name: nombre,
    short_name: sigla || nombre,
    description: descripcion,
    lang: 'es',
    start_url: sitePaths.inicio,
    scope: sitePaths.inicio,
    display: 'browser',
    background_color: '#ffffff',
    theme_color: color_principal,
    icons: ICON_SIZES.map((size) => ({
      src: machinePaths.icon(size),
      sizes: `${size}x${size}`,
      type: 'image/png',
    })),
  });
}
