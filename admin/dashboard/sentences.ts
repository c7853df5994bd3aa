import type { Movimiento } from '../../dataProvider/resources/movimientos.ts';
import { longDate } from '../../i18n/dates.ts';
import { recordLabel } from '../movimientos/labels.ts';

/** A movement in words: 'Ana Ríos' 'activó el proyecto «Ciclorrutas»'. */
export interface Sentence {
  quien: string;
  hizo: string;
}

/** What people and records are called today, where it is known. */
export interface Nombres {
  /** by login name */
  staff: (usuario: string) => string | undefined;
  record: (recurso: string, id: number) => string | undefined;
}

const COSAS: Readonly<Record<string, string>> = {
  proyectos: 'el proyecto',
  integrantes: 'el perfil',
  productos: 'el producto',
  convenios: 'el convenio',
  eventos: 'el evento',
  inicio: 'la configuración de inicio',
  usuarios: 'el usuario',
};

/** What was done, with what stands before the thing it was done to. */
const VERBOS: Readonly<Record<string, readonly [verbo: string, preposition?: 'a' | 'de']>> = {
  agregar: ['agregó'],
  actualizar: ['actualizó'],
  eliminar: ['eliminó'],
  activar: ['activó'],
  desactivar: ['desactivó'],
  'actualizar estado': ['cambió el estado', 'de'],
  'asignar línea': ['asignó la línea', 'de'],
  'actualizar línea': ['cambió la línea', 'de'],
  'agregar integrante': ['agregó un integrante', 'a'],
  'quitar integrante': ['quitó un integrante', 'de'],
  'agregar a proyecto': ['agregó a un proyecto'],
  'quitar de proyecto': ['quitó de un proyecto'],
  'cambiar clave': ['cambió la clave', 'de'],
  'cargar contenido de ejemplo': ['cargó el contenido de ejemplo', 'de'],
};

function con(preposition: string | undefined, cosa: string): string {
  if (preposition === undefined) return cosa;
  // a + el = al, de + el = del
  return cosa.startsWith('el ') ? `${preposition}${cosa.slice(1)}` : `${preposition} ${cosa}`;
}

function cosaDe(movimiento: Movimiento, { record }: Nombres): string {
  const { recurso, recurso_id } = movimiento;
  // A link that was made or removed has no name of its own.
  const nombre = recurso === 'inicio' ? '' : (record(recurso, recurso_id) ?? recordLabel(movimiento));
  const cosa = COSAS[recurso] ?? recurso;
  return nombre === '' ? cosa : `${cosa} «${nombre}»`;
}

/** Who is not among the staff is told by login name. */
export function sentenceOf(movimiento: Movimiento, nombres: Nombres): Sentence {
  const { usuario, acciones } = movimiento;
  const [last, ...before] = acciones
    .map((accion) => VERBOS[accion] ?? ([`registró «${accion}»`, 'de'] as const))
    .reverse();
  const [verbo, preposition] = last ?? ['cambió'];
  const verbos = [...before.map(([uno]) => uno).reverse(), verbo].join(' y ');
  return {
    quien: nombres.staff(usuario) || usuario,
    hizo: `${verbos} ${con(preposition, cosaDe(movimiento, nombres))}`,
  };
}

const relativo = new Intl.RelativeTimeFormat('es');
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/**
 * 'hace 5 minutos', and after a day the day itself.
 * @param now milliseconds since 1970
 */
export function timeAgo({ created_at, dia }: Pick<Movimiento, 'created_at' | 'dia'>, now: number): string {
  const ms = now - Date.parse(created_at);
  if (Number.isNaN(ms)) return created_at;
  if (ms < MINUTE_MS) return 'hace un momento';
  if (ms < HOUR_MS) return relativo.format(-Math.floor(ms / MINUTE_MS), 'minute');
  if (ms < DAY_MS) return relativo.format(-Math.floor(ms / HOUR_MS), 'hour');
  return `el ${longDate(dia)}`;
}
