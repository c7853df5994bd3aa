import { partsOf, RESOURCE_NAMES, type ResourceName } from '../../contract/resources/resources.ts';
import { type Accion, isAccion } from '../../contract/values/acciones.ts';
import { numberOf, textOf } from '../../contract/values/tolerant.ts';
import type { Movement } from '../../dataProvider/resources/movements.ts';
import { longDate } from '../../i18n/dates.ts';
import type { AnyAdminResources } from '../addresses/adminResource.ts';
import { countOfKind, isRecorded, kindsText, type Recorded } from './fieldLabel.ts';
import { linkOf, type RecordedLink } from './links.ts';
import { isSingle, recordedName } from './movementLabels.ts';

/** A movimiento as a sentence: 'Ana Ríos', 'activó el proyecto «Ciclorrutas»'. */
export interface Sentence {
  subject: string;
  predicate: string;
}

export interface RecordLookup {
  /** The present name, or the last one of a record in the trash; undefined if unknown. */
  record: (recurso: string, id: number) => string | undefined;
  nouns: Readonly<Record<Recorded, string>>;
}

export interface NameLookup extends RecordLookup {
  /** The name of a user; undefined if unknown. */
  staff: (usuario: string) => string | undefined;
}

/** The nouns of what is recorded, with their articles. */
export function nounsOf(resources: AnyAdminResources): Readonly<Record<Recorded, string>> {
  const nouns = RESOURCE_NAMES.map((name) => [name, resources[name].sentenceNoun ?? partsOf(name).noun]);
  return {
    ...(Object.fromEntries(nouns) as Record<ResourceName, string>),
    archivos: 'el archivo',
    borradores: 'el borrador',
    importaciones: 'la importación',
    no_duplicados: 'la declaración «No es duplicado»',
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
  'actualizar imagen': ['cambió la imagen', 'de'],
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
  fusionar: ['fusionó'],
  restaurar: ['restauró'],
  'eliminar para siempre': ['eliminó para siempre'],
  publicar: ['publicó'],
  'crear vista previa': ['creó una vista previa', 'de'],
  'revocar vista previa': ['revocó una vista previa', 'de'],
  'cambiar clave': ['cambió la contraseña', 'de'],
  'cargar contenido de ejemplo': ['cargó el contenido de ejemplo', 'de'],
  importar: ['importó'],
};

function withPreposition(preposition: string | undefined, noun: string): string {
  if (preposition === undefined) return noun;
  // Spanish contracts 'a el' to 'al' and 'de el' to 'del'.
  return noun.startsWith('el ') ? `${preposition}${noun.slice(1)}` : `${preposition} ${noun}`;
}

const nounIn = (nouns: RecordLookup['nouns'], recurso: string): string =>
  isRecorded(recurso) ? nouns[recurso] : recurso;

const named = (noun: string, nombre: string | undefined): string => (nombre ? `${noun} «${nombre}»` : noun);

function objectOf(movimiento: Movement, { record, nouns }: RecordLookup): string {
  const { recurso, recurso_id } = movimiento;
  // A link between records has no name, so `record` is tried first.
  const nombre = isSingle(recurso) ? '' : (record(recurso, recurso_id) ?? recordedName(movimiento));
  return named(nounIn(nouns, recurso), nombre);
}

function verbsWith(acciones: readonly string[], object: string): string {
  const [last, ...before] = acciones
    .map((accion) => (isAccion(accion) ? VERBS[accion] : ([`registró «${accion}»`, 'de'] as const)))
    .reverse();
  const [verb, preposition] = last ?? ['cambió'];
  const verbs = [...before.map(([earlier]) => earlier).reverse(), verb].join(' y ');
  return `${verbs} ${withPreposition(preposition, object)}`;
}

const LINKED = { add: ['agregó', 'a'], remove: ['quitó', 'de'] } as const;

/** 'agregó a Ana Ríos al proyecto «Ciclorrutas»'. */
function linkPredicate(movimiento: Movement, link: RecordedLink, names: RecordLookup): string {
  const { verb, linked, proyecto } = link;
  const { record, nouns } = names;
  const object = objectOf(movimiento, names);
  const nombre = linked?.id === undefined ? undefined : record(linked.recurso, linked.id);
  if (linked !== undefined && proyecto === undefined) {
    if (nombre === undefined) return verbsWith(movimiento.acciones, object);
    return verb === 'add'
      ? `asignó ${named(nouns[linked.recurso], nombre)} ${withPreposition('a', object)}`
      : `cambió la línea ${withPreposition('de', object)} a «${nombre}»`;
  }
  const unnamed = linked === undefined ? 'un proyecto' : object;
  const project = proyecto === undefined ? undefined : record('proyectos', proyecto);
  const place = project === undefined ? unnamed : named(nouns.proyectos, project);
  if (verb === 'change') {
    return verbsWith(movimiento.acciones, `la participación de ${nombre ?? 'un integrante'} en ${place}`);
  }
  const [did, preposition] = LINKED[verb];
  const member = nombre === undefined ? 'un integrante' : `a ${nombre}`;
  return `${did} ${linked === undefined ? object : member} ${withPreposition(preposition, place)}`;
}

/** What was done: 'activó el proyecto «Ciclorrutas»'. */
export function predicateOf(movimiento: Movement, names: RecordLookup): string {
  const special = importPredicate(movimiento) ?? distinctPredicate(movimiento);
  if (special !== null) return special;
  const link = linkOf(movimiento);
  return link === null
    ? verbsWith(movimiento.acciones, objectOf(movimiento, names))
    : linkPredicate(movimiento, link, names);
}

/** The sentence of a movimiento. The subject falls back to the login name. */
export const sentenceOf = (movimiento: Movement, names: NameLookup): Sentence => ({
  subject: names.staff(movimiento.usuario) || movimiento.usuario,
  predicate: predicateOf(movimiento, names),
});

const relativeTime = new Intl.RelativeTimeFormat('es');
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** 'hace 5 minutos'; after 24 hours, the date. @param now milliseconds since 1970 */
export function timeAgo({ created_at, dia }: Pick<Movement, 'created_at' | 'dia'>, now: number): string {
  const ms = now - Date.parse(created_at);
  if (Number.isNaN(ms)) return created_at;
  if (ms < MINUTE_MS) return 'hace un momento';
  if (ms < HOUR_MS) return relativeTime.format(-Math.floor(ms / MINUTE_MS), 'minute');
  if (ms < DAY_MS) return relativeTime.format(-Math.floor(ms / HOUR_MS), 'hour');
  return `el ${longDate(dia)}`;
}

/** An import in one line: 'importó 5.000 productos de archivo.csv'; null for what is no import. */
function importPredicate({ recurso, acciones, antes, despues }: Movement): string | null {
  const result = { ...antes, ...despues };
  const archivo = textOf(result.archivo);
  if (recurso !== 'importaciones' || archivo === '') return null;
  if (acciones.includes('deshacer')) return `deshizo la importación de ${archivo}`;
  return `importó ${kindsText(result.recursos, numberOf(result.borradores)) || 'registros'} de ${archivo}`;
}

/** What was said of two records that may be the same: 'declaró que 2 productos no son duplicados'; null for any other movimiento. */
function distinctPredicate({ recurso, acciones, antes, despues }: Movement): string | null {
  const kind = textOf((despues ?? antes)?.recurso);
  if (recurso !== 'no_duplicados' || kind === '') return null;
  const records = countOfKind(kind, 2);
  const isUndone = acciones.includes('deshacer');
  if (despues === null) return isUndone ? `deshizo que ${records} no son duplicados` : `volvió a comparar ${records}`;
  return isUndone ? `deshizo la comparación de ${records}` : `declaró que ${records} no son duplicados`;
}
