import { z } from 'zod';
import type { EndpointName } from '../../contract/endpoints.ts';
import type { PageAnswers, PageCall } from '../../contract/renderedPage.ts';
import { schemas } from '../../contract/schemas.ts';
import type { Database } from '../database/open.ts';
import { handlers } from '../resources/handlers.ts';

type ReadHandler = (db: Database, input: object) => Promise<unknown>;

async function answer(db: Database, name: EndpointName, params: PageCall['params']): Promise<unknown> {
  const data = await (handlers[name] as ReadHandler)(db, { params, staff: null });
  // Encoding by the public schema drops private fields, as the routes do.
  return z.encode(schemas[name].answer as z.ZodType, data);
}

/**
 * The answers to a page's calls, as a visitor receives them.
 * @throws {HttpError} when a handler refuses
 */
export async function pageAnswers(db: Database, calls: readonly PageCall[]): Promise<PageAnswers> {
  const entries = await Promise.all(
    calls.map(async ({ key, name, params }) => [key, await answer(db, name, params)] as const),
  );
  return Object.fromEntries(entries);
}
