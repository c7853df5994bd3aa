import type { Persona } from '../../../contract/bibliography/persona.ts';
import type { PublicProducto } from '../../../contract/entities/producto.ts';
import { meta } from './meta.ts';
import type { PageFacts } from './pageFacts.ts';
import { productoOf } from './productoOf.ts';

/** 'Núñez, Ana' is read without doubt; a corporate name has no comma. */
const authorOf = ({ apellidos, nombres, nombre_corporativo }: Persona): string =>
  nombre_corporativo || [apellidos, nombres].filter((part) => part !== '').join(', ');

/** Google Scholar reads a whole day or a year, so a month is left out. */
const publicationDate = (date: string): string => (date.length === 10 ? date.replaceAll('-', '/') : date.slice(0, 4));

/** The texts of each tag, in the order in which they are written; empty ones are left out. */
function tagsOf(producto: PublicProducto, facts: PageFacts): Record<string, readonly string[]> {
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
  return Object.entries(tagsOf(producto, facts)).flatMap(([name, texts]) =>
    texts.filter((text) => text.trim() !== '').map((text) => meta('name', `citation_${name}`, text.trim())),
  );
}
