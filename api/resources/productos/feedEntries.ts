import { sitePaths } from '../../../contract/addresses/siteRoutes.ts';
import { doiUrl } from '../../../contract/bibliography/doi.ts';
import { nameOfPersona } from '../../../contract/bibliography/persona.ts';
import type { Database } from '../../database/open.ts';
import { type FeedEntry, isFilled, latestEntries } from '../parts/feedEntries.ts';
import { citableProductos } from './citable.ts';
import { publicProductos } from './queries.ts';

type Citable = Awaited<ReturnType<typeof citableProductos>>[number];

const recordTexts = ({
  tipo,
  fecha_publicacion,
  resumen,
  descripcion,
  doi,
  autores,
  palabras_clave,
  idioma,
}: Citable) => ({
  paragraphs: [
    [tipo, fecha_publicacion.slice(0, 4)].filter(isFilled).join(', '),
    resumen,
    descripcion,
    doi === '' ? '' : doiUrl(doi),
  ].filter(isFilled),
  authors: autores.map(nameOfPersona),
  tags: palabras_clave,
  language: idioma,
});

export async function feedEntries(db: Database, now: Date): Promise<FeedEntry[]> {
  const records = (await publicProductos(db, now)).map(({ id, nombre }) => ({
    id,
    name: `producto ${id}`,
    title: nombre,
    path: sitePaths.producto(id, nombre),
    paragraphs: [],
  }));
  const entries = await latestEntries(db, 'productos', records);
  const shown = await citableProductos(db, { productos: entries.map(({ id }) => id) }, now);
  return entries.map((entry) => {
    const record = shown.find(({ id }) => id === entry.id);
    return record === undefined ? entry : { ...entry, ...recordTexts(record) };
  });
}
