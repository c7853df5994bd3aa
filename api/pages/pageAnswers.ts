import { z } from 'zod';
import type { PublicRoute } from '../../contract/addresses/siteRoutes.ts';
import type { EndpointName } from '../../contract/calls/endpoints.ts';
import type { GivenAnswers, PageAnswers, PageCall } from '../../contract/calls/renderedPage.ts';
import { schemas } from '../../contract/calls/schemas.ts';
import type { Database } from '../database/open.ts';
import { homeLists, readAsVisitor } from '../resources/visitorReads.ts';

/** Encoding by the public schema drops private fields, as the routes do. */
const encode = (name: EndpointName, data: unknown): unknown => z.encode(schemas[name].answer as z.ZodType, data);

interface CalledPage {
  page: PublicRoute['page'];
  calls: readonly PageCall[];
  /** by the search, whose index workers lack */
  given: GivenAnswers;
}

/** The answers that a page is rendered from, as a visitor receives them; of the lists of the home, what it shows. @throws {HttpError} of a handler */
export async function pageAnswers(db: Database, { page, calls, given }: CalledPage, now: Date): Promise<PageAnswers> {
  const read = ({ name, params }: PageCall): Promise<unknown> =>
    (page === 'inicio' && homeLists.get(name)?.(db, now)) || readAsVisitor(db, name, params, now);
  const entries = await Promise.all(
    calls.map(async (call) => [call.key, encode(call.name, given[call.name] ?? (await read(call)))] as const),
  );
  return Object.fromEntries(entries);
}
