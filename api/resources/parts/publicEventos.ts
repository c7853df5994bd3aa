import { type PublicEvento, publicEvento as publicFields } from '../../../contract/entities/evento.ts';
import { ponenciaOf } from '../../../contract/values/ponencia.ts';
import { columnsOf } from '../../database/columnsOf.ts';
import type { Database } from '../../database/open.ts';
import type { Row } from '../../database/tables.ts';
import { parseTextList } from '../../database/textList.ts';
import { publicRows } from '../visibility/isPublic.ts';

const PUBLIC_COLUMNS = columnsOf(publicFields);

export const toPublicEvento = (row: Pick<Row<'eventos'>, (typeof PUBLIC_COLUMNS)[number]>): PublicEvento => ({
  ...row,
  urls_adicionales: parseTextList(row.urls_adicionales),
});

const publicOnes = (db: Database, now: Date) => db.selectFrom('eventos').where(publicRows('eventos', now));

/** The events that visitors may see, newest first. */
export const selectPublicEventos = (db: Database, now: Date) =>
  publicOnes(db, now).select(PUBLIC_COLUMNS).orderBy('fecha', 'desc').orderBy('id', 'desc');

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
  return (await selectPublicEventos(db, now).where('id', 'in', ids).execute()).map(toPublicEvento);
}
