import { CREATIVE_COMMONS } from '../../../contract/bibliography/licencias.ts';
import { fieldsOfTipo, TYPED_FIELDS } from '../../../contract/bibliography/typedFields.ts';
import { ACCESOS, IDIOMAS } from '../../../contract/bibliography/values.ts';
import { matchProducto } from '../../../contract/duplicates/productos.ts';
import { PRODUCTO_TIPOS } from '../../../contract/values/constants.ts';
import { textOf } from '../../../contract/values/tolerant.ts';
import { type Choice, fieldsOf, importPart, linkBy, YES_OR_NO } from '../parts/importPart.ts';

const f = fieldsOf('productos');

const named = (labels: Readonly<Record<string, string>>): Choice[] =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

/** Others are known by their SPDX identifiers, which the rule of the field checks. */
const LICENCES: Choice[] = Object.entries(CREATIVE_COMMONS).map(([value, { nombre }]) => ({ value, label: nombre }));

/** The types of Scopus, Web of Science, Zotero and Mendeley. Others are asked for. */
const TIPO_ALIASES: Readonly<Partial<Record<(typeof PRODUCTO_TIPOS)[number], readonly string[]>>> = {
  'Artículo científico': ['artículo de revista', 'article', 'journal article', 'journalArticle', 'review'],
  Libro: ['book'],
  'Capítulo de libro': ['book chapter', 'book section', 'bookSection'],
  Conferencia: ['conference paper', 'conferencePaper', 'proceedings paper', 'conference proceedings'],
  Software: ['computer program', 'computerProgram'],
  Patente: ['patent'],
  'Informe técnico': ['report', 'technical report'],
};

export const imports = importPart('productos', {
  fields: [
    f('nombre', 'text', {
      required: true,
      aliases: ['título', 'title', 'article title', 'document title', 'nombre del producto', 'producto'],
    }),
    f(
      'tipo',
      {
        is: 'choice',
        choices: PRODUCTO_TIPOS.map((tipo) => ({ value: tipo, label: tipo, aliases: TIPO_ALIASES[tipo] ?? [] })),
      },
      {
        required: true,
        common: true,
        aliases: ['type', 'document type', 'tipo de producto', 'item type'],
      },
    ),
    f('descripcion', 'paragraphs', { aliases: ['description', 'notas'] }),
    f('enlace', 'text', { aliases: ['url', 'link', 'enlace'] }),
    f('proyecto', linkBy('productos', 'proyecto_id'), {
      label: 'Proyecto asignado',
      column: 'proyecto_id',
      common: true,
      aliases: ['proyecto', 'project'],
    }),
    f('autores', 'people', { aliases: ['autor', 'authors', 'author', 'autor(es)'] }),
    f('fecha_publicacion', 'partialDate', {
      aliases: ['fecha', 'año', 'year', 'date', 'publication year', 'publication date', 'año de publicación'],
    }),
    f('en_prensa', { is: 'choice', choices: YES_OR_NO }),
    f('idioma', { is: 'choice', choices: named(IDIOMAS) }, { aliases: ['language', 'lengua'] }),
    f('resumen', 'paragraphs', { aliases: ['abstract', 'summary'] }),
    f('palabras_clave', 'list', { aliases: ['keywords', 'author keywords', 'palabras clave del autor'] }),
    f('doi', 'text'),
    f('licencia', { is: 'choice', choices: LICENCES }, { aliases: ['license', 'licence'] }),
    f('acceso', { is: 'choice', choices: named(ACCESOS) }, { aliases: ['access'] }),
    f('fecha_embargo', 'day'),
    f('revista', 'text', {
      aliases: ['journal', 'publicación', 'source title', 'publication title', 'nombre de la revista'],
    }),
    f('issn', 'text'),
    f('volumen', 'text', { aliases: ['volume', 'vol'] }),
    f('numero', 'text', { aliases: ['issue', 'fascículo', 'núm'] }),
    f('pagina_inicial', 'text', { aliases: ['start page', 'page start', 'página inicial', 'páginas', 'pages'] }),
    f('pagina_final', 'text', { aliases: ['end page', 'page end', 'página final'] }),
    f('editorial', 'text', { aliases: ['publisher'] }),
    f('ciudad', 'text', { aliases: ['place', 'city'] }),
    f('edicion', 'text', { aliases: ['edition'] }),
    f('isbn', 'text'),
    f('titulo_libro', 'text', { aliases: ['book title', 'libro'] }),
    f('editores', 'people', { aliases: ['editors', 'editor'] }),
    f('evento_nombre', 'text', { aliases: ['evento', 'conference name', 'conference'] }),
    f('evento_lugar', 'text', { aliases: ['conference place'] }),
    f('evento_fecha_inicio', { is: 'day', edge: 'first' }),
    f('evento_fecha_fin', { is: 'day', edge: 'last' }),
    f('institucion', 'text', { aliases: ['institution'] }),
    f('numero_informe', 'text', { aliases: ['report number'] }),
    f('version_software', 'text', { aliases: ['version'] }),
    f('registro_software', 'text'),
    f('numero_patente', 'text', { aliases: ['patent number'] }),
    f('oficina_patente', 'text'),
    f('estado_patente', 'text'),
  ],
  foreign: ({ tipo }) => {
    const own = fieldsOfTipo(textOf(tipo));
    return TYPED_FIELDS.filter((field) => !own.includes(field));
  },
  matching: matchProducto,
});
