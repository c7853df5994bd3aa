import type { DataProvider } from 'react-admin';

const WRITES = ['create', 'update', 'updateMany', 'delete', 'deleteMany'] as const;
type Writes = Pick<DataProvider, (typeof WRITES)[number]>;
type AnyVerb = (...args: unknown[]) => Promise<unknown>;

/** The same verbs, where `begin` is called before each that writes, and what it gives back before anyone learns how it ended. */
export function aroundWrites<V extends Writes>(verbs: V, begin: () => () => void): V {
  const around =
    (verb: AnyVerb): AnyVerb =>
    (...args) => {
      const end = begin();
      return verb(...args).finally(end);
    };
  return { ...verbs, ...Object.fromEntries(WRITES.map((name) => [name, around(verbs[name] as AnyVerb)])) };
}
