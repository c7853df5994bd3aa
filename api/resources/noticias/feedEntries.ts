import { sitePaths } from '../../../contract/addresses/siteRoutes.ts';
import type { Database } from '../../database/open.ts';
import { type FeedEntry, isFilled, latestEntries } from '../parts/feedEntries.ts';
import { publicNoticias } from './queries.ts';

export async function feedEntries(db: Database, now: Date): Promise<FeedEntry[]> {
  const records = (await publicNoticias(db, now)).map(({ id, titulo, fecha, resumen }) => ({
    id,
    name: `noticia ${id}`,
    title: titulo,
    path: sitePaths.noticia(id, titulo),
    paragraphs: [fecha, resumen].filter(isFilled),
  }));
  return latestEntries(db, 'noticias', records);
}
