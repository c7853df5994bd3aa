/** Products of a project, which is the only one that they have. */
import { messages } from '../../../contract/calls/messages.ts';
import type { StaffMember } from '../../auth/sessions.ts';
import type { Trx } from '../../database/open.ts';
import type { Row } from '../../database/tables.ts';
import { HttpError } from '../../errors/httpError.ts';
import { inBatches } from '../auditLog/inBatches.ts';
import type { Movement } from '../auditLog/movement.ts';
import { requireNamed, updateRecord } from '../records/records.ts';

export const assignment = (staff: StaffMember, proyecto_id: number, id: number) =>
  ({
    recurso: 'productos',
    id,
    fields: { proyecto_id, updated_by: staff.usuario },
    accion: 'agregar a proyecto',
    message: messages.proyectos.productoAdded,
  }) as const;

/** Products that are changed before other requests get their turn. */
const BATCH = 20;

function demandUnassigned({ nombre, proyecto_id }: Row<'productos'>): void {
  if (proyecto_id === null) return;
  const message = messages.productos.assignedElsewhere(nombre);
  throw new HttpError(409, message, { errors: { productos: message } });
}

/** Gives a new project its products. @throws {HttpError} 422 for one that is not there, 409 for one that another project has */
export async function addProductos(
  trx: Trx,
  staff: StaffMember,
  proyecto_id: number,
  ids: readonly number[],
): Promise<Movement[]> {
  await requireNamed(trx, 'productos', ids, 'productos');
  const movimientos: Movement[] = [];
  for await (const some of inBatches(ids, BATCH)) {
    for (const id of some) {
      const { movimiento } = await updateRecord(trx, {
        ...assignment(staff, proyecto_id, id),
        check: demandUnassigned,
      });
      movimientos.push(movimiento);
    }
  }
  return movimientos;
}
