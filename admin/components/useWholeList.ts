import { type RaRecord, useGetList } from 'react-admin';
import { WHOLE_PAGE } from '../../dataProvider/core/wholePage.ts';

/** All records of a list, which is loaded whole anyway. One query key is one request, whoever asks. */
export const WHOLE_LIST = {
  pagination: WHOLE_PAGE,
  sort: { field: 'id', order: 'ASC' },
} as const;

/** @param enabled false asks for nothing */
export const useWholeList = <R extends RaRecord>(resource: string, enabled = true) =>
  useGetList<R>(resource, WHOLE_LIST, { enabled });
