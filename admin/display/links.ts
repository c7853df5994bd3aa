import type { Movement } from '../../dataProvider/resources/movements.ts';

/** What a movimiento did to the link between two records. */
export type LinkVerb = 'add' | 'remove' | 'other';

/** The records of a link, which the movimiento names only by id; undefined where it has no id. */
export type RecordedLink =
  | { kind: 'integrante'; recurso: 'integrantes'; verb: LinkVerb; id: number | undefined; proyecto: number | undefined }
  | { kind: 'producto'; verb: 'add' | 'remove'; proyecto: number | undefined }
  | { kind: 'linea'; recurso: 'lineas'; verb: 'add' | 'change'; id: number | undefined };

const idOf = (value: unknown): number | undefined => {
  const id = Number(value ?? undefined);
  return Number.isSafeInteger(id) && id > 0 ? id : undefined;
};

const MEMBER_VERBS: Readonly<Record<string, LinkVerb>> = { 'agregar integrante': 'add', 'quitar integrante': 'remove' };

/** null for movimientos that are about one record. */
export function linkOf({ acciones, antes, despues, recurso_id, tabla }: Movement): RecordedLink | null {
  const [accion = ''] = acciones;
  const row = despues ?? antes ?? {};
  const memberVerb = MEMBER_VERBS[accion];
  if (memberVerb !== undefined || tabla === 'proyecto_integrante') {
    const proyecto = idOf(row.proyecto_id) ?? recurso_id;
    return {
      kind: 'integrante',
      recurso: 'integrantes',
      verb: memberVerb ?? 'other',
      id: idOf(row.integrante_id),
      proyecto,
    };
  }
  switch (accion) {
    case 'agregar a proyecto':
      return { kind: 'producto', verb: 'add', proyecto: idOf(despues?.proyecto_id) };
    case 'quitar de proyecto':
      return { kind: 'producto', verb: 'remove', proyecto: idOf(antes?.proyecto_id) };
    case 'asignar línea':
      return { kind: 'linea', recurso: 'lineas', verb: 'add', id: idOf(despues?.linea_id) };
    case 'actualizar línea':
      return { kind: 'linea', recurso: 'lineas', verb: 'change', id: idOf(despues?.linea_id) };
    default:
      return null;
  }
}
