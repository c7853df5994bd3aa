/** react-admin's verbs over adapters: nothing here knows a resource. */
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
import { notAvailable, notFound } from './httpError.ts';
import type { KeptLists } from './keptLists.ts';
import { filterRecords, type ListQuery, listing } from './listing.ts';

type Stored = RaRecord<number>;
// `search` apart: its keys would make adapters of different records incomparable.
type Records = Omit<Adapter<Stored>, 'search'> & { search: readonly string[] };

/** Makes what an adapter works with, for one request. */
export type ContextOf = (adapter: Records, signal?: AbortSignal) => Context;

/** Screens show pages of their own size: what one of them keeps is not for another, which asks the server when it opens. */
const screenOf = (resource: string, { pagination }: ListQuery) => `${resource} by ${pagination?.perPage}`;

const sameId = (record: Stored, id: Identifier): boolean => String(record.id) === String(id);

/** The whole list; where there is none, the one of the record that the filter points to. */
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

/**
 * What a change makes of a record: through write and read, so that what no call can change stays as it was, and form values
 * become the record's own.
 * @throws {HttpError} 405 where nothing can be changed
 */
export function applied(adapter: Pick<Records, 'read' | 'write'>, previous: Stored, data: Partial<Stored>): Stored {
  if (!adapter.write) throw notAvailable();
  const written = adapter.write({ ...previous, ...data, id: previous.id });
  // A form says which version it was filled from.
  return adapter.read({ ...previous, ...written, version: data.version ?? previous.version });
}

async function change(adapter: Records, context: Context, previous: Stored, data: Partial<Stored>): Promise<Stored> {
  if (!adapter.update) throw notAvailable();
  return adapter.update(context, { previous, next: applied(adapter, previous, data), data });
}

/** The verbs of react-admin's data provider; a verb without a call rejects with HttpError 405. */
export function crud(adapters: Readonly<Record<string, Records>>, contextOf: ContextOf, kept: KeptLists) {
  function open(resource: string, signal?: AbortSignal): [Records, Context] {
    const adapter = adapters[resource];
    if (adapter === undefined) throw notAvailable();
    return [adapter, contextOf(adapter, signal)];
  }

  const verbs = {
    async getList(resource: string, { signal, ...query }: GetListParams) {
      const [adapter, context] = open(resource, signal);
      // Without the signal: whoever asks next, with one letter more, waits for the same list.
      const records = adapter.list
        ? await kept.read(screenOf(resource, query), query, () => wholeList(adapter, contextOf(adapter)))
        : await wholeList(adapter, context, query.filter);
      return listing(records, query, adapter.search);
    },

    async getOne(resource: string, { id, signal }: GetOneParams<Stored>) {
      const [adapter, context] = open(resource, signal);
      return { data: await findOne(adapter, context, id) };
    },

    async getMany(resource: string, { ids, signal }: GetManyParams<Stored>) {
      const [adapter, context] = open(resource, signal);
      return { data: filterRecords(await wholeList(adapter, context), { id: ids }) };
    },

    async getManyReference(resource: string, { target, id, signal, ...query }: GetManyReferenceParams) {
      const [adapter, context] = open(resource, signal);
      const pointed = { [target]: id };
      const records = await wholeList(adapter, context, pointed);
      return listing(filterRecords(records, pointed), query, adapter.search);
    },

    async create(resource: string, { data }: CreateParams<Stored>) {
      const [adapter, context] = open(resource);
      if (!adapter.create) throw notAvailable();
      return { data: await adapter.create(context, data) };
    },

    async update(resource: string, { id, data, previousData }: UpdateParams<Stored>) {
      const [adapter, context] = open(resource);
      const previous = previousData ?? (await findOne(adapter, context, id));
      return { data: await change(adapter, context, { ...previous, id: Number(id) }, data) };
    },

    /** One after another: the API has no call for several. */
    async updateMany(resource: string, { ids, data }: UpdateManyParams<Stored>) {
      const [adapter, context] = open(resource);
      for (const previous of filterRecords(await wholeList(adapter, context), { id: ids })) {
        await change(adapter, context, previous, data);
      }
      return { data: ids };
    },

    async delete(resource: string, { id, previousData }: DeleteParams<Stored>) {
      const [adapter, context] = open(resource);
      if (!adapter.remove) throw notAvailable();
      await adapter.remove(context, Number(id), previousData);
      return { data: previousData ?? { id: Number(id) } };
    },

    /** One after another: the API has no call for several. */
    async deleteMany(resource: string, { ids }: DeleteManyParams<Stored>) {
      const [adapter, context] = open(resource);
      if (!adapter.remove) throw notAvailable();
      for (const id of ids) await adapter.remove(context, Number(id), undefined);
      return { data: ids };
    },
  };
  return verbs as unknown as Pick<DataProvider, keyof typeof verbs>;
}
