import { useQueryClient } from '@tanstack/react-query';
import { type GetListParams, type GetListResult, useDataProvider } from 'react-admin';
import { sortsByChange } from '../../../dataProvider/core/lastChanges.ts';
import { listing } from '../../../dataProvider/core/listing.ts';
import type { PortalDataProvider } from '../../../dataProvider/index.ts';
import { type Producto, productos } from '../../../dataProvider/resources/productos.ts';

const LISTS = ['productos', 'getList'];
/** The products of each project, which a product may have joined or left. */
const IN_PROYECTOS = ['proyecto-producto'];
const queryOf = (queryKey: readonly unknown[]): GetListParams => queryKey[2] as GetListParams;
/** The write has requested these again: the records do not hold what sorts them. */
const isSortedByChange = (queryKey: readonly unknown[]): boolean => sortsByChange('productos', queryOf(queryKey)?.sort);

type CachedList = GetListResult<Producto> | undefined;

/** Replaces a product in the list, or inserts it first if it is new. */
export function withProducto(list: CachedList, producto: Producto): CachedList {
  if (list?.data === undefined) return list;
  if (list.data.some(({ id }) => id === producto.id)) {
    return { ...list, data: list.data.map((old) => (old.id === producto.id ? producto : old)) };
  }
  return { ...list, data: [producto, ...list.data], total: (list.total ?? list.data.length) + 1 };
}

/** Reloads the products; if that fails, patches the cached lists. */
export function useReloadProductos(): (changed: Producto) => Promise<void> {
  const dataProvider = useDataProvider<PortalDataProvider>();
  const queryClient = useQueryClient();
  return async (changed) => {
    queryClient.setQueryData(['productos', 'getOne', { id: String(changed.id) }], changed);
    void queryClient.invalidateQueries({ queryKey: IN_PROYECTOS });
    // react-admin requests the lists after a create, which this reload replaces.
    await queryClient.cancelQueries({ queryKey: LISTS, predicate: ({ queryKey }) => !isSortedByChange(queryKey) });
    try {
      const { data: fresh } = await dataProvider.reloadProductos();
      for (const { queryKey } of queryClient.getQueryCache().findAll({ queryKey: LISTS })) {
        if (isSortedByChange(queryKey)) continue;
        queryClient.setQueryData(queryKey, listing(fresh, queryOf(queryKey), productos.search));
      }
    } catch {
      queryClient.setQueriesData<CachedList>({ queryKey: LISTS }, (list) => withProducto(list, changed));
    }
  };
}
