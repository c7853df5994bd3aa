import type { Persona } from '../contract/bibliography/persona.ts';
import { withOwnFields } from '../contract/bibliography/typedFields.ts';
import type { Bibliography } from '../contract/entities/bibliography.ts';
import { CSL_TYPES, type CslDate, type CslItem, type CslName, type DateParts, IN_PRESS, TIPOS } from './csl.ts';

export interface CitableProducto extends Bibliography {
  id: number;
  nombre: string;
  tipo: string;
  url_externa: string;
}

const GENRES: Readonly<Record<string, string>> = { Poster: 'Póster', 'Informe técnico': 'Informe técnico' };

/** @param date 'YYYY', 'YYYY-MM' or 'YYYY-MM-DD'; '' gives undefined */
function toDate(date: string): CslDate | undefined {
  const parts = date.split('-').map(Number);
  return date === '' ? undefined : { 'date-parts': [parts as DateParts] };
}

const toName = ({ apellidos, nombres, nombre_corporativo }: Persona): CslName => {
  if (nombre_corporativo !== '') return { literal: nombre_corporativo };
  return nombres === '' ? { family: apellidos } : { family: apellidos, given: nombres };
};

const toNames = (personas: readonly Persona[]): CslName[] | undefined =>
  personas.length === 0 ? undefined : personas.map(toName);

const isFilled = (value: unknown): boolean => value !== undefined && value !== '';

/** A product as a CSL-JSON item. @param pageUrl used without DOI and external link; '' if not known */
export function fromProducto(stored: CitableProducto, pageUrl: string): CslItem {
  const producto = withOwnFields(stored);
  const { tipo, pagina_inicial, pagina_final, doi, url_externa } = producto;
  const type = CSL_TYPES.find((each) => TIPOS[each] === tipo) ?? 'document';
  const isInPress = producto.en_prensa === 1;
  const variables = {
    author: toNames(producto.autores),
    editor: toNames(producto.editores),
    issued: isInPress ? undefined : toDate(producto.fecha_publicacion),
    status: isInPress ? IN_PRESS : producto.estado_patente,
    'container-title': type === 'article-journal' ? producto.revista : producto.titulo_libro,
    ISSN: producto.issn,
    volume: producto.volumen,
    issue: producto.numero,
    page: [pagina_inicial, pagina_final].filter(isFilled).join('-'),
    publisher: type === 'report' ? producto.institucion : producto.editorial || producto.institucion,
    'publisher-place': producto.ciudad,
    edition: producto.edicion,
    ISBN: producto.isbn,
    'event-title': producto.evento_nombre,
    'event-place': producto.evento_lugar,
    'event-date': toDate(producto.evento_fecha_inicio),
    number: type === 'patent' ? producto.numero_patente : producto.numero_informe,
    version: producto.version_software,
    authority: producto.oficina_patente,
    genre: GENRES[tipo],
    DOI: doi,
    URL: doi === '' ? url_externa || pageUrl : undefined,
    abstract: producto.resumen,
    keyword: producto.palabras_clave.join(', '),
    language: producto.idioma,
  };
  const filled = Object.entries(variables).filter(([, value]) => isFilled(value));
  return { id: `producto-${producto.id}`, type, title: producto.nombre, ...Object.fromEntries(filled) };
}
