import { machinePaths } from '../../contract/addresses/machinePaths.ts';
import { notFoundError } from '../errors/httpError.ts';
import { contactEmail } from '../resources/site/readSiteSettings.ts';
import type { DocumentSource } from './source.ts';

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
