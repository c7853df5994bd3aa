/** Writes the records of another portal into a newly migrated database. */
import { sql } from 'kysely';
import { optionalInstant, optionalText, wholeNumber } from '../../contract/fields/fields.ts';
import { ORDERED_RESOURCES, type OrderedResource, partsOf } from '../../contract/resources/resources.ts';
import { SHORT_TEXT_MAX } from '../../contract/values/constants.ts';
import { fromLocalClock, startOfLocalDay } from '../../contract/values/localDay.ts';
import { isActive, trimmedText } from '../../contract/values/tolerant.ts';
import { definedFields } from '../database/definedFields.ts';
import type { Trx } from '../database/open.ts';
import { insertable, recordTable, updatable } from '../database/unchecked.ts';
import { isAddressTaken } from '../resources/auditLog/addresses.ts';
import type { Movement } from '../resources/auditLog/movement.ts';
import { readMoment } from '../resources/imports/values/dates.ts';
import { importedColumns } from '../resources/records/columns.ts';
import { addressFor } from '../resources/records/recordAddress.ts';
import { serverResources } from '../resources/serverResources.ts';
import { DEFINITIONS } from './definitions.ts';
import { type Fields, fieldOf } from './fields.ts';
import type { Records } from './gather.ts';
import { CALLS, type Kind } from './kinds.ts';
import { pictureColumn } from './pictures.ts';
import type { Report } from './Report.ts';
import { readValues, type Tell, type Values } from './readValues.ts';

const INSTANT = optionalInstant('No es una fecha con hora');
const AUTHOR = optionalText(SHORT_TEXT_MAX);
const ORDEN = wholeNumber();

/** An instant as databases and programs write it; a time without a zone is Bogotá's. */
function instantIn(answers: readonly Fields[], tell: Tell): string | undefined {
  const raw = fieldOf(answers, ['created_at']);
  const text = trimmedText(raw).replace(/(\.\d{3})\d+/, '$1');
  if (text === '') return undefined;
  const moment = readMoment(text);
  const clock = moment === null ? text : fromLocalClock(moment);
  const read = INSTANT.safeParse(/^\d{4}-\d{2}-\d{2}$/.test(text) ? startOfDay(text) : clock);
  if (read.success && read.data !== '') return read.data;
  tell('created_at', raw, 'La fecha no es válida: se tomó la de este traslado');
  return undefined;
}

function startOfDay(day: string): string {
  return Number.isNaN(Date.parse(day)) ? day : startOfLocalDay(day);
}

/** Who wrote a record, as the other portal names them. */
function authorsIn(kind: Kind, answers: readonly Fields[], tell: Tell): Record<string, string> {
  const names = [
    'created_by',
    'updated_by',
    ...(partsOf(kind).namesAuthors ? ['created_by_name', 'updated_by_name'] : []),
  ];
  return Object.fromEntries(
    names.map((name) => {
      const raw = fieldOf(answers, [name]);
      const read = AUTHOR.safeParse(trimmedText(raw));
      if (!read.success) tell(name, raw, 'No es un nombre: se dejó vacío');
      return [name, read.success ? read.data : ''];
    }),
  );
}

/** Columns that no form has. */
function placeIn(kind: Kind, answers: readonly Fields[]): Record<string, number> {
  const columns: Record<string, number> = {};
  const orden = ORDEN.safeParse(fieldOf(answers, ['orden']));
  if (ORDERED_RESOURCES.includes(kind as OrderedResource) && orden.success) columns.orden = orden.data;
  const retirada = fieldOf(answers, ['retirada']);
  if (kind === 'lineas' && retirada !== undefined) columns.retirada = isActive(retirada) ? 1 : 0;
  return columns;
}

interface Writing {
  trx: Trx;
  report: Report;
  /** milliseconds of the first record without an instant of its own */
  startedAt: number;
}

interface KindWriting {
  kind: Kind;
  records: Records;
  /** names of stored pictures by the id of the record */
  pictures: ReadonlyMap<number, string>;
  /** the columns with the ids of other records */
  linksOf?: (id: number) => Values;
  /** the ids of the members that authors may be */
  members: { has(id: number): boolean };
}

/** Authors who are no member that came are authors without one. */
function withKnownMembers(values: Values, members: KindWriting['members'], tell: Tell): Values {
  const people = (field: string) => {
    const list = values[field];
    if (!Array.isArray(list)) return {};
    const known = list.map((persona: Values) => {
      const id = persona.integrante_id;
      if (typeof id !== 'number' || members.has(id)) return persona;
      tell(field, id, 'Ese integrante no se trajo: el autor quedó sin su página');
      return { ...persona, integrante_id: null };
    });
    return { [field]: known };
  };
  return { ...values, ...people('autores'), ...people('editores') };
}

