import { sitePaths } from '../../../contract/addresses/siteRoutes.ts';
import type { Database } from '../../database/open.ts';
import { type FeedEntry, isFilled, latestEntries, type UndatedEntry } from '../parts/feedEntries.ts';
import { proyectosOfLinea, publicProyectos } from './queries.ts';

interface ProyectoTexts {
  id: number;
  nombre: string;
  objetivo: string;
  descripcion: string;
}

const entryOf = ({ id, nombre, objetivo, descripcion }: ProyectoTexts): UndatedEntry => ({
  id,
  name: `proyecto ${id}`,
  title: nombre,
  path: sitePaths.proyecto(id, nombre),
  paragraphs: [objetivo, descripcion].filter(isFilled),
});

export const feedEntries = async (db: Database, now: Date): Promise<FeedEntry[]> =>
  latestEntries(db, 'proyectos', (await publicProyectos(db, now)).map(entryOf));

export const feedEntriesOfLinea = async (db: Database, lineaId: number, now: Date): Promise<FeedEntry[]> =>
  latestEntries(db, 'proyectos', (await proyectosOfLinea(db, lineaId, now)).map(entryOf));
