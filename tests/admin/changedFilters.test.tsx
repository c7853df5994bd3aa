import { act, render } from '@testing-library/react';
import { ListContextProvider, type ListControllerResult, useListContext } from 'react-admin';
import { beforeEach, expect, it, vi } from 'vitest';
import { ChangedFilters } from '../../admin/components/RecordList.tsx';

const setFilters = vi.fn();
let form: ListControllerResult;

function FilterForm() {
  form = useListContext();
  return null;
}

beforeEach(() => {
  setFilters.mockClear();
  window.location.hash = '#/admin/movimientos?page=2';
  const list = { filterValues: { usuario: 'ana' }, setFilters } as unknown as ListControllerResult;
  render(
    <ListContextProvider value={list}>
      <ChangedFilters>
        <FilterForm />
      </ChangedFilters>
    </ListContextProvider>,
  );
});

it.each([[{ usuario: 'ana', recurso: 'productos' }], [{ usuario: 'luz' }], [{ usuario: '' }]])(
  'the filters of a list are set to %o',
  (filters) => {
    act(() => form.setFilters(filters));
    expect(setFilters.mock.calls).toEqual([[filters]]);
  },
);

it.each([[{ usuario: 'ana' }], [{ usuario: 'ana', recurso: '', dia_gte: null }]])(
  'the filters of a list are not set again to %o, which they are',
  (filters) => {
    act(() => form.setFilters(filters));
    expect(setFilters).not.toHaveBeenCalled();
  },
);

it('the filters of a list are not set once another page is on its way', () => {
  window.location.hash = '#/admin/importar/1';
  act(() => form.setFilters({ usuario: 'luz' }));
  expect(setFilters).not.toHaveBeenCalled();
});
