import type { PublicEvento, StaffEvento } from '../../../contract/entities/evento.ts';
import { localDay } from '../../../contract/values/localDay.ts';
import type { Database } from '../../database/open.ts';
import type { Row } from '../../database/tables.ts';
import { parseTextList } from '../../database/textList.ts';
import { noRecordError } from '../../errors/httpError.ts';
import { nounOf } from '../names/names.ts';
import { selectPublicEventos, toPublicEvento } from '../parts/publicEventos.ts';

/** Newest first. */
export const publicEventos = async (db: Database, now: Date): Promise<PublicEvento[]> =>
  (await selectPublicEventos(db, now).execute()).map(toPublicEvento);

/** Reads what {@link publicEventos} reads, without all past ones but the latest. */
export async function latestEventos(db: Database, past: number, now: Date): Promise<PublicEvento[]> {
  const today = localDay(now.toISOString());
  const upcoming = await selectPublicEventos(db, now).where('fecha', '>=', today).execute();
  const latest = await selectPublicEventos(db, now).where('fecha', '<', today).limit(past).execute();
  return [...upcoming, ...latest].map(toPublicEvento);
}

/** @throws {HttpError} 404, also when the event is not public */
export async function publicEvento(db: Database, id: number, now: Date): Promise<PublicEvento> {
  const row = await selectPublicEventos(db, now).where('id', '=', id).executeTakeFirst();
  if (row === undefined) throw noRecordError(nounOf('eventos'));
  return toPublicEvento(row);
}

export const toStaffEvento = ({ created_at, ...row }: Row<'eventos'>): StaffEvento => ({
  ...row,
  urls_adicionales: parseTextList(row.urls_adicionales),
});
