import { partsOf } from '../../contract/resources/resources.ts';
import { ACCIONES } from '../../contract/values/acciones.ts';
import type { Movement } from '../../dataProvider/resources/movements.ts';
import { capitalize } from './capitalize.ts';
import { changesOf } from './changes.ts';
import { longMoment } from './dayAndTime.ts';
import { fieldLabel, RECORDED, resourceLabel } from './fieldLabel.ts';
import { linkOf } from './links.ts';
import { recordName } from './recordName.ts';

export const RECURSO_CHOICES = RECORDED.map((id) => ({ id, name: resourceLabel(id) }));

/** The recorded name says clave, every screen says contraseña. */
const shownAction = (accion: string): string => (accion === 'cambiar clave' ? 'cambiar contraseña' : accion);

export const ACCION_CHOICES = ACCIONES.map((id) => ({ id, name: capitalize(shownAction(id)) }));

export const actionLabel = ({ acciones }: Movement): string => capitalize(acciones.map(shownAction).join(' y '));

/** True for a resource that has only one record. */
export function isSingle(recurso: string): boolean {
  const { draft } = partsOf(recurso);
  return draft !== undefined && draft.name === undefined;
}

/** The name that a movimiento recorded; '' if it recorded none. */
export const recordedName = ({ recurso, antes, despues }: Pick<Movement, 'recurso' | 'antes' | 'despues'>): string =>
  recordName(recurso, { ...antes, ...despues });

/** A record that a movimiento refers to only by its id. */
export interface NamedById {
  recurso: string;
  id: number;
}

/** The records whose names the sentence of a movimiento needs and the movimiento lacks. */
export function namesNeeded(movimiento: Movement): NamedById[] {
  const { recurso, recurso_id } = movimiento;
  if (isSingle(recurso)) return [];
  const { linked, proyecto } = linkOf(movimiento) ?? {};
  const own = { recurso, id: recordedName(movimiento) === '' ? recurso_id : undefined };
  const named = [own, ...(linked === undefined ? [] : [linked]), { recurso: 'proyectos', id: proyecto }];
  return named.flatMap(({ id, ...record }) => (id === undefined ? [] : [{ ...record, id }]));
}

/** The changed fields of a resource that has only one record: 'Código del grupo, Guías'; '' for others. */
export function changedFieldLabels(movimiento: Movement): string {
  const { recurso, antes, despues } = movimiento;
  if (!isSingle(recurso) || antes === null || despues === null) return '';
  return changesOf(movimiento)
    .map(({ field }) => fieldLabel(recurso, field))
    .join(', ');
}

/** '21 de noviembre de 2026, 4:05 p. m.', in Bogotá. */
export const momentOf = ({ created_at }: Movement): string => longMoment(created_at);
