import { describe, expect, test } from 'vitest';
import { listQueryOf } from '../../contract/addresses/listQueries.ts';

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

  test('of a page without filters is empty', () => {
    expect(listQueryOf({ page: 'proyecto', id: 1 }, 'q=casco')).toEqual({ query: '', isFiltered: false });
    expect(listQueryOf({ page: 'linea', slug: 'sostenibilidad' }, 'q=casco')).toEqual({ query: '', isFiltered: false });
  });
});
