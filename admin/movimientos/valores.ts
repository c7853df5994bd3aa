import { textOf } from '../../contract/wire/tolerant.ts';
import { fechaLarga } from '../../i18n/fechas.ts';
import { nombreDeTipo } from '../eventos/tipos.ts';
import { nombreDeGrupo } from '../integrantes/grupos.ts';
import { estadoVisible } from '../proyectos/estados.ts';

const VACIO = 'Vacío';

const siONo = (value: unknown): string => (Number(value) === 1 ? 'Sí' : 'No');
const activoONo = (value: unknown): string => (Number(value) === 1 ? 'Activo' : 'Inactivo');
const fecha = (value: unknown): string => fechaLarga(textOf(value));

/** Values that are stored as numbers or days, as the screens show them. */
const POR_CAMPO: Readonly<Record<string, (value: unknown) => string>> = {
  activo: siONo,
  fecha,
  fecha_inicio: fecha,
  fecha_fin: fecha,
  'proyectos.estado': (value) => estadoVisible(Number(value)),
  'convenios.estado': activoONo,
  'eventos.estado': activoONo,
  'eventos.tipo': (value) => nombreDeTipo(Number(value)),
  'integrantes.grupo': (value) => nombreDeGrupo(Number(value)),
};

/** A list that is stored as JSON text, one item on each line; any other text as it is. */
function textoDe(value: unknown): string {
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
export function valorVisible(recurso: string, campo: string, value: unknown): string {
  if (value === null || value === undefined || value === '' || value === '[]') return VACIO;
  const show = POR_CAMPO[`${recurso}.${campo}`] ?? POR_CAMPO[campo] ?? textoDe;
  return show(value);
}
