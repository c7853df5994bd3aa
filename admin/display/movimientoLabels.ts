import { partsOf } from '../../contract/resources/resources.ts';
import { ACCIONES } from '../../contract/values/acciones.ts';
import type { Movimiento } from '../../dataProvider/resources/movimientos.ts';
import { capitalize } from './capitalize.ts';
import { changesOf } from './changes.ts';
import { fieldLabel, RECORDED, resourceLabel } from './fieldLabel.ts';
import { longMoment } from './moment.ts';
import { recordName } from './recordName.ts';

export const RECURSO_CHOICES = RECORDED.map((id) => ({ id, name: resourceLabel(id) }));

/** The recorded name says clave, every screen says contraseña. */
const shownAction = (accion: string): string => (accion === 'cambiar clave' ? 'cambiar contraseña' : accion);

export const ACCION_CHOICES = ACCIONES.map((id) => ({ id, name: capitalize(shownAction(id)) }));

export const actionLabel = ({ acciones }: Movimiento): string => capitalize(acciones.map(shownAction).join(' y '));

/** The current name of a record; undefined if unknown. */
export type RecordName = (recurso: string, id: number) => string | undefined;

/** True for a resource that has only one record. */
export function isSingle(recurso: string): boolean {
  const { draft } = partsOf(recurso);
  return draft !== undefined && draft.name === undefined;
}

const UNNAMED = 'Sin nombre';

/** The name that a movimiento recorded; '' if it recorded none. */
export const recordedName = ({ recurso, antes, despues }: Pick<Movimiento, 'recurso' | 'antes' | 'despues'>): string =>
  recordName(recurso, { ...antes, ...despues });

/** The ids of the records that a link movimiento names only by id; null for other movimientos. */
function linkOf({ acciones, antes, despues, recurso_id, tabla }: Movimiento) {
  const [accion = ''] = acciones;
  const { integrante_id, proyecto_id, linea_id } = despues ?? antes ?? {};
  if (tabla === 'proyecto_integrante') {
    return { integrante: Number(integrante_id), proyecto: Number(proyecto_id ?? recurso_id) };
  }
  if (accion === 'agregar a proyecto') return { proyecto: Number(proyecto_id) };
  if (accion === 'quitar de proyecto') return { proyecto: Number(antes?.proyecto_id) };
  if (accion === 'asignar línea' || accion === 'actualizar línea') return { linea: Number(linea_id) };
  return null;
}

export function namesNeeded(movimiento: Movimiento): string[] {
  if (isSingle(movimiento.recurso)) return [];
  const link = linkOf(movimiento);
  const own = recordedName(movimiento) === '' ? [movimiento.recurso] : [];
  return [
    ...own,
    ...(link?.proyecto === undefined ? [] : ['proyectos']),
    ...(link?.integrante === undefined ? [] : ['integrantes']),
    ...(link?.linea === undefined ? [] : ['lineas']),
  ];
}

/** The changed fields of a resource that has only one record. */
function changedFields(movimiento: Movimiento): string {
  if (movimiento.antes === null || movimiento.despues === null) return '';
  return changesOf(movimiento)
    .map(({ field }) => fieldLabel(movimiento.recurso, field))
    .join(', ');
}

/** 'Fatiga en conductores', 'Luis Gómez → Fatiga en conductores' for a link, the changed fields of a resource with one record. */
export function recordLabel(movimiento: Movimiento, nameOf: RecordName): string {
  const { recurso, recurso_id } = movimiento;
  if (isSingle(recurso)) return changedFields(movimiento);
  const name = recordedName(movimiento) || nameOf(recurso, recurso_id) || UNNAMED;
  const link = linkOf(movimiento);
  if (link === null) return name;
  const proyecto = link.proyecto === undefined ? name : nameOf('proyectos', link.proyecto) || UNNAMED;
  if (link.integrante !== undefined) return `${nameOf('integrantes', link.integrante) || UNNAMED} → ${proyecto}`;
  if (link.linea !== undefined) {
    const linea = nameOf('lineas', link.linea);
    return linea === undefined ? proyecto : `${linea} → ${proyecto}`;
  }
  return `${name} → ${proyecto}`;
}

/** '21 de noviembre de 2026, 4:05 p. m.', in Bogotá. */
export const momentOf = ({ created_at }: Movimiento): string => longMoment(created_at);
