import { describe, expect, it } from 'vitest';
import { filterRecords, listing, sortRecords } from '../../dataProvider/core/listing.ts';
import { FOLDING_PAIRS } from '../support/foldingPairs.ts';

const records = [
  { id: 1, nombre: 'zorro', fecha: '2025-03-01', activo: true, linea: null, etiquetas: ['a', 'b'] },
  { id: 2, nombre: 'Ángel', fecha: '2024-12-31', activo: false, linea: 2, etiquetas: ['b'] },
  { id: 10, nombre: 'ñandú', fecha: '', activo: true, linea: 3, etiquetas: [] },
  { id: 3, nombre: 'nube', fecha: '2025-01-15', activo: true, linea: 2, etiquetas: ['c'] },
];
const ids = (list: { id: number }[]) => list.map(({ id }) => id);

describe('sortRecords', () => {
  it('sorts texts with Spanish collation', () => {
    expect(ids(sortRecords(records, { field: 'nombre', order: 'ASC' }))).toEqual([2, 3, 10, 1]);
    expect(ids(sortRecords(records, { field: 'nombre', order: 'DESC' }))).toEqual([1, 10, 3, 2]);
  });

  it('sorts numbers numerically, and false before true', () => {
    expect(ids(sortRecords(records, { field: 'id', order: 'DESC' }))).toEqual([10, 3, 2, 1]);
    expect(ids(sortRecords(records, { field: 'activo', order: 'ASC' }))[0]).toBe(2);
  });

  it('puts empty values last in both directions', () => {
    expect(ids(sortRecords(records, { field: 'fecha', order: 'ASC' }))).toEqual([2, 3, 1, 10]);
    expect(ids(sortRecords(records, { field: 'fecha', order: 'DESC' }))).toEqual([1, 3, 2, 10]);
  });

  it('returns a copy in the same order without a sort', () => {
    expect(sortRecords(records)).toEqual(records);
    expect(sortRecords(records)).not.toBe(records);
  });
});

describe('filterRecords', () => {
  it.each(FOLDING_PAIRS)('finds %j by %j', (nombre, q) => {
    expect(filterRecords([{ id: 1, nombre }], { q }, ['nombre'])).toHaveLength(1);
  });

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
  ])('%j matches %j', (filter, expected) => {
    expect(ids(filterRecords(records, filter, ['nombre']))).toEqual(expected);
  });

  it('searches only the given fields', () => {
    expect(filterRecords(records, { q: 'angel' }, ['fecha'])).toEqual([]);
  });
});

describe('listing', () => {
  const sort = { field: 'id', order: 'ASC' } as const;

  it('returns one page and the total after filtering', () => {
    const page = listing(records, { sort, filter: { activo: true }, pagination: { page: 2, perPage: 2 } }, []);
    expect(ids(page.data)).toEqual([10]);
    expect(page.total).toBe(3);
  });

  it('returns an empty page after the last one', () => {
    expect(listing(records, { sort, pagination: { page: 9, perPage: 2 } }, [])).toEqual({ data: [], total: 4 });
  });

  it('returns all records without pagination', () => {
    expect(ids(listing(records, { sort }, []).data)).toEqual([1, 2, 3, 10]);
  });
});
