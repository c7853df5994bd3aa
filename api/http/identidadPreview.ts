import type { FastifyInstance } from 'fastify';
import { IDENTIDAD_PREVIEW_FIELD, IDENTIDAD_PREVIEW_PATH } from '../../contract/drafts.ts';
import { identidadChanges, identidadErrors } from '../../contract/entities/identidad.ts';
import type { Identidad } from '../../contract/identidad.ts';
import { messages } from '../../contract/messages.ts';
import { sitePaths } from '../../contract/siteRoutes.ts';
import type { DatabaseClock } from '../database/databaseClock.ts';
import { definedFields } from '../database/definedFields.ts';
import type { Database } from '../database/open.ts';
import { HttpError, notFoundError } from '../httpError.ts';
import { renderUnpublished } from '../pages/renderUnpublished.ts';
import { isKnownPicture } from '../resources/identidad/drawings.ts';
import { picturesOf, readIdentidad } from '../resources/identidad/identidadRow.ts';
import { readSiteLineas } from '../resources/readSiteSettings.ts';
import { demandOwnSite, type SiteOrigin } from './security.ts';
import { staffOf } from './session.ts';

const FORM = 'application/x-www-form-urlencoded';
/** Encoding a form makes its JSON up to three times as long. */
const FORM_MAX_BYTES = 1_024 * 1_024;
const INVALID = 'La identidad no es válida';

const HEADERS = {
  'Cache-Control': 'no-store',
  'X-Robots-Tag': 'noindex, nofollow',
  'X-Frame-Options': 'SAMEORIGIN',
};

interface IdentidadPreviewOptions {
  db: Database;
  clock: DatabaseClock;
  /** null if the site is not rendered by the server */
  siteDir: string | null;
  origin: SiteOrigin;
}

/** @throws {HttpError} 400 for another body than the form with JSON */
function valuesIn(form: unknown): unknown {
  try {
    return JSON.parse(new URLSearchParams(String(form)).get(IDENTIDAD_PREVIEW_FIELD) ?? '');
  } catch {
    throw new HttpError(400, 'El formulario no es válido');
  }
}

/** @throws {HttpError} 422 for values that could not be saved */
async function unsavedIdentidad(db: Database, values: unknown): Promise<Identidad> {
  const { data, success } = identidadChanges.safeParse(values);
  if (!success) throw new HttpError(422, INVALID);
  const { version: _, ...changes } = data;
  const identidad = { ...(await readIdentidad(db)), ...(definedFields(changes) as Partial<Identidad>) };
  if (!picturesOf(identidad).every(isKnownPicture)) throw new HttpError(422, INVALID);
  const [message] = Object.values(identidadErrors(identidad));
  if (message !== undefined) throw new HttpError(422, message);
  return identidad;
}

/** The home is inert. The only tab stop is the body, which arrow keys scroll. */
const place = (body: string): string => `<div id="root" inert>${body}</div>`;

/** Shows staff the home with an identity that is not saved. The values come with the request, so any instance answers. */
export async function registerIdentidadPreview(
  app: FastifyInstance,
  { db, clock, siteDir, origin }: IdentidadPreviewOptions,
): Promise<void> {
  await app.register(async (scope) => {
    scope.addContentTypeParser(FORM, { parseAs: 'string' }, async (_request: unknown, body: unknown) => body);
    scope.route({
      method: 'POST',
      url: IDENTIDAD_PREVIEW_PATH,
      schema: { hide: true },
      bodyLimit: FORM_MAX_BYTES,
      onRequest: async (request, reply) => {
        reply.header('Cache-Control', 'no-store');
        demandOwnSite(request, origin);
        request.staff = await staffOf(db, request);
        if (request.staff === null) throw new HttpError(401, messages.general.sessionRequired);
      },
      handler: async (request, reply) => {
        const { redirecciones, ...identidad } = await unsavedIdentidad(db, valuesIn(request.body));
        const settings = { identidad, lineas: await readSiteLineas(db) };
        const page = { path: sitePaths.inicio, given: {}, settings, place, framed: true };
        const rendered = siteDir === null ? null : await renderUnpublished({ db, siteDir }, page, clock.now());
        if (rendered === null) throw notFoundError('la vista previa');
        const { html, contentSecurityPolicy } = rendered;
        return reply
          .headers({ ...HEADERS, 'Content-Security-Policy': contentSecurityPolicy })
          .type('text/html; charset=utf-8')
          .send(html.replace('<body', '<body tabindex="0"'));
      },
    });
  });
}
