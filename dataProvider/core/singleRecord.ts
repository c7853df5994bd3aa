import type { Adapter, Change, Context, Wire } from './adapter.ts';
import { recordOf } from './answers.ts';

interface SingleRecord<R> {
  read: (wire: Wire) => R;
  write: (record: R) => Wire;
  get: (context: Context) => Promise<unknown>;
  save: (context: Context, change: Change<R>) => Promise<unknown>;
}

export function singleRecord<R extends { id: 1 }>({ read, write, get, save }: SingleRecord<R>): Adapter<R> {
  const one = async (context: Context): Promise<R> => read(recordOf(await get(context), 'data'));
  // The server sanitizes HTML and normalizes colours and old addresses.
  return { search: [], answer: 'data', read, write, one, list: async (context) => [await one(context)], update: save };
}
