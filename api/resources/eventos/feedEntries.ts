import { sitePaths } from '../../../contract/addresses/siteRoutes.ts';
import { ponenciaOf } from '../../../contract/values/ponencia.ts';
import type { Database } from '../../database/open.ts';
import { type FeedEntry, isFilled, latestEntries } from '../parts/feedEntries.ts';
import { publicEventos } from './queries.ts';

export async function feedEntries(db: Database, now: Date): Promise<FeedEntry[]> {
  const records = (await publicEventos(db, now)).map(({ id, nombre, fecha, lugar, pais, descripcion, ...evento }) => ({
    id,
    name: `evento ${id}`,
    title: nombre,
    path: sitePaths.evento(id, nombre),
    paragraphs: [[fecha, lugar, pais].filter(isFilled).join(', '), descripcion, ponenciaOf(evento)].filter(isFilled),
  }));
  return latestEntries(db, 'eventos', records);
}
