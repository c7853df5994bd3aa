import type { QueryClient } from '@tanstack/react-query';
import type { DataProvider, RaRecord } from 'react-admin';
import { isSameName } from '../../../contract/values/sameName.ts';
import { clearWholeLists } from '../../../dataProvider/core/wholeLists.ts';
import { WHOLE_PAGE } from '../../../dataProvider/core/wholePage.ts';
import type { RecordCalls } from './createInSteps.ts';
import type { DraftForm } from './draftForm.ts';

interface RecordCallsOptions<R> {
  resource: string;
  /** the fields that recognize the record of a create without answer */
  recognizedBy: readonly (keyof R & string)[];
  /** text if the update fails and the server gave no reason */
  updateFailed: string;
  draft: DraftForm | null;
}

const sameText = (a: unknown, b: unknown) => isSameName(String(a ?? ''), String(b ?? ''));

/** The ids in the cached lists of a resource: these records are older than the form. */
function cachedIds(queryClient: QueryClient, resource: string): Set<unknown> {
  const lists = [
    ...queryClient.getQueriesData<RaRecord[]>({ queryKey: ['whole', resource] }).map(([, list]) => list),
    ...queryClient
      .getQueriesData<{ data: RaRecord[] }>({ queryKey: [resource, 'getList'] })
      .map(([, list]) => list?.data),
  ];
  return new Set(lists.flatMap((list) => list?.map(({ id }) => id) ?? []));
}

/** The calls of a form that creates one record; made when the form opens. */
export function recordCalls<R extends RaRecord<number>>(
  dataProvider: DataProvider,
  queryClient: QueryClient,
  { resource, recognizedBy, updateFailed, draft }: RecordCallsOptions<R>,
): RecordCalls<R> {
  const older = cachedIds(queryClient, resource);
  return {
    fields: { label: 'Datos del formulario', failure: updateFailed },
    async create(data) {
      const meta = draft?.metaOf(data);
      const { data: record } = await dataProvider.create<R>(resource, { data, ...(meta && { meta }) });
      draft?.onPublished();
      return record;
    },
    async update(id, data) {
      // The steps may have changed the record's version.
      const { data: previousData } = await dataProvider.getOne<R>(resource, { id });
      await dataProvider.update(resource, { id, data, previousData });
    },
    async find(fields) {
      // A cached list may be older than the record.
      clearWholeLists(queryClient);
      const { data } = await dataProvider.getList<R>(resource, {
        filter: {},
        pagination: WHOLE_PAGE,
        sort: { field: 'id', order: 'DESC' },
      });
      const isSame = (candidate: R) => recognizedBy.every((name) => sameText(candidate[name], fields[name]));
      return data.find((candidate) => !older.has(candidate.id) && isSame(candidate));
    },
  };
}
