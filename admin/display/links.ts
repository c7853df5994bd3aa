import type { Movement } from '../../dataProvider/resources/movements.ts';

/** What a movimiento did to the link of a record with a project, and the records that it names only by id. */
export interface RecordedLink {
  verb: 'add' | 'remove' | 'change';
  /** absent for a product, which the movimiento itself is about */
  linked?: { recurso: 'integrantes' | 'lineas'; id: number | undefined };
  /** absent for a line: then the movimiento itself is about the project */
  proyecto?: number | undefined;
}

const idOf = (value: unknown): number | undefined => {
  const id = Number(value ?? undefined);
  return Number.isSafeInteger(id) && id > 0 ? id : undefined;
};

/** null for movimientos that are about one record. */
export function linkOf({ acciones, antes, despues, recurso_id, tabla }: Movement): RecordedLink | null {
  const row = despues ?? antes ?? {};
  const member = { recurso: 'integrantes', id: idOf(row.integrante_id) } as const;
  const linea = { recurso: 'lineas', id: idOf(despues?.linea_id) } as const;
  const proyecto = idOf(row.proyecto_id) ?? recurso_id;
  switch (acciones[0]) {
    case 'agregar integrante':
      return { verb: 'add', linked: member, proyecto };
    case 'quitar integrante':
      return { verb: 'remove', linked: member, proyecto };
    case 'agregar a proyecto':
      return { verb: 'add', proyecto: idOf(despues?.proyecto_id) };
    case 'quitar de proyecto':
      return { verb: 'remove', proyecto: idOf(antes?.proyecto_id) };
    case 'asignar línea':
      return { verb: 'add', linked: linea };
    case 'actualizar línea':
      return { verb: 'change', linked: linea };
    default:
      return tabla === 'proyecto_integrante' ? { verb: 'change', linked: member, proyecto } : null;
  }
}
