import type {
  Book,
  Chapter,
  CreativeWork,
  MediaObject,
  Organization,
  Person,
  PropertyValue,
  PublicationEvent,
  Report,
  ScholarlyArticle,
  SoftwareApplication,
} from 'schema-dts';
import { sitePaths } from '../../../contract/addresses/siteRoutes.ts';
import { doiUrl, orcidUrl } from '../../../contract/bibliography/doi.ts';
import { urlOfLicencia } from '../../../contract/bibliography/licencias.ts';
import { nameOfPersona, type Persona } from '../../../contract/bibliography/persona.ts';
import { withOwnFields } from '../../../contract/bibliography/typedFields.ts';
import { ACCESOS, type Acceso, isOpenAccess } from '../../../contract/bibliography/values.ts';
import type { PublicProducto as Producto } from '../../../contract/entities/producto.ts';
import { serverTexts } from '../../../i18n/serverTexts.ts';
import { siteTexts } from '../../../i18n/siteTexts.ts';
import { recordAt } from '../names/names.ts';
import type { RecordAnswer } from '../parts/ownAnswers.ts';
import { filled, filledList, groupRef, productoType, recordRef, webUrls } from '../schemaOrg/nodes.ts';

/** An author or editor. A member of the group is the node of the member's page. */
function personaNode(
  persona: Persona,
  { autores_integrantes }: Pick<Producto, 'autores_integrantes'>,
  origin: string,
): Exclude<Person | Organization, string> {
  const name = nameOfPersona(persona);
  if (persona.nombre_corporativo !== '') return { '@type': 'Organization', name };
  const { integrante_id: id, orcid, nombres, apellidos } = persona;
  const names = { givenName: filled(nombres), familyName: filled(apellidos) };
  const sameAs = orcid === '' ? undefined : orcidUrl(orcid);
  const member = autores_integrantes.find((integrante) => integrante.id === id);
  if (member === undefined) return { '@type': 'Person', name, ...names, sameAs };
  const page = { nombre: name, path: sitePaths.integrante(member.id, member.nombre) };
  return { ...recordRef('Person', 'integrante', page, origin), ...names, sameAs };
}

const organizationOf = (name: string): Organization | undefined =>
  name.trim() === '' ? undefined : { '@type': 'Organization', name: name.trim() };

/** DOI, and the numbers that offices gave. */
function identifiersOf({ doi, numero_patente, oficina_patente, registro_software }: Producto): PropertyValue[] {
  const number = (propertyID: string, value: string): PropertyValue[] =>
    value === '' ? [] : [{ '@type': 'PropertyValue', propertyID, value }];
  return [
    ...(doi === '' ? [] : [{ '@type': 'PropertyValue' as const, propertyID: 'DOI', value: doi, url: doiUrl(doi) }]),
    ...number(oficina_patente || serverTexts.jsonLd.patente, numero_patente),
    ...number(serverTexts.jsonLd.software, registro_software),
  ];
}

const pagesOf = ({ pagina_inicial, pagina_final }: Producto) => ({
  pageStart: filled(pagina_inicial),
  pageEnd: filled(pagina_final),
});

/** The journal, by its issue and volume if they are known, or the book that the work appeared in. */
function containerOf({ revista, issn, volumen, numero, titulo_libro, isbn }: Producto): CreativeWork | undefined {
  if (revista === '') {
    return titulo_libro === '' ? undefined : { '@type': 'Book', name: titulo_libro, isbn: filled(isbn) };
  }
  const journal = { '@type': 'Periodical' as const, name: revista, issn: filled(issn) };
  const volume =
    volumen === '' ? journal : { '@type': 'PublicationVolume' as const, volumeNumber: volumen, isPartOf: journal };
  return numero === '' ? volume : { '@type': 'PublicationIssue', issueNumber: numero, isPartOf: volume };
}

const encodingOf = ({ url_pdf, pdf_bytes }: Producto, origin: string): MediaObject | undefined =>
  url_pdf === ''
    ? undefined
    : {
        '@type': 'MediaObject',
        contentUrl: origin + url_pdf,
        encodingFormat: 'application/pdf',
        contentSize: `${pdf_bytes} B`,
      };

function publicationOf({ evento_nombre, evento_lugar, ...evento }: Producto): PublicationEvent | undefined {
  if (evento_nombre === '') return undefined;
  return {
    '@type': 'PublicationEvent',
    name: evento_nombre,
    location: evento_lugar === '' ? undefined : { '@type': 'Place', name: evento_lugar },
    startDate: filled(evento.evento_fecha_inicio),
    endDate: filled(evento.evento_fecha_fin),
  };
}

const IN_PRESS = siteTexts.productos.enPrensa;

const statusOf = ({ en_prensa, estado_patente }: Producto): string | undefined =>
  en_prensa === 1 ? IN_PRESS : filled(estado_patente);

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
