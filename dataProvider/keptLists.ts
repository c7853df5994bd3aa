/** Whole lists, kept for a while: the next letter of a filter is answered from the one that is there. */

/** Milliseconds: enough to write what one looks for, too few to work on what others have changed. */
const KEEP_MS = 30_000;

type Records = readonly object[];

interface Kept {
  records: Promise<Records>;
  /** not answered yet: whoever asks meanwhile waits for the same answer */
  pending: boolean;
  /** milliseconds since 1970 */
  until: number;
}

export interface KeptLists {
  /**
   * A whole list, by the name it is kept under. A question asked for the first time may be answered from what is kept; one
   * that is asked again (the refresh button, a page that is come back to) wants what is new, and so does any after a write.
   */
  read<R extends object>(name: string, question: unknown, load: () => Promise<R[]>): Promise<R[]>;
  /** Something was written: whatever was read before it ended is old. */
  forget(): void;
}

/** With nothing kept. @param now milliseconds since 1970 */
export function createKeptLists(now: () => number = Date.now): KeptLists {
  const kept = new Map<string, Kept>();
  const asked = new Set<string>();
  let writes = 0;

  function open(name: string, isNew: boolean, load: () => Promise<Records>): Promise<Records> {
    const found = kept.get(name);
    if (found !== undefined && (found.pending || (isNew && now() < found.until))) return found.records;
    const fresh: Kept = { records: load(), pending: true, until: now() + KEEP_MS };
    kept.set(name, fresh);
    fresh.records.then(
      () => {
        fresh.pending = false;
      },
      () => {
        if (kept.get(name) === fresh) kept.delete(name);
      },
    );
    return fresh.records;
  }

  return {
    async read<R extends object>(name: string, question: unknown, load: () => Promise<R[]>) {
      const whole = JSON.stringify([name, question]);
      let isNew = !asked.has(whole);
      asked.add(whole);
      for (;;) {
        const before = writes;
        const records = await open(name, isNew, load);
        if (writes === before) return records as R[];
        isNew = false;
      }
    },

    forget() {
      writes += 1;
      kept.clear();
    },
  };
}
