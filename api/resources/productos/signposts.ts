import { CITATION_FORMATS, CITATION_TYPES, documentPaths } from '../../../contract/addresses/documentPaths.ts';
import { sitePaths } from '../../../contract/addresses/siteRoutes.ts';
import { doiUrl, orcidUrl } from '../../../contract/bibliography/doi.ts';
import { urlOfLicencia } from '../../../contract/bibliography/licencias.ts';
import { isWebUrl } from '../../../contract/fields/webUrl.ts';
import { recordAt } from '../names/listedRecords.ts';
import type { RecordAnswer } from '../parts/ownAnswers.ts';
import type { RecordSignposts, TypedTarget } from '../parts/publicParts.ts';
import { productoType } from '../schemaOrg/productoType.ts';

const citationsOf = (id: number): TypedTarget[] =>
  CITATION_FORMATS.map((format) => ({
    href: documentPaths.citation(sitePaths.producto(id), format),
    type: CITATION_TYPES[format],
  }));

export function signposts({ product }: RecordAnswer<'productos'>): RecordSignposts {
  const { id, proyecto_id, proyecto_nombre, url_externa, autores, doi, licencia, url_pdf } = product;
  const proyecto = proyecto_id === null ? [] : [sitePaths.proyecto(proyecto_id, proyecto_nombre ?? '')];
  return {
    path: recordAt('producto', product).path,
    type: productoType(product.tipo),
    collection: [sitePaths.productos, ...proyecto],
    author: autores.flatMap(({ orcid }) => (orcid === '' ? [] : [orcidUrl(orcid)])),
    ...(doi !== '' && { citeAs: doiUrl(doi) }),
    ...(licencia !== '' && { license: urlOfLicencia(licencia) }),
    describedBy: citationsOf(id),
    files: url_pdf === '' ? [] : [{ href: url_pdf, type: 'application/pdf' }],
    item: isWebUrl(url_externa) ? [new URL(url_externa).href] : [],
  };
}
