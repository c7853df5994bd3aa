import { describe, expect, it } from 'vitest';
import { fromProducto } from '../../citation/fromProducto.ts';
import { toProducto } from '../../citation/toProducto.ts';
import { fieldsOfTipo, TYPED_FIELDS } from '../../contract/bibliography/typedFields.ts';
import { PRODUCTO_TIPOS } from '../../contract/values/constants.ts';
import { anArticle, institution, persona } from '../support/builders/article.ts';
import { aProducto } from '../support/builders/publicRecords.ts';

const PAGE = 'https://grupo.example.org/productos_investigacion_detail/MQ/senales-vias';

describe('a product as a CSL-JSON item', () => {
  it('has every variable of an article', () => {
    expect(fromProducto(anArticle(), PAGE)).toEqual({
      id: 'producto-1',
      type: 'article-journal',
      title: 'Señales & vías',
      author: [
        { family: 'Núñez', given: 'Ana' },
        { family: 'de la Cruz', given: 'Luis' },
        { literal: 'Ministerio de Transporte' },
      ],
      issued: { 'date-parts': [[2025, 3, 9]] },
      'container-title': 'Revista de Seguridad Vial',
      ISSN: '2049-3630',
      volume: '12',
      issue: '3',
      page: '101-118',
      DOI: '10.5555/vias.1',
      abstract: 'Se midieron cien cruces.',
      keyword: 'señales, cruces',
      language: 'es',
    });
  });

  it('of a product without a record has its title and its link', () => {
    const producto = aProducto({ nombre: 'Guía', tipo: 'Otro', url_externa: 'https://example.org/g' });
    const base = { id: 'producto-1', type: 'document', title: 'Guía' };
    expect(fromProducto(producto, PAGE)).toEqual({ ...base, URL: 'https://example.org/g' });
    expect(fromProducto({ ...producto, url_externa: '' }, PAGE)).toEqual({ ...base, URL: PAGE });
    expect(fromProducto({ ...producto, url_externa: '' }, '')).toEqual(base);
  });

  it('in press has no date', () => {
    const item = fromProducto(anArticle({ en_prensa: 1 }), PAGE);
    expect(item.status).toBe('in press');
    expect(item).not.toHaveProperty('issued');
  });

  it.each([
    ['2025', [2025]],
    ['2025-03', [2025, 3]],
  ])('keeps the precision of %s', (fecha_publicacion, parts) => {
    expect(fromProducto(anArticle({ fecha_publicacion }), PAGE).issued).toEqual({ 'date-parts': [parts] });
  });

  it.each([
    ['Libro', { type: 'book', publisher: 'Editorial', edition: '2', ISBN: '978-3-16-148410-0' }],
    ['Capítulo de libro', { type: 'chapter', 'container-title': 'Memorias', publisher: 'Editorial' }],
    [
      'Conferencia',
      { type: 'paper-conference', 'event-title': 'Foro', 'event-date': { 'date-parts': [[2025, 3, 1]] } },
    ],
    ['Poster', { type: 'speech', genre: 'Póster', 'event-place': 'Cali' }],
    ['Software', { type: 'software', version: '1.2', publisher: 'Editorial' }],
    ['Patente', { type: 'patent', number: 'NC1', authority: 'SIC', status: 'Concedida' }],
    ['Informe técnico', { type: 'report', number: 'IT-1', publisher: 'Consejo', genre: 'Informe técnico' }],
    ['Otro', { type: 'document', publisher: 'Editorial' }],
    ['Canción', { type: 'document' }],
  ])('of the type %s has its own variables', (tipo, expected) => {
    const fields = {
      editorial: 'Editorial',
      edicion: '2',
      isbn: '978-3-16-148410-0',
      titulo_libro: 'Memorias',
      evento_nombre: 'Foro',
      evento_lugar: 'Cali',
      evento_fecha_inicio: '2025-03-01',
      version_software: '1.2',
      numero_patente: 'NC1',
      oficina_patente: 'SIC',
      estado_patente: 'Concedida',
      institucion: 'Consejo',
      numero_informe: 'IT-1',
    };
    expect(fromProducto(anArticle({ tipo, ...fields }), PAGE)).toMatchObject(expected);
  });
});

describe('the fields that a CSL-JSON item fills in', () => {
  it.each(PRODUCTO_TIPOS)('are those that a product of the type %s was cited from', (tipo) => {
    const producto = aProducto({
      tipo,
      autores: [persona('Núñez', 'Ana'), institution('Ministerio')],
      fecha_publicacion: '2025-03',
      idioma: 'es',
      resumen: 'Cien cruces.',
      palabras_clave: ['señales', 'cruces'],
      doi: '10.5555/vias.1',
      revista: 'Revista',
      titulo_libro: 'Memorias',
      editorial: 'Editorial',
      institucion: tipo === 'Informe técnico' ? 'Consejo' : '',
      numero_informe: '7',
      numero_patente: 'NC1',
      estado_patente: 'Concedida',
      pagina_inicial: '1',
      pagina_final: '9',
      editores: [persona('Ruiz')],
      evento_fecha_inicio: '2025-03-01',
    });
    expect(producto).toMatchObject(toProducto(fromProducto(producto, PAGE)));
    expect(toProducto(fromProducto(producto, PAGE))).toMatchObject({
      tipo,
      autores: producto.autores,
      fecha_publicacion: '2025-03',
    });
    const own = fieldsOfTipo(tipo);
    const back = Object.keys(toProducto(fromProducto(producto, PAGE)));
    const returned = TYPED_FIELDS.filter((field) => producto[field].length > 0 && own.includes(field));
    expect(back.filter((field) => TYPED_FIELDS.some((typed) => typed === field)).sort()).toEqual([...returned].sort());
  });

  it('are absent where the item has none', () => {
    expect(toProducto({ id: 'x', type: 'book', title: 'Guía' })).toEqual({ nombre: 'Guía', tipo: 'Libro' });
  });

  it('read other forms of pages, language and DOI', () => {
    const item = { id: 'x', type: 'article-journal', title: 'T', page: '12–25', language: 'es-CO' } as const;
    expect(toProducto({ ...item, DOI: 'https://doi.org/10.5555/ABC' })).toMatchObject({
      pagina_inicial: '12',
      pagina_final: '25',
      idioma: 'es',
      doi: '10.5555/abc',
    });
    expect(toProducto({ ...item, language: 'Klingon', status: 'in press' })).toMatchObject({ en_prensa: 1 });
    expect(toProducto({ ...item, language: 'Klingon' })).not.toHaveProperty('idioma');
  });
});
