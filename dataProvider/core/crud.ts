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
import { isRecordKind } from '../../contract/resources/resources.ts';
import { readIn } from '../../contract/values/tolerant.ts';
import type { Adapter, Change, Context } from './adapter.ts';
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

/** Sends a write. @returns the record that it has stored; what was sent if the answer has none, as that of another server. A new one then has the id 0. */
async function write(
  adapter: Records,
  context: Context,
  verb: 'create' | 'update',
  { data, meta = {}, ...change }: Pick<Change<Stored>, 'data' | 'meta'> & { previous?: Stored },
): Promise<Stored> {
  if (!adapter[verb]) throw notAvailable();
  const previous = change.previous ?? adapter.read(adapter.initial ?? {});
  const next = adapter.write ? applyChanges(adapter, previous, data) : adapter.read(data);
  const answer = await adapter[verb](context, { previous, next, data, meta });
  return readIn(answer, adapter.answer ?? '', adapter.read) ?? next;
}

/** The specification cannot delete most records; the trash keeps them with their links. */
async function remove(adapter: Records, resource: string, context: Context, id: number, previous?: Stored) {
  if (adapter.remove) await adapter.remove(context, id, previous);
  else if (!isRecordKind(resource)) throw notAvailable();
  else await context.call('archiveRecord', { body: { recurso: resource, recurso_id: id } });
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
      return { data: await write(adapter, context, 'create', { data, meta }) };
    },

    async update(
      resource: string,
      { id, data, previousData, meta, ...requests }: UpdateParams<Stored> & RequestOptions,
    ) {
      const [adapter, context] = open(resource, { ...requests, meta });
      const previous = previousData ?? (await findOne(adapter, context, id));
      const change = { previous: { ...previous, id: Number(id) }, data, meta };
      return { data: await write(adapter, context, 'update', change) };
    },

    /** Sequential: the API has no bulk call. */
    async updateMany(resource: string, { ids, data, operation }: UpdateManyParams<Stored> & RequestOptions) {
      const [adapter, context] = open(resource, { operation });
      for (const previous of filterRecords(await wholeList(adapter, context), { id: ids })) {
        await write(adapter, context, 'update', { previous, data });
      }
      return { data: ids };
    },

    async delete(resource: string, { id, previousData, operation }: DeleteParams<Stored> & RequestOptions) {
      const [adapter, context] = open(resource, { operation });
      await remove(adapter, resource, context, Number(id), previousData);
      return { data: previousData ?? { id: Number(id) } };
    },

    async deleteMany(resource: string, { ids, operation }: DeleteManyParams<Stored> & RequestOptions) {
      const [adapter, context] = open(resource, { operation });
      for (const id of ids) await remove(adapter, resource, context, Number(id));
      return { data: ids };
    },
  };
  return verbs as unknown as Pick<DataProvider, keyof typeof verbs>;
}
