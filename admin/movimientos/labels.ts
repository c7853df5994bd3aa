import type { Movimiento } from '../../dataProvider/resources/movimientos.ts';
import { longDate } from '../../i18n/dates.ts';
import { resources } from '../../i18n/resources.ts';

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const choices = (names: readonly string[]) => names.map((id) => ({ id, name: capitalized(id) }));

/** The resources that have a history. */
const CON_HISTORIA = ['proyectos', 'integrantes', 'productos', 'convenios', 'eventos', 'inicio', 'usuarios'] as const;
type ConHistoria = (typeof CON_HISTORIA)[number];

const isKnownWord = (recurso: string): recurso is ConHistoria => (CON_HISTORIA as readonly string[]).includes(recurso);

/** What one record of a resource is called; the resource itself where it is not ours. */
export const resourceLabel = (recurso: string): string =>
  isKnownWord(recurso) ? (resources[recurso].name.split(' |||| ')[0] ?? recurso) : recurso;

export const RECURSOS = CON_HISTORIA.map((id) => ({ id, name: resourceLabel(id) }));

/** Everything that the API does to a record, as it records it. */
export const ACCIONES = choices([
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
]);

export const actionLabel = ({ acciones }: Movimiento): string => capitalized(acciones.join(' y '));

/** Fields that are stored under another name than the forms have, or in none of them. */
const OTROS_CAMPOS: Readonly<Record<string, string>> = {
  url_externa: 'Enlace externo',
  linea_id: 'Línea de investigación',
  proyecto_id: 'Proyecto',
  integrante_id: 'Integrante',
  url_img_pilares: 'Imagen de los pilares',
};

/** A stored field, as its form calls it. */
export function fieldLabel(recurso: string, campo: string): string {
  const fields: Readonly<Record<string, string>> = isKnownWord(recurso) ? resources[recurso].fields : {};
  return fields[campo] ?? OTROS_CAMPOS[campo] ?? capitalized(campo.replaceAll('_', ' '));
}

/** What the record was called, or its number where it has no name. */
export function recordLabel({ antes, despues, recurso, recurso_id }: Movimiento): string {
  if (recurso === 'inicio') return '';
  const { nombre, nombres, apellidos } = { ...antes, ...despues };
  const texts = [nombre, nombres, apellidos].filter((text) => typeof text === 'string' && text !== '');
  return texts.length > 0 ? texts.join(' ') : `N.º ${recurso_id}`;
}

/** '21 de noviembre de 2026, 4:05 p. m.' on the reader's clock. */
export function momentOf({ created_at, dia }: Movimiento): string {
  if (dia === '') return created_at;
  const date = new Date(created_at);
  const [hour, minute] = [date.getHours(), date.getMinutes()];
  const time = `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'a. m.' : 'p. m.'}`;
  // The time stays on one line.
  return `${longDate(dia)}, ${time.replaceAll(' ', '\u00a0')}`;
}
