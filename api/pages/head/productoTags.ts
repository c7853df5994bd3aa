import { doiUrl } from '../../../contract/bibliography/doi.ts';
import { urlOfLicencia } from '../../../contract/bibliography/licencias.ts';
import { nameOfPersona, type Persona } from '../../../contract/bibliography/persona.ts';
import { withOwnFields } from '../../../contract/bibliography/typedFields.ts';
import type { PublicProducto } from '../../../contract/entities/producto.ts';
import { answerTo } from '../../resources/parts/ownAnswers.ts';
import { meta } from '../document/elements.ts';
import type { PageFacts } from './pageFacts.ts';

/** The product that an indexed page is about; null for other pages. */
function productoOf({ route, indexed, answers }: PageFacts): PublicProducto | null {
  if (route.page !== 'producto' || !indexed) return null;
  const answer = answerTo(answers, 'getProducto');
  return answer === undefined ? null : withOwnFields(answer.product);
}

/** A tag for each text; empty ones are left out. */
const tagsOf = (prefix: string, elements: Record<string, readonly string[]>): string[] =>
  Object.entries(elements).flatMap(([name, texts]) =>
    texts.filter((text) => text.trim() !== '').map((text) => meta('name', `${prefix}${name}`, text.trim())),
  );

/** The Dublin Core elements of a product's page (DCMI, Expressing Dublin Core in HTML), with what its record has. */
export function dublinCore(facts: PageFacts): string[] {
  const producto = productoOf(facts);
  if (producto === null) return [];
  const { autores, editores, doi, licencia } = producto;
  const address = facts.origin === '' ? '' : facts.origin + facts.path;
  const elements: Record<string, readonly string[]> = {
    title: [producto.nombre],
    creator: autores.map(nameOfPersona),
    contributor: editores.map(nameOfPersona),
    date: [producto.fecha_publicacion],
    type: [producto.tipo],
    description: [producto.resumen || producto.descripcion],
    subject: producto.palabras_clave,
    language: [producto.idioma],
    publisher: [producto.editorial || producto.institucion],
    source: [producto.revista || producto.titulo_libro],
    identifier: [doi === '' ? '' : doiUrl(doi), address],
    rights: [licencia === '' ? '' : urlOfLicencia(licencia)],
  };
  return ['<link rel="schema.DC" href="http://purl.org/dc/elements/1.1/" />', ...tagsOf('DC.', elements)];
}

/** 'Núñez, Ana' is read without doubt; a corporate name has no comma. */
const authorOf = ({ apellidos, nombres, nombre_corporativo }: Persona): string =>
  nombre_corporativo || [apellidos, nombres].filter((part) => part !== '').join(', ');

/** Google Scholar reads a whole day or a year, so a month is left out. */
const publicationDate = (date: string): string => (date.length === 10 ? date.replaceAll('-', '/') : date.slice(0, 4));

/** The texts of each tag, in the order in which they are written. */
function scholarTexts(producto: PublicProducto, facts: PageFacts): Record<string, readonly string[]> {
  const isReport = producto.tipo === 'Informe técnico';
  const address = (path: string) => (path === '' || facts.origin === '' ? '' : facts.origin + path);
  return {
    title: [producto.nombre],
    author: producto.autores.map(authorOf),
    publication_date: [publicationDate(producto.fecha_publicacion)],
    journal_title: [producto.revista],
    conference_title: [producto.evento_nombre],
    inbook_title: [producto.titulo_libro],
    publisher: [producto.editorial],
    issn: [producto.issn],
    isbn: [producto.isbn],
    volume: [producto.volumen],
    issue: [producto.numero],
    firstpage: [producto.pagina_inicial],
    lastpage: [producto.pagina_final],
    technical_report_institution: [isReport ? producto.institucion : ''],
    technical_report_number: [isReport ? producto.numero_informe : ''],
    doi: [producto.doi],
    language: [producto.idioma],
    keywords: [producto.palabras_clave.join('; ')],
    abstract_html_url: [address(facts.path)],
    pdf_url: [address(producto.url_pdf)],
  };
}

/**
 * The tags that Google Scholar and reference managers read, on products with an author and a year: Scholar ignores all tags
 * of a page that lacks one of them (Google Scholar, Inclusion Guidelines for Webmasters).
 */
export function scholarTags(facts: PageFacts): string[] {
  const producto = productoOf(facts);
  if (producto === null || producto.autores.length === 0 || producto.fecha_publicacion === '') return [];
  return tagsOf('citation_', scholarTexts(producto, facts));
}
