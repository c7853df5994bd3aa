import { sql } from 'kysely';
import type { PRODUCTO_TIPOS } from '../../../contract/values/constants.ts';
import { part, without } from '../parts/pendienteParts.ts';

/** The types that publishers register with a DOI as a rule. */
const WITH_DOI: readonly (typeof PRODUCTO_TIPOS)[number][] = ['Artículo científico', 'Capítulo de libro', 'Libro'];

export const pendientes = () => ({
  productos_sin_proyecto: part(sql`proyecto_id is null`, { campo: 'proyecto_id' }),
  productos_sin_autores: part(sql`autores = '[]'`, { campo: 'autores' }),
  productos_sin_anio: part(sql`fecha_publicacion = '' and en_prensa = 0`, { campo: 'fecha_publicacion' }),
  productos_sin_doi: part(sql`doi = '' and tipo in (${sql.join(WITH_DOI)})`, { campo: 'doi' }),
  productos_sin_resumen: without('resumen'),
});
