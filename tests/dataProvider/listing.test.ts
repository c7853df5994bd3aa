import { describe, expect, it } from 'vitest';
import { filterRecords, listing, sortRecords } from '../../dataProvider/core/listing.ts';

const registros = [
  { id: 1, nombre: 'zorro', fecha: '2025-03-01', activo: true, linea: null, etiquetas: ['a', 'b'] },
  { id: 2, nombre: 'Ángel', fecha: '2024-12-31', activo: false, linea: 2, etiquetas: ['b'] },
  { id: 10, nombre: 'ñandú', fecha: '', activo: true, linea: 3, etiquetas: [] },
  { id: 3, nombre: 'nube', fecha: '2025-01-15', activo: true, linea: 2, etiquetas: ['c'] },
];
const ids = (records: { id: number }[]) => records.map(({ id }) => id);

describe('sortRecords', () => {
  it('orders texts as Spanish does, whatever their case or accents', () => {
    expect(ids(sortRecords(registros, { field: 'nombre', order: 'ASC' }))).toEqual([2, 3, 10, 1]);
    expect(ids(sortRecords(registros, { field: 'nombre', order: 'DESC' }))).toEqual([1, 10, 3, 2]);
  });

  it('orders numbers as numbers and booleans false first', () => {
    expect(ids(sortRecords(registros, { field: 'id', order: 'DESC' }))).toEqual([10, 3, 2, 1]);
    expect(ids(sortRecords(registros, { field: 'activo', order: 'ASC' }))[0]).toBe(2);
  });

  it('puts what is empty last in both directions', () => {
    expect(ids(sortRecords(registros, { field: 'fecha', order: 'ASC' }))).toEqual([2, 3, 1, 10]);
    expect(ids(sortRecords(registros, { field: 'fecha', order: 'DESC' }))).toEqual([1, 3, 2, 10]);
  });

  it('keeps the order and the list itself without a sort', () => {
    expect(sortRecords(registros)).toEqual(registros);
    expect(sortRecords(registros)).not.toBe(registros);
  });
});

describe('filterRecords', () => {
  it.each([
    [{}, [1, 2, 10, 3]],
    [{ q: ' ANGEL ' }, [2]],
    [{ q: 'nandu' }, [10]],
    [{ q: 'xyz' }, []],
    [{ activo: true }, [1, 10, 3]],
    [{ linea: '2' }, [2, 3]],
    [{ linea: [2, 3] }, [2, 10, 3]],
    [{ etiquetas: 'b' }, [1, 2]],
    [{ etiquetas: ['a', 'c'] }, [1, 3]],
    [{ fecha_gte: '2025-01-15' }, [1, 3]],
    [{ fecha_lte: '2025-01-15' }, [2, 3]],
    [{ fecha_gte: '2025-01-01', fecha_lte: '2025-01-31' }, [3]],
    [{ id_gte: 3 }, [10, 3]],
    [{ id_lte: '2' }, [1, 2]],
    [{ activo: true, q: 'n' }, [10, 3]],
    [{ q: '', linea: null, etiquetas: [], nombre: undefined }, [1, 2, 10, 3]],
  ])('%j leaves %j', (filter, expected) => {
    expect(ids(filterRecords(registros, filter, ['nombre']))).toEqual(expected);
  });

  it('searches only the given fields', () => {
    expect(filterRecords(registros, { q: 'angel' }, ['fecha'])).toEqual([]);
  });
});

describe('listing', () => {
  const sort = { field: 'id', order: 'ASC' } as const;

  it('gives one page and the total of what the filters leave', () => {
    const page = listing(registros, { sort, filter: { activo: true }, pagination: { page: 2, perPage: 2 } }, []);
    expect(ids(page.data)).toEqual([10]);
    expect(page.total).toBe(3);
  });

  it('gives nothing beyond the last page', () => {
    expect(listing(registros, { sort, pagination: { page: 9, perPage: 2 } }, [])).toEqual({ data: [], total: 4 });
  });

  it('gives all without paging', () => {
    expect(ids(listing(registros, { sort }, []).data)).toEqual([1, 2, 3, 10]);
  });
});
