import { sql } from 'kysely';
import { z } from 'zod';
import type { EndpointName } from '../../../contract/calls/endpoints.ts';
import { messages } from '../../../contract/calls/messages.ts';
import { type CallSchemas, schemas } from '../../../contract/calls/schemas.ts';
import { type Database, isPostgres, type Trx } from '../../database/open.ts';
import { HttpError } from '../../errors/httpError.ts';
import { feature } from '../../fastify/feature.ts';
import { type IdentifiedRequest, stillRunning } from './requestId.ts';

const HOUR_MS = 60 * 60 * 1_000;
const KEPT_MS = 24 * HOUR_MS;
/** A larger number would hold up other requests. */
const ROWS_PER_DELETE = 500;

interface StoredAnswer {
  answer: unknown;
  /** id of the write's operation */
  operacion: string;
}

const oldest = (now: Date): string => new Date(now.getTime() - KEPT_MS).toISOString();

/** Another instance may run the same request. @throws {HttpError} 409 */
async function lock(trx: Trx, { userId, id }: IdentifiedRequest): Promise<void> {
  if (!isPostgres(trx)) return;
  const { rows } = await sql<{ locked: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${`${userId} ${id}`}, 0)) as locked`.execute(trx);
  if (!rows[0]?.locked) throw stillRunning();
}

/**
 * The id has a stored answer, and the request another content: the user changed the form after an answer was lost. The record of the answer
 * is what the form has to merge; if it was changed since, the next write is told so by its version.
 */
function otherContentError(call: EndpointName, answer: Readonly<Record<string, unknown>>): HttpError {
  const { answer: schema }: CallSchemas = schemas[call];
  const fields = schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
  const actual = fields.map((field) => answer[field]).find((value) => typeof value === 'object' && value !== null);
  return actual
    ? new HttpError(409, messages.requests.storedOtherwise, { actual, guardado: 1 })
    : new HttpError(422, messages.requests.usedId);
}

/**
 * The stored answer of a request that is sent again, or null. Call it first in the write's transaction.
 * @throws {HttpError} 409 while another instance runs the request, or with the stored record as `actual` if the id was sent with other
 * content, 422 if there is none
 */
export async function findAnswer(trx: Trx, request: IdentifiedRequest, now: Date): Promise<StoredAnswer | null> {
  // The lock has a query of its own: the next one has to see what was committed before the lock was free.
  await lock(trx, request);
  const row = await trx
    .selectFrom('solicitudes')
    .where('usuario_id', '=', request.userId)
    .where('id', '=', request.id)
    .where('created_at', '>', oldest(now))
    .select(['hash', 'respuesta', 'operacion'])
    .executeTakeFirst();
  if (row === undefined) return null;
  const answer = JSON.parse(row.respuesta);
  if (row.hash !== request.hash) throw otherContentError(request.call, answer);
  return { answer, operacion: row.operacion };
}

export async function storeAnswer(
  trx: Trx,
  { userId, id, hash }: IdentifiedRequest,
  { answer, operacion }: StoredAnswer,
  now: Date,
): Promise<void> {
  const values = { hash, respuesta: JSON.stringify(answer), operacion, created_at: now.toISOString() };
  await trx
    .insertInto('solicitudes')
    .values({ usuario_id: userId, id, ...values })
    // An old answer that was not deleted yet.
    .onConflict((conflict) => conflict.columns(['usuario_id', 'id']).doUpdateSet(values))
    .execute();
}

/** Deletes the answers that are older than 24 hours. */
export async function deleteOldAnswers(db: Database, now: Date): Promise<void> {
  const limit = oldest(now);
  for (let deleted = ROWS_PER_DELETE; deleted === ROWS_PER_DELETE; ) {
    const { numDeletedRows } = await db
      .deleteFrom('solicitudes')
      .where('created_at', '<=', limit)
      .where('id', 'in', (old) =>
        old.selectFrom('solicitudes').where('created_at', '<=', limit).select('id').limit(ROWS_PER_DELETE),
      )
      .executeTakeFirst();
    deleted = Number(numDeletedRows);
  }
}

/** Deletes old answers now and every hour. */
export const storedAnswers = feature('storedAnswers', ['db'], (app) => {
  const clean = () =>
    void deleteOldAnswers(app.db, new Date()).catch((error: unknown) =>
      app.log.warn({ err: error }, 'old answers were not deleted'),
    );
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onListen', async () => {
    clean();
    timer = setInterval(clean, HOUR_MS).unref();
  });
  app.addHook('preClose', async () => clearInterval(timer));
});
