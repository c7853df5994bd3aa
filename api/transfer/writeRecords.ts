/** Writes the records of another portal into a newly migrated database. */
import { optionalInstant, optionalText, wholeNumber } from '../../contract/fields/fields.ts';
import { ORDERED_RESOURCES, type OrderedResource, partsOf } from '../../contract/resources/resources.ts';
import { SHORT_TEXT_MAX } from '../../contract/values/constants.ts';
import { fromLocalClock, startOfLocalDay } from '../../contract/values/localDay.ts';
import { isActive, trimmedText } from '../../contract/values/tolerant.ts';
import { definedFields } from '../database/definedFields.ts';
import type { Trx } from '../database/open.ts';
import { columnOf, insertable, recordTable, updatable } from '../database/unchecked.ts';
import { addressColumnOf, isAddressed, isAddressTaken } from '../resources/auditLog/addresses.ts';
import type { Movement } from '../resources/auditLog/movement.ts';
import { readMoment } from '../resources/imports/values/dates.ts';
import { importedColumns } from '../resources/records/columns.ts';
import { addressFor } from '../resources/records/recordAddress.ts';
import { serverResources } from '../resources/serverResources.ts';
import { deleteFile } from '../uploads/store.ts';
import type { Kind, Records } from './answers.ts';
import { DEFINITIONS } from './definition.ts';
import { type Fields, fieldOf } from './fields.ts';
import { PARTS } from './kinds/kinds.ts';
import { pictureColumn } from './pictures.ts';
import { HTML_CHANGED, type Report } from './Report.ts';
import { readValues, type Tell, tellUnknownAddresses, type Values } from './readValues.ts';

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

/** Who wrote a record and parts of it, as the other portal names them. */
function authorsIn(kind: Kind, answers: readonly Fields[], tell: Tell): Record<string, string> {
  const { namesAuthors, recordedBy } = partsOf(kind);
  const names = [
    ...['created_by', 'updated_by'],
    ...(namesAuthors ? ['created_by_name', 'updated_by_name'] : []),
    ...(recordedBy === undefined ? [] : [recordedBy.column]),
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
  const { visibility } = partsOf(kind);
  const withdrawn = visibility?.scheduled === false ? visibility.withdrawnColumn : undefined;
  const value = withdrawn === undefined ? undefined : fieldOf(answers, [withdrawn]);
  if (withdrawn !== undefined && value !== undefined) columns[withdrawn] = isActive(value) ? 1 : 0;
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
  links: ReadonlyMap<number, Values>;
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

/** The columns of a record, from all answers that have it. */
async function columnsOf(
  { trx, report }: Writing,
  { kind, pictures, links, members }: KindWriting,
  id: number,
  answers: readonly Fields[],
): Promise<Values> {
  const { fields } = DEFINITIONS[kind];
  const { specified } = PARTS[kind];
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
      tell(column, fieldOf(answers, [column]), HTML_CHANGED);
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
    ...links.get(id),
    ...(picture !== undefined && answered !== undefined && { [picture]: pictures.get(id) ?? PARTS[kind].noPicture }),
    created_at: created,
  });
}

/** A record with an address of its own: the answered one if it is free. */
async function withAddress(
  { trx, report }: Writing,
  kind: Kind,
  id: number,
  columns: Values,
  isFirst: boolean,
): Promise<Values> {
  if (!isAddressed(kind)) return columns;
  const column = addressColumnOf(kind);
  const address = String(columns[column] ?? '');
  if (address === '' && isFirst) return columns;
  const isTaken = address !== '' && (await isAddressTaken(trx, kind, { id, [column]: address }));
  if (isTaken) report.add(kind, id, column, address, 'Otro registro tiene esa dirección');
  if (address !== '' && !isTaken) return columns;
  return { ...columns, [column]: await addressFor(trx, kind, String(columns.nombre ?? ''), id) };
}

type StoredRow = Readonly<Record<string, unknown>> & { readonly id: number };

/** Takes the records that a new database begins with out of it, as far as the other portal does not have them. */
async function removeFirst({ trx }: Writing, { kind, records }: KindWriting): Promise<StoredRow[]> {
  const table = recordTable(kind);
  const rows = await trx.selectFrom(table).selectAll().execute();
  for (const { id } of rows) if (!records.has(id)) await trx.deleteFrom(table).where('id', '=', id).execute();
  return rows;
}

/** Deletes the pictures of those first records that no record has any more. */
async function removePictures({ trx }: Writing, kind: Kind, first: readonly StoredRow[]): Promise<void> {
  const column = pictureColumn(kind);
  if (column === undefined || first.length === 0) return;
  const kept = new Set(
    (await trx.selectFrom(recordTable(kind)).selectAll().execute()).map((row) => columnOf(row, column)),
  );
  for (const row of first) {
    const nombre = row[column];
    if (typeof nombre === 'string' && !kept.has(nombre)) await deleteFile(trx, nombre);
  }
}

/** Writes the records of a kind, with their ids. @returns a movimiento for each */
export async function writeKind(writing: Writing, ofKind: KindWriting): Promise<Movement[]> {
  const { trx, startedAt } = writing;
  const { kind, records } = ofKind;
  const table = recordTable(kind);
  const first = await removeFirst(writing, ofKind);
  const firstIds = new Set(first.map(({ id }) => id));
  const movimientos: Movement[] = [];
  for (const [index, [id, answers]] of [...records].sort(([a], [b]) => a - b).entries()) {
    const isFirst = firstIds.has(id);
    const created_at = new Date(startedAt + index).toISOString();
    const read: Values = { created_at, ...(await columnsOf(writing, ofKind, id, answers)) };
    const columns = await withAddress(writing, kind, id, read, isFirst);
    const query = isFirst
      ? trx.updateTable(table).set(updatable(columns)).where('id', '=', id).returningAll()
      : trx
          .insertInto(table)
          .values(insertable([{ ...columns, id }]))
          .returningAll();
    movimientos.push({
      recurso: kind,
      recordId: id,
      accion: 'agregar',
      antes: null,
      despues: await query.executeTakeFirstOrThrow(),
    });
  }
  await removePictures(writing, kind, first);
  return movimientos;
}
