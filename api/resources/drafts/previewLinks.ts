import { createHash, randomBytes } from 'node:crypto';
import { messages } from '../../../contract/calls/messages.ts';
import { PREVIEW_DAYS, previewLinkPath } from '../../../contract/resources/drafts.ts';
import type { StaffMember } from '../../auth/sessions.ts';
import { type Database, locks, type Trx } from '../../database/open.ts';
import type { Row } from '../../database/tables.ts';
import { HttpError, notFoundError } from '../../errors/httpError.ts';
import type { HandlersOf } from '../calls/handler.ts';
import { findRecord } from '../records/records.ts';

const TOKEN_BYTES = 32;
const LIFETIME_MS = PREVIEW_DAYS * 24 * 60 * 60 * 1_000;

/** Only the hash is stored, so that a leaked database does not leak links. */
const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

type Link = Pick<Row<'vistas_previas'>, 'id' | 'created_at' | 'created_by' | 'expires_at'>;

const toLink = ({ id, created_at, created_by, expires_at }: Link) => ({
  id,
  created_at,
  created_by,
  vence: expires_at,
});

/** The links of a draft that still work, newest first. */
export async function linksOf(db: Database, draftId: number, now: Date) {
  const rows = await db
    .selectFrom('vistas_previas')
    .where('borrador_id', '=', draftId)
    .where('expires_at', '>', now.toISOString())
    .select(['id', 'created_at', 'created_by', 'expires_at'])
    .orderBy('id', 'desc')
    .execute();
  return rows.map(toLink);
}

/** Ends the links that a user created. */
export async function deleteLinksOf(trx: Trx, usuario: string): Promise<void> {
  await trx.deleteFrom('vistas_previas').where('created_by', '=', usuario).execute();
}

/** Locks an active user until commit: a deactivation at the same time must not miss a link. @throws {HttpError} 401 */
async function lockActive(trx: Trx, { id }: StaffMember): Promise<void> {
  const active = await trx
    .selectFrom('usuarios')
    .where('id', '=', id)
    .where('activo', '=', 1)
    .select('id')
    .$if(locks(trx), (query) => query.forUpdate())
    .executeTakeFirst();
  if (active === undefined) throw new HttpError(401, messages.general.sessionRequired);
}

/** The draft that a link shows; undefined if the link is unknown, expired or revoked. */
export async function findLinkedDraft(db: Database, token: string, now: Date): Promise<Row<'borradores'> | undefined> {
  return db
    .selectFrom('borradores')
    .innerJoin('vistas_previas', 'vistas_previas.borrador_id', 'borradores.id')
    .where('token_hash', '=', hashOf(token))
    .where('expires_at', '>', now.toISOString())
    .selectAll('borradores')
    .executeTakeFirst();
}

/** Not reversible: a revoked link stays revoked. */
const OF_LINK = { recurso: 'borradores', tabla: 'vistas_previas' } as const;

export const vistasPrevias = {
  async createPreview(trx, { body: { id }, staff, now }) {
    const { nombre } = await findRecord(trx, 'borradores', id);
    await lockActive(trx, staff);
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    await trx.deleteFrom('vistas_previas').where('expires_at', '<=', now.toISOString()).execute();
    const row = await trx
      .insertInto('vistas_previas')
      .values({
        borrador_id: id,
        token_hash: hashOf(token),
        created_at: now.toISOString(),
        created_by: staff.usuario,
        expires_at: new Date(now.getTime() + LIFETIME_MS).toISOString(),
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    const despues = { nombre, vence: row.expires_at };
    return {
      answer: {
        success: 1,
        message: messages.borradores.previewCreated,
        ruta: previewLinkPath(token),
        vista_previa: toLink(row),
      },
      movimiento: { ...OF_LINK, recordId: id, accion: 'crear vista previa', antes: null, despues },
    };
  },

  async revokePreview(trx, { params: { id } }) {
    const row = await trx.deleteFrom('vistas_previas').where('id', '=', id).returningAll().executeTakeFirst();
    if (row === undefined) throw notFoundError('vistaPrevia');
    const { nombre } = await findRecord(trx, 'borradores', row.borrador_id);
    const antes = { nombre, vence: row.expires_at };
    const recordId = row.borrador_id;
    return {
      answer: { success: 1, message: messages.borradores.previewRevoked },
      movimiento: { ...OF_LINK, recordId, accion: 'revocar vista previa', antes, despues: null },
    };
  },
} satisfies HandlersOf<'createPreview' | 'revokePreview'>;
