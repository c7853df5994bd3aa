import { type RaRecord, useGetList } from 'react-admin';
import { WHOLE_PAGE } from '../../dataProvider/core/wholePage.ts';

/** All records of a list, which is loaded whole anyway. One query key is one request, whoever asks. */
export const wholeListBy = (field: string) => ({ pagination: WHOLE_PAGE, sort: { field, order: 'ASC' } }) as const;

export const WHOLE_LIST = wholeListBy('id');

/** @param enabled false asks for nothing */
export const useWholeList = <R extends RaRecord>(resource: string, enabled = true) =>
  useGetList<R>(resource, WHOLE_LIST, { enabled });
