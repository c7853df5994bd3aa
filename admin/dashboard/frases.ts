import type { Movimiento } from '../../dataProvider/movimientos.ts';
import { fechaLarga } from '../../i18n/fechas.ts';
import { nombreDeRegistro } from '../movimientos/nombres.ts';

/** A movement in words: 'Ana Ríos' 'activó el proyecto «Ciclorrutas»'. */
export interface Frase {
  quien: string;
  hizo: string;
}

/** What people and records are called today, where it is known. */
export interface Nombres {
  /** by login name */
  personal: (usuario: string) => string | undefined;
  registro: (recurso: string, id: number) => string | undefined;
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
const VERBOS: Readonly<Record<string, readonly [verbo: string, preposicion?: 'a' | 'de']>> = {
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

function con(preposicion: string | undefined, cosa: string): string {
  if (preposicion === undefined) return cosa;
  // a + el = al, de + el = del
  return cosa.startsWith('el ') ? `${preposicion}${cosa.slice(1)}` : `${preposicion} ${cosa}`;
}

function cosaDe(movimiento: Movimiento, { registro }: Nombres): string {
  const { recurso, recurso_id } = movimiento;
  // A link that was made or removed has no name of its own.
  const nombre = recurso === 'inicio' ? '' : (registro(recurso, recurso_id) ?? nombreDeRegistro(movimiento));
  const cosa = COSAS[recurso] ?? recurso;
  return nombre === '' ? cosa : `${cosa} «${nombre}»`;
}

/** Who is not among the staff is told by login name. */
export function fraseDe(movimiento: Movimiento, nombres: Nombres): Frase {
  const { usuario, acciones } = movimiento;
  const [last, ...before] = acciones
    .map((accion) => VERBOS[accion] ?? ([`registró «${accion}»`, 'de'] as const))
    .reverse();
  const [verbo, preposicion] = last ?? ['cambió'];
  const verbos = [...before.map(([uno]) => uno).reverse(), verbo].join(' y ');
  return {
    quien: nombres.personal(usuario) || usuario,
    hizo: `${verbos} ${con(preposicion, cosaDe(movimiento, nombres))}`,
  };
}

const relativo = new Intl.RelativeTimeFormat('es');
const MINUTO_MS = 60_000;
const HORA_MS = 60 * MINUTO_MS;
const DIA_MS = 24 * HORA_MS;

/**
 * 'hace 5 minutos', and after a day the day itself.
 * @param now milliseconds since 1970
 */
export function haceCuanto({ created_at, dia }: Pick<Movimiento, 'created_at' | 'dia'>, now: number): string {
  const ms = now - Date.parse(created_at);
  if (Number.isNaN(ms)) return created_at;
  if (ms < MINUTO_MS) return 'hace un momento';
  if (ms < HORA_MS) return relativo.format(-Math.floor(ms / MINUTO_MS), 'minute');
  if (ms < DIA_MS) return relativo.format(-Math.floor(ms / HORA_MS), 'hour');
  return `el ${fechaLarga(dia)}`;
}
