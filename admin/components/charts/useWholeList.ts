import { type RaRecord, useGetList } from 'react-admin';

// Cards and charts share one query key, and therefore one request.
const ALL = { pagination: { page: 1, perPage: 100_000 }, sort: { field: 'id', order: 'ASC' } } as const;

export const useWholeList = <R extends RaRecord>(resource: string) => useGetList<R>(resource, ALL);
