import { doiUrl } from '../../contract/bibliography/doi.ts';
import { nameOfPersona } from '../../contract/bibliography/persona.ts';
import { resources } from '../../contract/resources/resources.ts';
import type { ListFeed } from '../../contract/resources/siteResources.ts';
import { lineaPath } from '../../contract/siteLineas.ts';
import { sitePaths } from '../../contract/siteRoutes.ts';
import type { SiteLinea } from '../../contract/siteSettings.ts';
import type { Database } from '../database/open.ts';
import { changeTimes, type DatedTable } from '../resources/changeTimes.ts';
import { publicEventos } from '../resources/eventos/queries.ts';
import { citableProductos } from '../resources/productos/citable.ts';
import { publicProductos } from '../resources/productos/queries.ts';
import { proyectosOfLinea, publicProyectos } from '../resources/proyectos/queries.ts';

const MAX_ENTRIES = 50;

export interface FeedEntry {
  id: number;
  /** unique in the portal, such as 'proyecto 12' */
  name: string;
  title: string;
  path: string;
  paragraphs: readonly string[];
  authors?: readonly string[];
  tags?: readonly string[];
  created_at: string;
  changed_at: string;
}

export interface FeedContent {
  title: string;
  /** page with the same records */
  path: string;
  /** The latest records, newest first. */
  entries: (db: Database, now: Date) => Promise<FeedEntry[]>;
}

type Undated = Omit<FeedEntry, 'created_at' | 'changed_at'>;

async function latest(db: Database, table: DatedTable, records: readonly Undated[]): Promise<FeedEntry[]> {
  const times = await changeTimes(db, table);
  return records
    .flatMap((record) => {
      const time = times.get(record.id);
      return time === undefined ? [] : [{ ...record, ...time }];
    })
    .sort((a, b) => b.created_at.localeCompare(a.created_at) || b.id - a.id)
    .slice(0, MAX_ENTRIES);
}

const isFilled = (text: string): boolean => text.trim() !== '';

interface ProyectoTexts {
  id: number;
  nombre: string;
  objetivo: string;
  descripcion: string;
}

const fromProyecto = ({ id, nombre, objetivo, descripcion }: ProyectoTexts): Undated => ({
  id,
  name: `proyecto ${id}`,
  title: nombre,
  path: sitePaths.proyecto(id, nombre),
  paragraphs: [objetivo, descripcion].filter(isFilled),
});

const proyectosFeed: FeedContent = {
  title: resources.proyectos.title,
  path: sitePaths.proyectos,
  async entries(db, now) {
    return latest(db, 'proyectos', (await publicProyectos(db, now)).map(fromProyecto));
  },
};

type Citable = Awaited<ReturnType<typeof citableProductos>>[number];

const recordTexts = ({ tipo, fecha_publicacion, resumen, descripcion, doi, autores, palabras_clave }: Citable) => ({
  paragraphs: [
    [tipo, fecha_publicacion.slice(0, 4)].filter(isFilled).join(', '),
    resumen,
    descripcion,
    doi === '' ? '' : doiUrl(doi),
  ].filter(isFilled),
  authors: autores.map(nameOfPersona),
  tags: palabras_clave,
});

const productosFeed: FeedContent = {
  title: resources.productos.title,
  path: sitePaths.productos,
  async entries(db, now) {
    const records = (await publicProductos(db, now)).map(({ id, nombre }) => ({
      id,
      name: `producto ${id}`,
      title: nombre,
      path: sitePaths.producto(id, nombre),
      paragraphs: [],
    }));
    const entries = await latest(db, 'productos', records);
    const shown = await citableProductos(db, { productos: entries.map(({ id }) => id) }, now);
    return entries.map((entry) => {
      const record = shown.find(({ id }) => id === entry.id);
      return record === undefined ? entry : { ...entry, ...recordTexts(record) };
    });
  },
};

const eventosFeed: FeedContent = {
  title: resources.eventos.title,
  path: sitePaths.eventos,
  async entries(db, now) {
    const records = (await publicEventos(db, now)).map(
      ({ id, nombre, fecha, lugar, pais, descripcion, nombre_ponencia }) => ({
        id,
        name: `evento ${id}`,
        title: nombre,
        path: sitePaths.evento(id, nombre),
        paragraphs: [[fecha, lugar, pais].filter(isFilled).join(', '), descripcion, nombre_ponencia].filter(isFilled),
      }),
    );
    return latest(db, 'eventos', records);
  },
};

export const lineaFeed = (linea: SiteLinea): FeedContent => ({
  title: `Proyectos de la línea ${linea.nombre}`,
  path: lineaPath(linea),
  async entries(db, now) {
    const records = await proyectosOfLinea(db, linea.id, now);
    return latest(db, 'proyectos', records.map(fromProyecto));
  },
});

export const listFeeds: Readonly<Record<ListFeed, FeedContent>> = {
  proyectos: proyectosFeed,
  productos: productosFeed,
  eventos: eventosFeed,
};
