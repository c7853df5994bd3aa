import { z } from 'zod';
import { knownRoute } from '../../contract/addresses/siteLineas.ts';
import { matchRoute, type PublicRoute } from '../../contract/addresses/siteRoutes.ts';
import type { EndpointName } from '../../contract/calls/endpoints.ts';
import type { GivenAnswers, PageAnswers, PageCall } from '../../contract/calls/renderedPage.ts';
import { schemas } from '../../contract/calls/schemas.ts';
import type { SiteSettings } from '../../contract/identidad/siteSettings.ts';
import { localDay } from '../../contract/values/localDay.ts';
import type { Database } from '../database/open.ts';
import { notFoundError } from '../errors/httpError.ts';
import { homeLists, readAsVisitor } from '../resources/visitorReads.ts';
import { documentSettings } from './document/settingsElement.ts';
import { siteBuild } from './siteBuild.ts';

export interface PageSource {
  db: Database;
  /** build folder; null serves the API alone */
  siteDir: string | null;
  /** origin before every path; '' if PUBLIC_URL is not set */
  origin: string;
}

/** Encoding by the public schema drops private fields, as the routes do. */
const encode = (name: EndpointName, data: unknown): unknown => z.encode(schemas[name].answer as z.ZodType, data);

interface CalledPage {
  page: PublicRoute['page'];
  calls: readonly PageCall[];
  /** by the search, whose index workers lack */
  given: GivenAnswers;
}

/** The answers that a page is rendered from, as a visitor receives them; of the lists of the home, what it shows. @throws {HttpError} of a handler */
async function pageAnswers(db: Database, { page, calls, given }: CalledPage, now: Date): Promise<PageAnswers> {
  const read = ({ name, params }: PageCall): Promise<unknown> =>
    (page === 'inicio' && homeLists.get(name)?.(db, now)) || readAsVisitor(db, name, params, now);
  const entries = await Promise.all(
    calls.map(async (call) => [call.key, encode(call.name, given[call.name] ?? (await read(call)))] as const),
  );
  return Object.fromEntries(entries);
}

interface Content {
  /** canonical */
  path: string;
  /** without '?' */
  query: string;
  given: GivenAnswers;
  site: SiteSettings;
  /** how the page is shown */
  options: { gone?: boolean; scriptless?: boolean };
}

/** The content of a page, the code that it needs, and what its head tells. @throws {HttpError} 404 if it is not public */
export async function renderContent(
  { db, siteDir, origin }: PageSource,
  { path, query, given, site, options }: Content,
  now: Date,
) {
  const { renderer, document, codeOf } = await siteBuild(siteDir);
  const settings = documentSettings(site, document.drawings);
  const route = knownRoute(matchRoute(path), settings.lineas);
  if (route.page === 'admin') throw notFoundError('pagina');
  const calls = renderer.callsOf(path, query, settings);
  const answers = await pageAnswers(db, { page: route.page, calls, given }, now);
  const today = localDay(now.toISOString());
  const request = { path, query, today, origin, settings, answers, ...options };
  const [code, rendered] = await Promise.all([codeOf(route.page), renderer.render(request)]);
  const { title, heading, description } = rendered;
  return {
    document,
    code,
    rendered,
    facts: { route, path, answers, settings, title, heading, description, origin, today },
  };
}
