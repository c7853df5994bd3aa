import type { z } from 'zod';
import { messages } from '../../../contract/calls/messages.ts';
import type { importRowsChange } from '../../../contract/entities/import.ts';
import type { ImportedResource } from '../../../contract/resources/resources.ts';
import type { Database } from '../../database/open.ts';
import { invalidFieldError } from '../../errors/httpError.ts';
import { inBatches } from '../auditLog/recordMovements.ts';
import type { ServerResources } from '../parts/serverResource.ts';
import { demandFields } from './columns.ts';
import type { RowChoices } from './rows.ts';

type RowsChange = z.output<typeof importRowsChange>;

function choicesAfter(before: RowChoices, { incluida, decision, celdas, tomar }: RowsChange): RowChoices {
  return {
    ...before,
    ...(incluida !== undefined && { incluida }),
    ...(decision !== undefined && { decision }),
    ...(tomar !== undefined && { tomar }),
    ...(celdas !== undefined && { celdas: { ...before.celdas, ...celdas } }),
  };
}

const CHANGED_ROWS = 200;

/** Stores what staff chose for some rows, or for all of a state and kind. @throws {HttpError} 422 if a row does not exist */
export async function changeRows(
  db: Database,
  resources: ServerResources,
  id: number,
  change: RowsChange,
): Promise<void> {
  const { numeros, estado, recurso, celdas, tomar } = change;
  if ((celdas !== undefined || tomar !== undefined) && numeros?.length !== 1)
    throw invalidFieldError('numeros', messages.importaciones.oneRow);
  const rows = await db
    .selectFrom('importacion_filas')
    .where('importacion_id', '=', id)
    .$if(numeros !== undefined, (query) => query.where('numero', 'in', numeros ?? []))
    .$if(estado !== undefined, (query) => query.where('estado', '=', estado ?? ''))
    .$if(recurso !== undefined, (query) => query.where('recurso', '=', recurso ?? ''))
    .select(['numero', 'recurso', 'elecciones'])
    .execute();
  if (numeros !== undefined && rows.length < new Set(numeros).size)
    throw invalidFieldError('numeros', messages.importaciones.noSuchRow);
  const [first] = rows;
  if (first !== undefined)
    demandFields(resources, first.recurso as ImportedResource, 'celdas', Object.keys(celdas ?? {}));
  // Rows with the same choices before have the same ones after: one statement changes many.
  const byChoices = new Map<string, number[]>();
  for (const { numero, elecciones } of rows) {
    const known = byChoices.get(elecciones);
    if (known === undefined) byChoices.set(elecciones, [numero]);
    else known.push(numero);
  }
  for (const [elecciones, numbers] of byChoices) {
    const after = JSON.stringify(choicesAfter(elecciones === '' ? {} : JSON.parse(elecciones), change));
    for await (const batch of inBatches(numbers, CHANGED_ROWS))
      await db
        .updateTable('importacion_filas')
        .set({ elecciones: after })
        .where('importacion_id', '=', id)
        .where('numero', 'in', [...batch])
        .execute();
  }
}
