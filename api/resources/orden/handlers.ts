import { messages } from '../../../contract/calls/messages.ts';
import type { OrderedResource } from '../../../contract/resources/resources.ts';
import { locks, type Trx } from '../../database/open.ts';
import { namedAs } from '../../database/unchecked.ts';
import { conflictError } from '../../errors/httpError.ts';
import type { Movement } from '../auditLog/movement.ts';
import type { HandlersOf } from '../calls/handler.ts';

async function lockAll(trx: Trx, recurso: OrderedResource): Promise<Map<number, { orden: number }>> {
  const rows = await trx
    // Kysely cannot type a query on a union of tables; all of them have these columns.
    .selectFrom(namedAs<'lineas'>(recurso))
    .selectAll()
    .orderBy('id')
    .$if(locks(trx), (query) => query.forUpdate())
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

export const orden = {
  /** Not a new version of the records: an open form can still be saved. */
  async orderRecords(trx, { body: { recurso, ids } }) {
    const rows = await lockAll(trx, recurso);
    if (ids.length !== rows.size || !ids.every((id) => rows.has(id))) throw conflictError(messages.orden.changed);
    const movimientos: Movement[] = [];
    for (const [index, id] of ids.entries()) {
      const antes = rows.get(id);
      const place = index + 1;
      if (antes === undefined || antes.orden === place) continue;
      await trx.updateTable(namedAs<'lineas'>(recurso)).set({ orden: place }).where('id', '=', id).execute();
      movimientos.push({ recurso, recordId: id, accion: 'ordenar', antes, despues: { ...antes, orden: place } });
    }
    return { answer: { success: 1, message: messages.orden.saved }, movimientos };
  },
} satisfies HandlersOf<'orderRecords'>;
