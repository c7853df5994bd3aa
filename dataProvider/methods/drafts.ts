import type { DraftResource } from '../../contract/resources/drafts.ts';
import type { Access } from '../core/access.ts';
import type { Operation } from '../core/operation.ts';
import {
  createPreview,
  type DraftInput,
  discardDraft,
  listDrafts,
  readDraft,
  revokePreview,
  saveDraft,
} from '../resources/drafts.ts';

/** Drafts and their previews. */
export const draftMethods = ({ contextOf, write }: Access) => ({
  /** The drafts of a resource, newest first. @param recurso null for all */
  async listDrafts(recurso: DraftResource | null, { signal }: { signal?: AbortSignal } = {}) {
    return listDrafts(contextOf({ signal }), recurso);
  },

  async getDraft(id: number, { signal }: { signal?: AbortSignal } = {}) {
    return readDraft(contextOf({ signal }), id);
  },

  /** @param operation of the form: a save that failed is sent again with its id */
  async saveDraft(input: DraftInput, { operation }: { operation?: Operation } = {}) {
    return write((requests) => saveDraft(contextOf(requests), input), { operation });
  },

  /** @param version of the draft; without it, any is discarded */
  async discardDraft(id: number, version?: number) {
    await write((requests) => discardDraft(contextOf(requests), id, version));
  },

  /** No operation, because it cannot be undone. */
  async createPreview(id: number) {
    return write(({ signal }) => createPreview(contextOf({ signal }), id));
  },

  /** No operation, because it cannot be undone. */
  async revokePreview(id: number) {
    await write(({ signal }) => revokePreview(contextOf({ signal }), id));
  },
});
