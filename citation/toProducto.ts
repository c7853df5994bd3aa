import { normalizeDoi } from '../contract/bibliography/doi.ts';
import type { Persona } from '../contract/bibliography/persona.ts';
import { IDIOMAS } from '../contract/bibliography/values.ts';
import type { Bibliography } from '../contract/entities/bibliography.ts';
import type { PRODUCTO_TIPOS } from '../contract/values/constants.ts';
import { type CslDate, type CslItem, type CslName, IN_PRESS, keywordsOf, TIPOS } from './csl.ts';
import { withoutEntities } from './read/entities.ts';
import { readPages } from './values/pages.ts';

const BLOCK_END = /<\/[a-z:]*(?:p|sec|title|div|li)>|<br ?\/?>/gi;
const TAG = /<\/?[a-z][^<>]*>/gi;

/** The text of an abstract with JATS or HTML tags, as Crossref has them; a block becomes a line of its own. */
export function withoutTags(text: string): string {
  return withoutEntities(text.replaceAll(BLOCK_END, '\n').replaceAll(TAG, ''))
    .split('\n')
    .map((line) => line.replaceAll(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n');
}

export type CitedFields = Partial<Bibliography> & {
  nombre?: string;
  tipo?: (typeof PRODUCTO_TIPOS)[number];
  enlace?: string;
};

export function toPersona(name: CslName): Persona {
  const nobody = { apellidos: '', nombres: '', nombre_corporativo: '', orcid: name.ORCID ?? '', integrante_id: null };
  if ('literal' in name) return { ...nobody, nombre_corporativo: name.literal };
  return { ...nobody, apellidos: name.family, nombres: name.given ?? '' };
}

/** 'YYYY', 'YYYY-MM' or 'YYYY-MM-DD'; '' without a date. */
const textOf = (date: CslDate | undefined): string =>
  (date?.['date-parts'][0] ?? []).map((part, index) => String(part).padStart(index === 0 ? 4 : 2, '0')).join('-');

/** A day, or '' for a date that is not known to the day. */
const dayOf = (date: CslDate | undefined): string => (textOf(date).length === 10 ? textOf(date) : '');

/** 'es' of 'es-CO' or 'Español'; '' for a language that the form does not offer. */
function idiomaOf(language = ''): string {
  const code = language.toLowerCase().split(/[-_]/)[0] ?? '';
  if (Object.hasOwn(IDIOMAS, code)) return code;
  return Object.entries(IDIOMAS).find(([, nombre]) => nombre.toLowerCase() === code)?.[0] ?? '';
}

/** The fields of a product that a CSL-JSON item fills in; the others are absent. Values are not checked. */
export function toProducto(item: CslItem): CitedFields {
  const { type } = item;
  const { first: pagina_inicial, last: pagina_final } = readPages(item.page ?? '');
  const isInPress = item.status === IN_PRESS;
  const container = item['container-title'] ?? '';
  const number = item.number ?? '';
  const publisher = item.publisher ?? '';
  const fields: CitedFields = {
    nombre: item.title,
    tipo: TIPOS[type],
    autores: (item.author ?? []).map(toPersona),
    fecha_publicacion: textOf(item.issued),
    ...(isInPress && { en_prensa: 1 }),
    idioma: idiomaOf(item.language),
    resumen: withoutEntities(withoutTags(item.abstract ?? '')),
    palabras_clave: keywordsOf(item.keyword),
    doi: normalizeDoi(item.DOI ?? ''),
    enlace: item.URL ?? '',
    ...(type === 'article-journal' ? { revista: container } : { titulo_libro: container }),
    issn: item.ISSN ?? '',
    volumen: item.volume ?? '',
    numero: item.issue ?? '',
    pagina_inicial,
    pagina_final,
    ...(type === 'report' ? { institucion: publisher, numero_informe: number } : { editorial: publisher }),
    ciudad: item['publisher-place'] ?? '',
    edicion: item.edition ?? '',
    isbn: item.ISBN ?? '',
    editores: (item.editor ?? []).map(toPersona),
    evento_nombre: item['event-title'] ?? '',
    evento_lugar: item['event-place'] ?? '',
    evento_fecha_inicio: dayOf(item['event-date']),
    version_software: item.version ?? '',
    ...(type === 'patent' && { numero_patente: number, estado_patente: isInPress ? '' : (item.status ?? '') }),
    oficina_patente: item.authority ?? '',
  };
  const filled = Object.entries(fields).filter(([, value]) => (Array.isArray(value) ? value.length > 0 : value !== ''));
  return Object.fromEntries(filled);
}
