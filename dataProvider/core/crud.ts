import type {
  CreateParams,
  DataProvider,
  DeleteManyParams,
  DeleteParams,
  GetListParams,
  GetManyParams,
  GetManyReferenceParams,
  GetOneParams,
  Identifier,
  RaRecord,
  UpdateManyParams,
  UpdateParams,
} from 'react-admin';
import type { Adapter, Context } from './adapter.ts';
import type { RequestOptions } from './context.ts';
import { notAvailable, notFound } from './httpError.ts';
import { readLastChanges, sortByChange, sortsByChange } from './lastChanges.ts';
import { filterRecords, listing } from './listing.ts';
import type { WholeLists } from './wholeLists.ts';

type Stored = RaRecord<number>;
// `search` apart: its keys would make adapters of different records incomparable.
type Records = Omit<Adapter<Stored>, 'search'> & { search: readonly string[] };

type ContextOf = (adapter: Records, requests?: RequestOptions) => Context;

const sameId = (record: Stored, id: Identifier): boolean => String(record.id) === String(id);

async function wholeList(adapter: Records, context: Context, filter: object = {}): Promise<Stored[]> {
  if (adapter.list) return adapter.list(context);
  for (const [field, value] of Object.entries(filter)) {
    const reference = adapter.references?.[field];
    if (reference) return reference(context, Number(value));
  }
  throw notAvailable();
}

async function findOne(adapter: Records, context: Context, id: Identifier): Promise<Stored> {
  if (adapter.one) return adapter.one(context, Number(id));
  const found = (await wholeList(adapter, context)).find((record) => sameId(record, id));
  if (found === undefined) throw notFound();
  return found;
}

/** The record after an update. Passing through write and read drops changes to read-only fields. Throws HttpError 405. */
export function applyChanges(
  adapter: Pick<Records, 'read' | 'write'>,
  previous: Stored,
  data: Partial<Stored>,
): Stored {
  if (!adapter.write) throw notAvailable();
  const written = adapter.write({ ...previous, ...data, id: previous.id });
  return adapter.read({ ...previous, ...written, version: data.version ?? previous.version });
}

async function change(
  adapter: Records,
  context: Context,
  previous: Stored,
  data: Partial<Stored>,
  meta: Record<string, unknown> = {},
): Promise<Stored> {
  if (!adapter.update) throw notAvailable();
  return adapter.update(context, { previous, next: applyChanges(adapter, previous, data), data, meta });
}

/** Data provider verbs; a verb that the API has no call for rejects with HttpError 405. */
export function crud(adapters: Readonly<Record<string, Records>>, contextOf: ContextOf, lists: WholeLists) {
  function open(resource: string, requests: RequestOptions): [Records, Context] {
    const adapter = adapters[resource];
    if (adapter === undefined) throw notAvailable();
    return [adapter, contextOf(adapter, requests)];
  }

  const verbs = {
    async getList(resource: string, { signal, ...query }: GetListParams) {
      const [adapter, context] = open(resource, { signal });
      // The request has no signal: the next keystroke aborts this query but waits for the same list.
      const records = adapter.list
        ? await lists.read(resource, () => wholeList(adapter, contextOf(adapter)), signal)
        : await wholeList(adapter, context, query.filter);
      if (!sortsByChange(resource, query.sort)) return listing(records, query, adapter.search);
      const changes = await readLastChanges(contextOf(adapter), lists, resource);
      const { sort, ...unsorted } = query;
      return listing(sortByChange(records, changes, sort?.order), unsorted, adapter.search);
    },

    async getOne(resource: string, { id, signal }: GetOneParams<Stored>) {
      const [adapter, context] = open(resource, { signal });
      return { data: await findOne(adapter, context, id) };
    },

    async getMany(resource: string, { ids, signal }: GetManyParams<Stored>) {
      const [adapter, context] = open(resource, { signal });
      return { data: filterRecords(await wholeList(adapter, context), { id: ids }) };
    },

    async getManyReference(resource: string, { target, id, signal, ...query }: GetManyReferenceParams) {
      const [adapter, context] = open(resource, { signal });
      const reference = { [target]: id };
      const records = await wholeList(adapter, context, reference);
      return listing(filterRecords(records, reference), query, adapter.search);
    },

    async create(resource: string, { data, signal, operation, meta }: CreateParams<Stored> & RequestOptions) {
      const [adapter, context] = open(resource, { signal, operation, meta });
      if (!adapter.create) throw notAvailable();
      return { data: await adapter.create(context, data) };
    },

    async update(
      resource: string,
      { id, data, previousData, meta, ...requests }: UpdateParams<Stored> & RequestOptions,
    ) {
      const [adapter, context] = open(resource, { ...requests, meta });
      const previous = previousData ?? (await findOne(adapter, context, id));
      return { data: await change(adapter, context, { ...previous, id: Number(id) }, data, meta) };
    },

    /** Sequential: the API has no bulk call. */
    async updateMany(resource: string, { ids, data, operation }: UpdateManyParams<Stored> & RequestOptions) {
      const [adapter, context] = open(resource, { operation });
      for (const previous of filterRecords(await wholeList(adapter, context), { id: ids })) {
        await change(adapter, context, previous, data);
      }
      return { data: ids };
    },

    async delete(resource: string, { id, previousData, operation }: DeleteParams<Stored> & RequestOptions) {
      const [adapter, context] = open(resource, { operation });
      if (!adapter.remove) throw notAvailable();
      await adapter.remove(context, Number(id), previousData);
      return { data: previousData ?? { id: Number(id) } };
    },

    async deleteMany(resource: string, { ids, operation }: DeleteManyParams<Stored> & RequestOptions) {
      const [adapter, context] = open(resource, { operation });
      if (!adapter.remove) throw notAvailable();
      for (const id of ids) await adapter.remove(context, Number(id), undefined);
      return { data: ids };
    },
  };
  return verbs as unknown as Pick<DataProvider, keyof typeof verbs>;
}