/** Fields with an address that this portal does not have. */
export function tellUnknownAddresses(answers: readonly Fields[], known: ReadonlySet<string>, tell: Tell): void {
  const names = new Set(answers.flatMap((fields) => Object.keys(fields)).filter((name) => /^url_/.test(name)));
  for (const name of names) {
    const value = fieldOf(answers, [name]);
    if (!known.has(name) && value !== null && trimmedText(value) !== '')
      tell(name, value, 'Este portal no tiene ese campo');
  }
}

/** The columns of a record, from all answers that have it. */
async function columnsOf(
  { trx, report }: Writing,
  { kind, pictures, linksOf, members }: KindWriting,
  id: number,
  answers: readonly Fields[],
): Promise<Values> {
  const { fields } = DEFINITIONS[kind];
  const { specified } = CALLS[kind];
  const tell: Tell = (field, value, reason) => report.add(kind, id, field, value, reason);
  const count = (field: string) => {
    if (specified.includes(field)) report.countAbsent(kind, field);
  };
  const read = withKnownMembers(readValues(DEFINITIONS[kind], answers, tell, count), members, tell);
  // Some fields are columns that no call writes.
  const direct = fields.flatMap(({ name, column }) => (column === undefined ? [] : [[name, column] as const]));
  const body = Object.fromEntries(Object.entries(read).filter(([name]) => !direct.some(([field]) => field === name)));
  const columns = await importedColumns(trx, kind, serverResources[kind], body);
  for (const column of partsOf(kind).htmlColumns ?? [])
    if (columns[column] !== undefined && columns[column] !== read[column])
      tell(column, fieldOf(answers, [column]), 'Se quitó o se corrigió HTML que este portal no admite');
  const picture = pictureColumn(kind);
  const answered = picture === undefined ? undefined : fieldOf(answers, [picture]);
  const created = instantIn(answers, tell);
  for (const name of specified)
    if (!fields.some((field) => field.name === name) && fieldOf(answers, [name]) === undefined)
      report.countAbsent(kind, name);
  tellUnknownAddresses(answers, DEFINITIONS[kind].known, tell);
  return definedFields({
    ...columns,
    ...Object.fromEntries(direct.map(([name, column]) => [column, read[name]])),
    ...placeIn(kind, answers),
    ...authorsIn(kind, answers, tell),
    ...linksOf?.(id),
    ...(picture !== undefined &&
      answered !== undefined && { [picture]: pictures.get(id) ?? (kind === 'convenios' ? '' : null) }),
    created_at: created,
  });
}

/** The address of a line: the answered one if it is free. */
async function addressIn({ trx, report }: Writing, id: number, columns: Values): Promise<Values> {
  const { direccion, nombre } = columns;
  const isTaken =
    typeof direccion === 'string' && direccion !== '' && (await isAddressTaken(trx, 'lineas', { id, direccion }));
  if (isTaken) report.add('lineas', id, 'direccion', direccion, 'Otra línea tiene esa dirección');
  if (typeof direccion === 'string' && direccion !== '' && !isTaken) return columns;
  return { ...columns, direccion: await addressFor(trx, 'lineas', String(nombre ?? ''), id) };
}

/** Takes the lines that the other portal does not have out of a new database, and the drawings that no line has any more. */
async function replaceLineas({ trx }: Writing, { records }: KindWriting, write: () => Promise<void>): Promise<void> {
  const first = await trx.selectFrom('lineas').select(['id', 'imagen']).execute();
  for (const { id } of first) if (!records.has(id)) await trx.deleteFrom('lineas').where('id', '=', id).execute();
  await write();
  const drawings = first.flatMap(({ imagen }) => imagen ?? []);
  await sql`delete from imagenes where nombre in (${sql.join(drawings)})
    and nombre not in (select imagen from lineas where imagen is not null)`.execute(trx);
}

/** Writes the records of a kind, with their ids. @returns a movimiento for each */
export async function writeKind(writing: Writing, ofKind: KindWriting): Promise<Movement[]> {
  const { trx, startedAt } = writing;
  const { kind, records } = ofKind;
  const table = recordTable(kind);
  const movimientos: Movement[] = [];
  const write = async () => {
    const first = new Set((await trx.selectFrom(table).select('id').execute()).map(({ id }) => id));
    for (const [index, [id, answers]] of [...records].sort(([a], [b]) => a - b).entries()) {
      const created_at = new Date(startedAt + index).toISOString();
      const read: Values = { created_at, ...(await columnsOf(writing, ofKind, id, answers)) };
      const keepsAddress = kind !== 'lineas' || (first.has(id) && read.direccion === undefined);
      const columns = keepsAddress ? read : await addressIn(writing, id, read);
      const despues = first.has(id)
        ? await trx.updateTable(table).set(updatable(columns)).where('id', '=', id).returningAll().executeTakeFirst()
        : await trx
            .insertInto(table)
            .values(insertable([{ ...columns, id }]))
            .returningAll()
            .executeTakeFirst();
      movimientos.push({ recurso: kind, recordId: id, accion: 'agregar', antes: null, despues: despues ?? null });
    }
  };
  await (kind === 'lineas' ? replaceLineas(writing, ofKind, write) : write());
  return movimientos;
}
