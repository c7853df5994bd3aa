import type { Adapter, Context, Wire } from './adapter.ts';
import { recordOf, storedOf } from './answers.ts';

interface SingleRecord<R> {
  read: (wire: Wire) => R;
  write: (record: R) => Wire;
  get: (context: Context) => Promise<Wire | readonly unknown[]>;
  save: (context: Context, next: R, previous: R) => Promise<unknown>;
}

export function singleRecord<R extends { id: 1 }>({ read, write, get, save }: SingleRecord<R>): Adapter<R> {
  const one = async (context: Context): Promise<R> => read(recordOf(await get(context), 'data'));
  return {
    search: [],
    read,
    write,
    one,
    list: async (context) => [await one(context)],
    // The server sanitizes HTML and normalizes colours and old addresses.
    update: async (context, { next, previous }) => storedOf(await save(context, next, previous), 'data', read, next),
  };
}
