import { parse } from 'node:querystring';
import type { FastifyInstance } from 'fastify';
import { sitePaths } from '../../../contract/addresses/siteRoutes.ts';
import { messages } from '../../../contract/calls/messages.ts';
import { identidadChanges, identidadErrors } from '../../../contract/entities/identidad.ts';
import { type Identidad, siteIdentidadOf } from '../../../contract/identidad/identidad.ts';
import { IDENTIDAD_PREVIEW_FIELD, IDENTIDAD_PREVIEW_PATH } from '../../../contract/resources/drafts.ts';
import { definedFields } from '../../database/definedFields.ts';
import type { Database } from '../../database/open.ts';
import { HttpError } from '../../errors/httpError.ts';
import { bodyElement, rootElement } from '../../pages/document/elements.ts';
import { renderUnpublished } from '../../pages/renderUnpublished.ts';
import { serverResources } from '../../resources/serverResources.ts';
import { homeAnswer } from '../../resources/site/home.ts';
import { isKnownPicture, picturesOf, readIdentidad } from '../../resources/site/identidadRow.ts';
import { readSiteSettings } from '../../resources/site/readSiteSettings.ts';
import { ENCODED_JSON_MAX_BYTES, JSON_MAX_BYTES } from '../requests/bodyLimits.ts';
import { demandOwnSite, type SiteOrigin } from '../requests/security.ts';
import { staffOf } from '../requests/session.ts';

const FORM = 'application/x-www-form-urlencoded';

const HEADERS = {
  'Cache-Control': 'no-store',
  'X-Robots-Tag': 'noindex, nofollow',
  'X-Frame-Options': 'SAMEORIGIN',
};

/**
 * The form has one field; others are not decoded.
 * @throws {HttpError} 400 for another body than the form with JSON, 413 for values that could not be saved
 */
function valuesIn(form: unknown): unknown {
  const json = String(parse(String(form), '&', '=', { maxKeys: 1 })[IDENTIDAD_PREVIEW_FIELD] ?? '');
  if (Buffer.byteLength(json) > JSON_MAX_BYTES) throw new HttpError(413, messages.requests.tooLarge);
  try {
    return JSON.parse(json);
  } catch {
    throw new HttpError(400, messages.requests.invalidForm);
  }
}

/** @throws {HttpError} 422 for values that could not be saved */
async function unsavedIdentidad(db: Database, values: unknown): Promise<Identidad> {
  const { data, success } = identidadChanges.safeParse(values);
  if (!success) throw new HttpError(422, messages.identidad.invalid);
  const { version: _, ...changes } = data;
  const identidad = { ...(await readIdentidad(db)), ...(definedFields(changes) as Partial<Identidad>) };
  if (!picturesOf(identidad).every(isKnownPicture)) throw new HttpError(422, messages.identidad.invalid);
  const [message] = Object.values(identidadErrors(identidad));
  if (message !== undefined) throw new HttpError(422, message);
  return identidad;
}

/** The home is inert. The only tab stop is the body, which arrow keys scroll. */
const bodyOf = (body: string): string => bodyElement(rootElement(body, ' inert'), ' tabindex="0"');

/** Shows staff the home with an identity that is not saved. The values come with the request, so any instance answers. */
export async function registerIdentidadPreview(
  app: FastifyInstance,
  siteDir: string,
  origin: SiteOrigin,
): Promise<void> {
  const { db, clock } = app;
  await app.register(async (scope) => {
    scope.addContentTypeParser(FORM, { parseAs: 'string' }, async (_request: unknown, body: unknown) => body);
    scope.route({
      method: 'POST',
      url: IDENTIDAD_PREVIEW_PATH,
      schema: { hide: true },
      bodyLimit: ENCODED_JSON_MAX_BYTES,
      onRequest: async (request, reply) => {
        reply.header('Cache-Control', 'no-store');
        demandOwnSite(request, origin);
        request.staff = await staffOf(db, request);
        if (request.staff === null) throw new HttpError(401, messages.general.sessionRequired);
      },
      handler: async (request, reply) => {
        const identidad = await unsavedIdentidad(db, valuesIn(request.body));
        const now = clock.now();
        const settings = { ...(await readSiteSettings(db, now)), identidad: siteIdentidadOf(identidad) };
        const given = { getInicio: await homeAnswer(db, { now, resources: serverResources, draft: { identidad } }) };
        const page = { path: sitePaths.inicio, given, settings, bodyOf, framed: true };
        const { html, contentSecurityPolicy } = await renderUnpublished({ db, siteDir }, page, now);
        return reply
          .headers({ ...HEADERS, 'Content-Security-Policy': contentSecurityPolicy })
          .type('text/html; charset=utf-8')
          .send(html);
      },
    });
  });
}
