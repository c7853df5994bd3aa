import { describe, expect, test } from 'vitest';
import { lastPageOf, listQueryOf, pageNumberOf } from '../../contract/addresses/listQueries.ts';
import { headAddress, headAddressOf } from '../../contract/addresses/pageHead.ts';
import { sitePaths } from '../../contract/addresses/siteRoutes.ts';

const proyectos = { page: 'proyectos' } as const;

describe('listQueryOf', () => {
  test.each([
    ['q=casco&estado=1', 'q=casco&estado=1', true],
    ['estado=1&utm_source=x&q=casco', 'q=casco&estado=1', true],
    ['utm_source=x', '', false],
    ['q=&linea=', '', false],
    ['pagina=2', 'pagina=2', false],
    ['pagina=1', '', false],
    ['pagina=1000', 'pagina=1000', false],
    ['pagina=1001', 'pagina=1001', true],
    ['pagina=x', 'pagina=x', true],
    ['', '', false],
  ])('of "%s" is "%s"', (query, read, isFiltered) => {
    expect(listQueryOf(proyectos, query)).toEqual({ query: read, isFiltered });
  });

  test.each([
    ['vista=lista', 'vista=lista', false],
    ['vista=lista&pagina=2&utm_source=x', 'pagina=2&vista=lista', false],
    ['vista=lista&q=casco', 'q=casco&vista=lista', true],
    ['vista=otra', '', false],
    ['vista=', '', false],
  ])('of the products and "%s" is "%s"', (query, read, isFiltered) => {
    expect(listQueryOf({ page: 'productos' }, query)).toEqual({ query: read, isFiltered });
  });

  test('of the rows has the head of a filtered list', () => {
    expect(headAddressOf(sitePaths.productos, 'vista=lista')).toBe(headAddress(sitePaths.productos, true));
    expect(headAddressOf(sitePaths.productos, 'vista=otra')).toBe(headAddress(sitePaths.productos, false));
  });

  test('of a list that is never shown as rows has no view', () => {
    expect(listQueryOf(proyectos, 'vista=lista')).toEqual({ query: '', isFiltered: false });
  });

  test('of the search, which has no pages, has no page number', () => {
    expect(listQueryOf({ page: 'buscar' }, 'pagina=2')).toEqual({ query: '', isFiltered: false });
  });

  test('of a page without filters is empty', () => {
    expect(listQueryOf({ page: 'proyecto', id: 1 }, 'q=casco')).toEqual({ query: '', isFiltered: false });
    expect(listQueryOf({ page: 'linea', slug: 'sostenibilidad' }, 'q=casco')).toEqual({ query: '', isFiltered: false });
  });
});

test.each([
  ['', 1],
  ['pagina=1', 1],
  ['pagina=x', 1],
  ['pagina=-3', 1],
  ['pagina=1.5', 1],
  ['pagina=Infinity', 1],
  ['pagina=0', 1],
  ['pagina=0x10', 1],
  ['pagina=1e3', 1],
  ['pagina=%202', 1],
  ['pagina=2', 2],
  ['pagina=02', 2],
  ['pagina=99999999999999999999', 1e20],
])('"%s" selects page %d', (query, number) => expect(pageNumberOf(new URLSearchParams(query))).toBe(number));

test.each([
  [0, 1],
  [30, 1],
  [31, 2],
])('a list of %d records has %d pages', (length, pages) => expect(lastPageOf(length)).toBe(pages));
