import type { StaffMember } from '../../auth/sessions.ts';
import type { Trx } from '../../database/open.ts';
import { withoutValues } from './forgetRows.ts';
import type { ReadImport } from './readRows.ts';
import type { Review } from './review.ts';
import { countRows } from './staging.ts';

interface AppliedImport {
  archivo: string;
  operacion: string;
  staff: StaffMember;
  read: ReadImport & Review;
}

/** Stores an import that is applied in the same transaction, without its rows and their values. @returns its id */
export async function storeApplied(trx: Trx, { archivo, operacion, staff, read }: AppliedImport): Promise<number> {
  const at = new Date().toISOString();
  const included = read.results.filter(({ incluida }) => incluida);
  const resultado = {
    creados: included.filter(({ estado, borrador }) => estado === 'nuevo' && !borrador).length,
    cambiados: included.filter(({ estado }) => estado === 'cambia').length,
    borradores: included.filter(({ borrador }) => borrador).length,
  };
  const { id } = await trx
    .insertInto('importaciones')
    .values({
      nombre: archivo,
      formato: read.options.formato,
      estado: 'importada',
      bytes: 0,
      opciones: JSON.stringify({ ...read.options, valores: {} }),
      contenido: JSON.stringify(withoutValues(read.content)),
      resumen: JSON.stringify({ por_recurso: countRows(read.rows, read.results), resultado }),
      operacion,
      created_at: at,
      created_by: staff.usuario,
      updated_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
