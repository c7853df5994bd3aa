import { textOf } from '../../contract/wire/tolerant.ts';
import { longDate } from '../../i18n/dates.ts';
import { estadoLabel } from './estados.ts';
import { grupoLabel } from './grupos.ts';
import { tipoLabel } from './tipos.ts';

const EMPTY = 'Vacío';

const yesOrNo = (value: unknown): string => (Number(value) === 1 ? 'Sí' : 'No');
const activeOrInactive = (value: unknown): string => (Number(value) === 1 ? 'Activo' : 'Inactivo');
const date = (value: unknown): string => longDate(textOf(value));

/** Formatters of stored numbers and dates, by 'resource.field' or by field. */
const FORMATTERS: Readonly<Record<string, (value: unknown) => string>> = {
  activo: yesOrNo,
  fecha: date,
  fecha_inicio: date,
  fecha_fin: date,
  'proyectos.estado': (value) => estadoLabel(Number(value)),
  'convenios.estado': activeOrInactive,
  'eventos.estado': activeOrInactive,
  'eventos.tipo': (value) => tipoLabel(Number(value)),
  'integrantes.grupo': (value) => grupoLabel(Number(value)),
};

/** A JSON list as one item per line; any other text unchanged. */
function plainText(value: unknown): string {
  const text = textOf(value);
  if (!text.startsWith('[')) return text;
  try {
    const items: unknown = JSON.parse(text);
    return Array.isArray(items) ? items.map(textOf).join('\n') : text;
  } catch {
    return text;
  }
}

/** A stored value as text. */
export function displayValue(resource: string, field: string, value: unknown): string {
  if (value === null || value === undefined || value === '' || value === '[]') return EMPTY;
  const format = FORMATTERS[`${resource}.${field}`] ?? FORMATTERS[field] ?? plainText;
  return format(value);
}
