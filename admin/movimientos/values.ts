import { textOf } from '../../contract/wire/tolerant.ts';
import { longDate } from '../../i18n/dates.ts';
import { tipoLabel } from '../eventos/tipoChoices.ts';
import { grupoLabel } from '../integrantes/grupos.ts';
import { visibleEstado } from '../proyectos/estados.ts';

const VACIO = 'Vacío';

const siONo = (value: unknown): string => (Number(value) === 1 ? 'Sí' : 'No');
const activoONo = (value: unknown): string => (Number(value) === 1 ? 'Activo' : 'Inactivo');
const fecha = (value: unknown): string => longDate(textOf(value));

/** Values that are stored as numbers or days, as the screens show them. */
const POR_CAMPO: Readonly<Record<string, (value: unknown) => string>> = {
  activo: siONo,
  fecha,
  fecha_inicio: fecha,
  fecha_fin: fecha,
  'proyectos.estado': (value) => visibleEstado(Number(value)),
  'convenios.estado': activoONo,
  'eventos.estado': activoONo,
  'eventos.tipo': (value) => tipoLabel(Number(value)),
  'integrantes.grupo': (value) => grupoLabel(Number(value)),
};

/** A list that is stored as JSON text, one item on each line; any other text as it is. */
function textFrom(value: unknown): string {
  const text = textOf(value);
  if (!text.startsWith('[')) return text;
  try {
    const items: unknown = JSON.parse(text);
    return Array.isArray(items) ? items.map(textOf).join('\n') : text;
  } catch {
    return text;
  }
}

/** A stored value in words. */
export function displayValue(recurso: string, campo: string, value: unknown): string {
  if (value === null || value === undefined || value === '' || value === '[]') return VACIO;
  const show = POR_CAMPO[`${recurso}.${campo}`] ?? POR_CAMPO[campo] ?? textFrom;
  return show(value);
}
