import { type PublicEvento, publicEvento as publicFields } from '../../../contract/entities/evento.ts';
import { localDay } from '../../../contract/values/localDay.ts';
import { ponenciaOf } from '../../../contract/values/ponencia.ts';
import { columnsOf } from '../../database/columnsOf.ts';
import type { Database } from '../../database/open.ts';
import type { Row } from '../../database/tables.ts';
import { parseTextList } from '../../database/textList.ts';
import { noRecordError } from '../../errors/httpError.ts';
import { nounOf } from '../names/names.ts';
import { publicRows } from '../visibility/isPublic.ts';

const PUBLIC_COLUMNS = columnsOf(publicFields);

const toPublicEvento = (row: Pick<Row<'eventos'>, (typeof PUBLIC_COLUMNS)[number]>): PublicEvento => ({
  ...row,
  urls_adicionales: parseTextList(row.urls_adicionales),
});

const publicOnes = (db: Database, now: Date) => db.selectFrom('eventos').where(publicRows('eventos', now));

/** The events that visitors may see, newest first. */
const selectPublic = (db: Database, now: Date) =>
  publicOnes(db, now).select(PUBLIC_COLUMNS).orderBy('fecha', 'desc').orderBy('id', 'desc');

/** Newest first. */
export const publicEventos = async (db: Database, now: Date): Promise<PublicEvento[]> =>
  (await selectPublic(db, now).execute()).map(toPublicEvento);

/** Reads what {@link publicEventos} reads, without all past ones but the latest. */
export async function latestEventos(db: Database, past: number, now: Date): Promise<PublicEvento[]> {
  const today = localDay(now.toISOString());
  const upcoming = await selectPublic(db, now).where('fecha', '>=', today).execute();
  const latest = await selectPublic(db, now).where('fecha', '<', today).limit(past).execute();
  return [...upcoming, ...latest].map(toPublicEvento);
}

/** @throws {HttpError} 404, also when the event is not public */
export async function publicEvento(db: Database, id: number, now: Date): Promise<PublicEvento> {
  const row = await selectPublic(db, now).where('id', '=', id).executeTakeFirst();
  if (row === undefined) throw noRecordError(nounOf('eventos'));
  return toPublicEvento(row);
}

/** What events are searched by: each text as it is written, without blanks around it. */
export interface EventoNames {
  nombres: ReadonlySet<string>;
  ponencias: ReadonlySet<string>;
}

/** The events that visitors may see with one of the names, or with one of the talks, newest first. */
export async function publicEventosNamed(
  db: Database,
  { nombres, ponencias }: EventoNames,
  now: Date,
): Promise<PublicEvento[]> {
  if (nombres.size === 0 && ponencias.size === 0) return [];
  const all = await publicOnes(db, now).select(['id', 'nombre', 'tipo', 'nombre_ponencia']).execute();
  const ids = all
    .filter((evento) => nombres.has(evento.nombre.trim()) || ponencias.has(ponenciaOf(evento)))
    .map(({ id }) => id);
  if (ids.length === 0) return [];
  return (await selectPublic(db, now).where('id', 'in', ids).execute()).map(toPublicEvento);
}
