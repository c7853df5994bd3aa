/** Writes the records of another portal into a newly migrated database. */
import { isDate, optionalInstant, wholeNumber } from '../../contract/fields/fields.ts';
import { ORDERED_RESOURCES, type OrderedResource, partsOf } from '../../contract/resources/resources.ts';
import { fromLocalClock, startOfLocalDay } from '../../contract/values/localDay.ts';
import { isActive } from '../../contract/values/tolerant.ts';
import { definedFields } from '../database/definedFields.ts';
import type { Trx } from '../database/open.ts';
import { columnOf, insertable, recordTable } from '../database/unchecked.ts';
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
import { HTML_CHANGED, type Report, valueText } from './Report.ts';
import { readValues, reportFields, type Tell, textIn, type Values } from './readValues.ts';

const INSTANT = optionalInstant('No es una fecha con hora');
const ORDEN = wholeNumber();

/** An instant as databases and programs write it; a time without a zone is Bogotá's. */
function instantIn(answers: readonly Fields[], tell: Tell): string | undefined {
  const raw = fieldOf(answers, ['created_at']) ?? '';
  const text = textIn(raw)?.replace(/(\.\d{3})\d+/, '$1') ?? valueText(raw);
  if (text === '') return undefined;
  const moment = readMoment(text);
  const clock = moment === null ? text : fromLocalClock(moment);
  const read = INSTANT.safeParse(isDate(text) ? startOfLocalDay(text) : clock);
  if (read.success && read.data !== '') return read.data;
  tell('created_at', raw, 'La fecha no es válida: se tomó la de este traslado');
  return undefined;
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
  const definition = DEFINITIONS[kind];
  const tell: Tell = (field, value, reason) => report.add(kind, id, field, value, reason);
  const read = withKnownMembers(readValues(definition, answers, tell), members, tell);
  const columns = await importedColumns(trx, kind, serverResources[kind], read);
  for (const column of partsOf(kind).htmlColumns ?? [])
    if (columns[column] !== undefined && columns[column] !== read[column])
      tell(column, fieldOf(answers, [column]), HTML_CHANGED);
  const picture = pictureColumn(kind);
  const answered = picture === undefined ? undefined : fieldOf(answers, [picture]);
  const created = instantIn(answers, tell);
  reportFields(definition, kind, PARTS[kind].specified, answers, report, tell);
  return definedFields({
    ...columns,
    ...placeIn(kind, answers),
    ...links.get(id),
    ...(picture !== undefined &&
      answered !== undefined && { [picture]: pictures.get(id) ?? PARTS[kind].noPicture ?? null }),
    created_at: created,
  });
}

/** A record with an address of its own: the answered one if it is free. */
async function withAddress({ trx, report }: Writing, kind: Kind, id: number, columns: Values): Promise<Values> {
  if (!isAddressed(kind)) return columns;
  const column = addressColumnOf(kind);
  const address = String(columns[column] ?? '');
  const isTaken = address !== '' && (await isAddressTaken(trx, kind, { id, [column]: address }));
  if (isTaken) report.add(kind, id, column, address, 'Otro registro tiene esa dirección');
  if (address !== '' && !isTaken) return columns;
  return { ...columns, [column]: await addressFor(trx, kind, String(columns.nombre ?? ''), id) };
}

/** Writes the records of a kind, with their ids, in place of those that a new database begins with. @returns a movimiento for each */
export async function writeKind(writing: Writing, ofKind: KindWriting): Promise<Movement[]> {
  const { trx, startedAt } = writing;
  const { kind, records } = ofKind;
  const table = recordTable(kind);
  const first = new Map((await trx.deleteFrom(table).returningAll().execute()).map((row) => [row.id, row]));
  const movimientos: Movement[] = [];
  for (const [index, [id, answers]] of [...records].entries()) {
    const created_at = new Date(startedAt + index).toISOString();
    // What the other portal does not tell of a first record stays.
    const read = { ...first.get(id), created_at, ...(await columnsOf(writing, ofKind, id, answers)), id };
    const row = insertable([await withAddress(writing, kind, id, read)]);
    const despues = await trx.insertInto(table).values(row).returningAll().executeTakeFirstOrThrow();
    movimientos.push({ recurso: kind, recordId: id, accion: 'agregar', antes: null, despues });
  }
  await removePictures(writing.trx, kind, [...first.values()], movimientos);
  return movimientos;
}

/** Deletes the pictures of first records that no record has any more. */
async function removePictures(
  trx: Trx,
  kind: Kind,
  first: readonly object[],
  written: readonly Movement[],
): Promise<void> {
  const column = pictureColumn(kind);
  if (column === undefined) return;
  const kept = new Set(written.map(({ despues }) => columnOf(despues ?? {}, column)));
  for (const nombre of first.map((row) => columnOf(row, column)))
    if (typeof nombre === 'string' && !kept.has(nombre)) await deleteFile(trx, nombre);
}
