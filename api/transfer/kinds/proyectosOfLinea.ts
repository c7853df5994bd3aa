import { endpoints } from '../../../contract/calls/endpoints.ts';
import { fieldsOf } from '../../../contract/values/tolerant.ts';
import { proyectosIn } from '../../../contract/wire/proyecto.ts';
import { idIn } from '../fields.ts';
import type { RemotePortal } from '../RemotePortal.ts';
import type { Report } from '../Report.ts';

/** The lines of every portal, which have a call of their own. */
export const LINEAS = [1, 2, 3, 4] as const;

/** Shared links hold `id_proyecto`. */
export const PROYECTO_IDS = ['id_proyecto', 'id'] as const;

/** The ids of the projects of each line, as the calls of the first lines tell. */
export async function readOfLinea(remote: RemotePortal, report: Report): Promise<Map<number, Set<number>>> {
  const ofLinea = new Map<number, Set<number>>();
  for (const lineId of LINEAS) {
    const answered = await remote.read('listProyectosByLinea', { lineId });
    const rows = 'refusal' in answered ? [] : proyectosIn(answered.answer);
    if ('refusal' in answered)
      report.add('lineas', lineId, '', endpoints.listProyectosByLinea.path, `No se leyó: ${answered.refusal}`);
    ofLinea.set(lineId, new Set(rows.flatMap((row) => idIn(fieldsOf(row), PROYECTO_IDS) ?? [])));
  }
  return ofLinea;
}
