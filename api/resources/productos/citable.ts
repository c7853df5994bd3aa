import type { PublicProducto } from '../../../contract/entities/producto.ts';
import type { Database } from '../../database/open.ts';
import { noRecordError } from '../../errors/httpError.ts';
import { parseLists, withPublicMembers } from '../bibliography/productoBibliography.ts';
import { nounOf } from '../names/names.ts';
import { findVisibleRecord } from '../records/records.ts';
import { mentions } from './memberPersonas.ts';
import { selectPublic } from './queries.ts';

/** The products of one page: a product's, a project's, a member's or a line's; of the whole list without any of them. */
export type CitationScope = { [K in 'producto' | 'proyecto' | 'integrante' | 'linea']?: number } & {
  /** ids */
  productos?: readonly number[];
};

type Citable = Omit<PublicProducto, 'url_pdf' | 'pdf_bytes' | 'autores_integrantes'>;

/** Public products with their whole records, oldest first. @throws {HttpError} 404 if the record of the page is not public */
export async function citableProductos(
  db: Database,
  { producto, proyecto, integrante, linea, productos: ids }: CitationScope,
  now: Date,
): Promise<Citable[]> {
  if (proyecto !== undefined) await findVisibleRecord(db, 'proyectos', proyecto, null, now);
  if (integrante !== undefined) await findVisibleRecord(db, 'integrantes', integrante, null, now);
  const rows = await selectPublic(db, now)
    .$if(producto !== undefined, (query) => query.where('productos.id', '=', producto ?? 0))
    .$if(ids !== undefined, (query) => query.where('productos.id', 'in', ids?.length ? [...ids] : [0]))
    .$if(proyecto !== undefined, (query) => query.where('proyectos.id', '=', proyecto ?? 0))
    .$if(linea !== undefined, (query) => query.where('proyectos.linea_id', '=', linea ?? 0))
    .$if(integrante !== undefined, (query) => query.where(mentions(integrante ?? 0)))
    .execute();
  if (producto !== undefined && rows.length === 0) throw noRecordError(nounOf('productos'));
  const productos = rows.map(parseLists);
  return withPublicMembers(db, productos, now);
}
