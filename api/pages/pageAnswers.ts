import { z } from 'zod';
import type { EndpointName } from '../../contract/calls/endpoints.ts';
import type { GivenAnswers, PageAnswers, PageCall } from '../../contract/calls/renderedPage.ts';
import { schemas } from '../../contract/calls/schemas.ts';
import type { Database } from '../database/open.ts';
import { readAsVisitor } from '../resources/readAsVisitor.ts';

/** Encoding by the public schema drops private fields, as the routes do. */
const encode = (name: EndpointName, data: unknown): unknown => z.encode(schemas[name].answer as z.ZodType, data);

/** As a visitor receives them. @param given by the search, whose index workers lack @throws {HttpError} of a handler */
export async function pageAnswers(
  db: Database,
  calls: readonly PageCall[],
  given: GivenAnswers,
  now: Date,
): Promise<PageAnswers> {
  const entries = await Promise.all(
    calls.map(async (call) => {
      const data = given[call.name] ?? (await readAsVisitor(db, call.name, call.params, now));
      return [call.key, encode(call.name, data)] as const;
    }),
  );
  return Object.fromEntries(entries);
}
