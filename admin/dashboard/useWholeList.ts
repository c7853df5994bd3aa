import { type RaRecord, useGetList } from 'react-admin';

// One query key for the cards and the charts, so that they share one request.
const ALL = { pagination: { page: 1, perPage: 100_000 }, sort: { field: 'id', order: 'ASC' } } as const;

/** Every record of a resource. */
export const useWholeList = <R extends RaRecord>(resource: string) => useGetList<R>(resource, ALL);
