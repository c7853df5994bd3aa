import { localTime } from '../../contract/localDay.ts';
import type { Movimiento } from '../../dataProvider/resources/movimientos.ts';
import { longDate } from '../../i18n/dates.ts';
import { capitalize } from '../display/capitalize.ts';
import { RECORDED, resourceLabel } from '../display/fieldLabel.ts';

export const RECURSO_CHOICES = RECORDED.map((id) => ({ id, name: resourceLabel(id) }));

/** Every action that the API records. */
export const ACCION_CHOICES = [
  'agregar',
  'actualizar',
  'eliminar',
  'activar',
  'desactivar',
  'actualizar estado',
  'asignar línea',
  'actualizar línea',
  'agregar integrante',
  'quitar integrante',
  'agregar a proyecto',
  'quitar de proyecto',
  'cambiar clave',
  'cargar contenido de ejemplo',
].map((id) => ({ id, name: capitalize(id) }));

export const actionLabel = ({ acciones }: Movimiento): string => capitalize(acciones.join(' y '));

/** The recorded name of the record, or its number if it has none. Empty for inicio, which has only one record. */
export function recordLabel({ antes, despues, recurso, recurso_id }: Movimiento): string {
  if (recurso === 'inicio') return '';
  const { nombre, nombres, apellidos } = { ...antes, ...despues };
  const texts = [nombre, nombres, apellidos].filter((text) => typeof text === 'string' && text !== '');
  return texts.length > 0 ? texts.join(' ') : `N.º ${recurso_id}`;
}

/** '21 de noviembre de 2026, 4:05 p. m.', in Bogotá. */
export function momentOf({ created_at, dia }: Movimiento): string {
  if (dia === '') return created_at;
  const [hours = '', minute = ''] = localTime(created_at).split(':');
  const hour = Number(hours);
  const time = `${hour % 12 || 12}:${minute} ${hour < 12 ? 'a. m.' : 'p. m.'}`;
  // Non-breaking spaces keep the time on one line.
  return `${longDate(dia)}, ${time.replaceAll(' ', '\u00a0')}`;
}
