const PREFIX = 'portal-copias:';

/** Tells which documents are open, so that a copy is not offered while another tab writes it. */
export interface TabLocks {
  open: () => Promise<ReadonlySet<string>>;
}

/** Holds a lock for this document until it is closed or crashes. Without the API no other document counts as open. */
export function createTabLocks(tab: string, locks: LockManager | undefined): TabLocks {
  const held = new Promise<void>((resolve) => {
    if (locks === undefined) resolve();
    else {
      const whileOpen = () => {
        resolve();
        return new Promise<never>(() => undefined);
      };
      locks.request(`${PREFIX}${tab}`, whileOpen).catch(() => resolve());
    }
  });
  return {
    async open() {
      await held;
      const { held: all = [] } = (await locks?.query()) ?? {};
      return new Set(all.flatMap(({ name }) => (name?.startsWith(PREFIX) ? [name.slice(PREFIX.length)] : [])));
    },
  };
}
