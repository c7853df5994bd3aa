import { type RaRecord, useGetList } from 'react-admin';

// The API gives whole lists anyway: the cards and the charts ask for the same one, which is then read once.
const ALL = { pagination: { page: 1, perPage: 100_000 }, sort: { field: 'id', order: 'ASC' } } as const;

/** Every record of a resource. */
export const useWholeList = <R extends RaRecord>(resource: string) => useGetList<R>(resource, ALL);
