import type { Book, Chapter, CreativeWork, Report, ScholarlyArticle, SoftwareApplication } from 'schema-dts';
import { sitePaths } from '../../../contract/addresses/siteRoutes.ts';
import { doiUrl } from '../../../contract/bibliography/doi.ts';
import { urlOfLicencia } from '../../../contract/bibliography/licencias.ts';
import { withOwnFields } from '../../../contract/bibliography/typedFields.ts';
import { ACCESOS, type Acceso, isOpenAccess } from '../../../contract/bibliography/values.ts';
import { recordAt } from '../names/listedRecords.ts';
import type { RecordAnswer } from '../parts/ownAnswers.ts';
import { groupRef } from '../schemaOrg/groupRef.ts';
import { productoType } from '../schemaOrg/productoType.ts';
import { recordRef } from '../schemaOrg/recordRef.ts';
import { filled, filledList, webUrls } from '../schemaOrg/values.ts';
import {
  containerOf,
  encodingOf,
  identifiersOf,
  organizationOf,
  pagesOf,
  personaNode,
  publicationOf,
  statusOf,
} from './jsonLdParts.ts';

type ProductoNode = Book | Chapter | CreativeWork | Report | ScholarlyArticle | SoftwareApplication;

/** An embargo that has ended is open access. */
function accessOf(acceso: string, fecha_embargo: string, today: string): string | undefined {
  if (isOpenAccess(acceso, fecha_embargo, today)) return ACCESOS.abierto;
  return Object.hasOwn(ACCESOS, acceso) ? ACCESOS[acceso as Acceso] : undefined;
}

/** @param today as YYYY-MM-DD */
export function productoNode({ product }: RecordAnswer<'productos'>, origin: string, today: string): ProductoNode {
  const producto = withOwnFields(product);
  const { proyecto_id: id } = producto;
  const nombre = producto.proyecto_nombre ?? '';
  const proyecto = id === null ? null : { nombre, path: sitePaths.proyecto(id, nombre) };
  const type = productoType(producto.tipo);
  return {
    ...recordRef(type, 'producto', recordAt('producto', producto), origin),
    description: filled(producto.descripcion),
    genre: filled(producto.tipo),
    author: filledList(producto.autores.map((autor) => personaNode(autor, producto, origin))),
    editor: filledList(producto.editores.map((editor) => personaNode(editor, producto, origin))),
    datePublished: filled(producto.fecha_publicacion),
    inLanguage: filled(producto.idioma),
    abstract: filled(producto.resumen),
    keywords: filled(producto.palabras_clave.join(', ')),
    license: producto.licencia === '' ? undefined : urlOfLicencia(producto.licencia),
    identifier: filledList(identifiersOf(producto)),
    publication: publicationOf(producto),
    creativeWorkStatus: statusOf(producto),
    conditionsOfAccess: accessOf(producto.acceso, producto.fecha_embargo, today),
    publisher: organizationOf(producto.editorial || producto.institucion),
    ...(type === 'Book' ? { isbn: filled(producto.isbn), bookEdition: filled(producto.edicion) } : {}),
    ...(type === 'ScholarlyArticle' || type === 'Chapter' ? pagesOf(producto) : {}),
    ...(type === 'SoftwareApplication' ? { softwareVersion: filled(producto.version_software) } : {}),
    ...(type === 'Report' ? { reportNumber: filled(producto.numero_informe) } : {}),
    isPartOf: containerOf(producto),
    encoding: encodingOf(producto, origin),
    sourceOrganization: groupRef(origin),
    producer: proyecto === null ? undefined : recordRef('ResearchProject', 'proyecto', proyecto, origin),
    sameAs: webUrls([producto.doi === '' ? '' : doiUrl(producto.doi), producto.url_externa]),
  } as ProductoNode;
}
