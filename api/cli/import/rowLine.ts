import type { RowState } from '../../../contract/entities/import.ts';
import { nameFieldOf } from '../../resources/imports/readRow.ts';
import { cellsOf, type RowResult, type StagedRow } from '../../resources/imports/rows.ts';
import type { ServerResources } from '../../resources/parts/serverResource.ts';

const STATES: Readonly<Record<RowState, string>> = {
  nuevo: 'Nuevo',
  cambia: 'Cambia',
  posible_duplicado: 'Posible duplicado',
  igual: 'Igual',
  no_se_puede: 'No se puede',
};

/** What becomes of a row, on one line. */
export function rowLine(resources: ServerResources, row: StagedRow, result: RowResult): string {
  const { fields } = resources[row.recurso].imports;
  const labelOf = (name: string): string => fields.find((field) => field.name === name)?.label ?? name;
  const { registro, fila, falta, cambios, errores } = result;
  const notes = [
    ...Object.entries(errores).map(([name, message]) => `${labelOf(name)}: ${message}`),
    ...(falta.length > 0 ? [`se importa como borrador: falta ${falta.join(', ')}`] : []),
    ...(fila === null ? [] : [`como la fila ${fila}`]),
    ...(registro === null
      ? []
      : [`${registro.borrador ? 'borrador' : 'registro'} ${registro.id} «${registro.nombre}»`]),
    ...cambios.map(({ campo, antes, despues, tomado }) =>
      `${labelOf(campo)}: «${antes}» → «${despues}»${tomado ? '' : ' (no se toma)'}`.replaceAll('\n', '; '),
    ),
  ];
  const name = (cellsOf(row)[nameFieldOf(row.recurso)] ?? '').replaceAll(/\s+/g, ' ');
  return [row.numero, STATES[result.estado], row.recurso, name, notes.join('. ')]
    .filter((part) => part !== '')
    .join('  ');
}
