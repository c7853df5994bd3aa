import type { RecordKind } from '../../../contract/editedResources.ts';
import type { Row } from '../../database/tables.ts';

/** The records that can be archived: their names in messages, and their titles. */
export const recordKinds = {
  proyectos: { noun: 'el proyecto', nombreOf: ({ nombre }: Row<'proyectos'>) => nombre },
  integrantes: {
    noun: 'el integrante',
    nombreOf: ({ nombres, apellidos }: Row<'integrantes'>) => `${nombres} ${apellidos}`.trim(),
  },
  productos: { noun: 'el producto', nombreOf: ({ nombre }: Row<'productos'>) => nombre },
  convenios: { noun: 'el convenio', nombreOf: ({ nombre }: Row<'convenios'>) => nombre },
  eventos: { noun: 'el evento', nombreOf: ({ nombre }: Row<'eventos'>) => nombre },
  lineas: { noun: 'la línea de investigación', nombreOf: ({ nombre }: Row<'lineas'>) => nombre },
} as const satisfies Record<RecordKind, unknown>;

export const nombreOf = (recurso: RecordKind, row: object): string =>
  (recordKinds[recurso].nombreOf as (row: object) => string)(row);
