import type { Book, Chapter, CreativeWork, Report, ScholarlyArticle, SoftwareApplication } from 'schema-dts';
import { sitePaths } from '../../../../contract/siteRoutes.ts';
import { readProducto } from '../../../../contract/wire/producto.ts';
import { recordIn } from '../../../../contract/wire/tolerant.ts';
import { productoAt } from '../../../documents/signposting/recordPaths.ts';
import { productoType } from '../../../documents/signposting/schemaTypes.ts';
import { groupRef } from './group.ts';
import { recordRef } from './recordRef.ts';
import { filled, webUrls } from './values.ts';

type ProductoNode = Book | Chapter | CreativeWork | Report | ScholarlyArticle | SoftwareApplication;

/** A product by its type; null if the answer has none. */
export function productoNode(answer: unknown, origin: string): ProductoNode | null {
  const record = recordIn(answer, 'product');
  if (record === null) return null;
  const producto = readProducto(record);
  const { proyecto_id: id, proyecto_nombre: nombre } = producto;
  const proyecto = id === null ? null : { nombre, path: sitePaths.proyecto(id, nombre) };
  return {
    ...recordRef(productoType(producto.tipo), 'producto', productoAt(producto), origin),
    description: filled(producto.descripcion),
    genre: filled(producto.tipo),
    sourceOrganization: groupRef(origin),
    producer: proyecto === null ? undefined : recordRef('ResearchProject', 'proyecto', proyecto, origin),
    sameAs: webUrls([producto.enlace]),
  };
}
