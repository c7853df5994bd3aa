import { useState } from 'react';
import { type DataProvider, useDataProvider } from 'react-admin';
import type { Operation } from '../../../dataProvider/core/operation.ts';

type Write = (resource: string, params: object) => Promise<unknown>;

/** The data provider with all its creates, updates and deletes in one operation, which is undone as a whole. */
function asOneOperation(dataProvider: DataProvider): DataProvider {
  const operation: Operation = {};
  const within =
    (write: Write): Write =>
    (resource, params) =>
      write(resource, { ...params, operation });
  return {
    ...dataProvider,
    create: within((resource, params) => dataProvider.create(resource, params as never)) as DataProvider['create'],
    update: within((resource, params) => dataProvider.update(resource, params as never)) as DataProvider['update'],
    delete: within((resource, params) => dataProvider.delete(resource, params as never)) as DataProvider['delete'],
  };
}

/** The data provider of a form that saves in several calls. */
export function useOneOperation(): DataProvider {
  const dataProvider = useDataProvider();
  const [one] = useState(() => asOneOperation(dataProvider));
  return one;
}
