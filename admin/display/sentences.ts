import { partsOf, RESOURCE_NAMES, type ResourceName } from '../../contract/resources/resources.ts';
import { type Accion, isAccion } from '../../contract/values/acciones.ts';
import type { Movimiento } from '../../dataProvider/resources/movimientos.ts';
import { longDate } from '../../i18n/dates.ts';
import type { AnyAdminResources } from '../addresses/adminResource.ts';
import { capitalize } from './capitalize.ts';
import { isRecorded, type Recorded } from './fieldLabel.ts';
import { isSingle, recordedName } from './movimientoLabels.ts';

/** A movimiento as a sentence: 'Ana Ríos', 'activó el proyecto «Ciclorrutas»'. */
export interface Sentence {
  subject: string;
  predicate: string;
}

export interface NameLookup {
  /** Current names; undefined if unknown. */
  staff: (usuario: string) => string | undefined;
  record: (recurso: string, id: number) => string | undefined;
  nouns: Readonly<Record<Recorded, string>>;
}

/** The nouns of what is recorded, with their articles. */
export function nounsOf(resources: AnyAdminResources): Readonly<Record<Recorded, string>> {
  const nouns = RESOURCE_NAMES.map((name) => [name, resources[name].sentenceNoun ?? partsOf(name).noun]);
  return {
    ...(Object.fromEntries(nouns) as Record<ResourceName, string>),
    archivos: 'el archivo de la identidad',
    borradores: 'el borrador',
  };
}

/** The phrase for each action, and the preposition before its object. */
const VERBS: Readonly<Record<Accion, readonly [verb: string, preposition?: 'a' | 'de']>> = {
  agregar: ['agregó'],
  actualizar: ['actualizó'],
  eliminar: ['eliminó'],
  activar: ['activó'],
  desactivar: ['desactivó'],
  'actualizar estado': ['cambió el estado', 'de'],
  ordenar: ['cambió el orden', 'de'],
  retirar: ['retiró'],
  'dejar de retirar': ['dejó de retirar'],
  'asignar línea': ['asignó la línea', 'de'],
  'actualizar línea': ['cambió la línea', 'de'],
  'agregar integrante': ['agregó un integrante', 'a'],
  'quitar integrante': ['quitó un integrante', 'de'],
  'agregar a proyecto': ['agregó a un proyecto'],
  'quitar de proyecto': ['quitó de un proyecto'],
  'actualizar texto completo': ['cambió el texto completo', 'de'],
  'eliminar texto completo': ['eliminó el texto completo', 'de'],
  deshacer: ['deshizo un cambio', 'de'],
  'restaurar versión': ['restauró una versión', 'de'],
  archivar: ['archivó'],
  restaurar: ['restauró'],
  'eliminar para siempre': ['eliminó para siempre'],
  publicar: ['publicó'],
  'crear vista previa': ['creó una vista previa', 'de'],
  'revocar vista previa': ['revocó una vista previa', 'de'],
  'cambiar clave': ['cambió la contraseña', 'de'],
  'cargar contenido de ejemplo': ['cargó el contenido de ejemplo', 'de'],
};

function withPreposition(preposition: string | undefined, noun: string): string {
  if (preposition === undefined) return noun;
  // Spanish contracts 'a el' to 'al' and 'de el' to 'del'.
  return noun.startsWith('el ') ? `${preposition}${noun.slice(1)}` : `${preposition} ${noun}`;
}

const nounIn = (nouns: NameLookup['nouns'], recurso: string): string =>
  isRecorded(recurso) ? nouns[recurso] : recurso;

function objectOf(movimiento: Movimiento, { record, nouns }: NameLookup): string {
  const { recurso, recurso_id } = movimiento;
  // A link between records has no name, so `record` is tried first.
  const nombre = isSingle(recurso) ? '' : (record(recurso, recurso_id) ?? recordedName(movimiento));
  const noun = nounIn(nouns, recurso);
  return nombre === '' ? noun : `${noun} «${nombre}»`;
}

function predicateOf(acciones: readonly string[], object: string): string {
  const [last, ...before] = acciones
    .map((accion) => (isAccion(accion) ? VERBS[accion] : ([`registró «${accion}»`, 'de'] as const)))
    .reverse();
  const [verb, preposition] = last ?? ['cambió'];
  const verbs = [...before.map(([earlier]) => earlier).reverse(), verb].join(' y ');
  return `${verbs} ${withPreposition(preposition, object)}`;
}

/** The sentence of a movimiento. The subject falls back to the login name. */
export function sentenceOf(movimiento: Movimiento, names: NameLookup): Sentence {
  const { usuario, acciones } = movimiento;
  return { subject: names.staff(usuario) || usuario, predicate: predicateOf(acciones, objectOf(movimiento, names)) };
}

/** What was done, without the name of the record: 'Eliminó el convenio'. */
export const phraseOf = ({ acciones, recurso }: Movimiento, nouns: NameLookup['nouns']): string =>
  capitalize(predicateOf(acciones, nounIn(nouns, recurso)));

const relativeTime = new Intl.RelativeTimeFormat('es');
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** 'hace 5 minutos'; after 24 hours, the date. @param now milliseconds since 1970 */
export function timeAgo({ created_at, dia }: Pick<Movimiento, 'created_at' | 'dia'>, now: number): string {
  const ms = now - Date.parse(created_at);
  if (Number.isNaN(ms)) return created_at;
  if (ms < MINUTE_MS) return 'hace un momento';
  if (ms < HOUR_MS) return relativeTime.format(-Math.floor(ms / MINUTE_MS), 'minute');
  if (ms < DAY_MS) return relativeTime.format(-Math.floor(ms / HOUR_MS), 'hour');
  return `el ${longDate(dia)}`;
}
