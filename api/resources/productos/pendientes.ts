import { sql } from 'kysely';
import { part, without } from '../parts/pendienteParts.ts';

export const pendientes = () => ({
  productos_sin_proyecto: part(sql`proyecto_id is null`, { campo: 'proyecto_id' }),
  productos_sin_autores: part(sql`autores = '[]'`, { campo: 'autores' }),
  productos_sin_anio: part(sql`fecha_publicacion = '' and en_prensa = 0`, { campo: 'fecha_publicacion' }),
  productos_sin_doi: without('doi'),
  productos_sin_resumen: without('resumen'),
});
