import type { LocalCopies } from '../../admin/session/localCopies/localCopy.ts';
import { type LocalCopy, NO_DRAFT } from '../../admin/session/localCopies/localCopy.ts';

type Initial = Omit<LocalCopy, 'draftId'> & Partial<Pick<LocalCopy, 'draftId'>>;

/** Local copies in memory: happy-dom has no IndexedDB. By default they are not of a draft. */
export function memoryCopies(initial: readonly Initial[] = []): LocalCopies {
  const copies = new Map(initial.map((copy): [string, LocalCopy] => [copy.id, { draftId: NO_DRAFT, ...copy }]));
  const openForms = new Map<string, () => Promise<void>>();
  const all = () => [...copies.values()];
  return {
    offered: async ({ userId, resource, recordId }) =>
      all().filter(
        (copy) =>
          !openForms.has(copy.id) && copy.userId === userId && copy.resource === resource && copy.recordId === recordId,
      ),
    claim: async ({ id }) => copies.has(id),
    async write(copy) {
      if (openForms.has(copy.id)) copies.set(copy.id, { ...copy, tab: 'test', savedAt: Date.now() });
    },
    remove: async (id) => void copies.delete(id),
    async listOf(userId) {
      await Promise.all([...openForms.values()].map((flush) => flush()));
      return all().filter((copy) => copy.userId === userId);
    },
    async removeAll(userId) {
      openForms.clear();
      for (const copy of all()) if (copy.userId === userId) copies.delete(copy.id);
    },
    hold(id, flush) {
      openForms.set(id, flush);
      return () => openForms.delete(id);
    },
    isFirstFailure: () => false,
  };
}
