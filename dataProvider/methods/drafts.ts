import type { AnswerOf } from '../../contract/calls/callTypes.ts';
import type { DraftResource } from '../../contract/resources/drafts.ts';
import type { Access } from '../core/access.ts';
import type { RequestOptions } from '../core/context.ts';

export type DraftSummary = AnswerOf<'listDrafts'>['borradores'][number];
export type Draft = AnswerOf<'getDraft'>['borrador'];
export type CreatedPreview = Pick<AnswerOf<'createPreview'>, 'ruta' | 'vista_previa'>;

export interface DraftInput {
  stored: Pick<DraftSummary, 'id' | 'version'> | undefined;
  recurso: DraftResource;
  recurso_id: number | null;
  version_base: number | null;
  campos: object;
  base: object | null;
  file: File | undefined;
  /** the stored draft's file stays */
  keepsFile: boolean;
}

/** Drafts and their previews. */
export const draftMethods = ({ contextOf, write }: Access) => ({
  /** The drafts of a resource, newest first. @param recurso null for all */
  async listDrafts(recurso: DraftResource | null, { signal }: RequestOptions = {}): Promise<DraftSummary[]> {
    const query = recurso === null ? {} : { recurso };
    return (await contextOf({ signal }).ownCall('listDrafts', { query })).borradores;
  },

  async getDraft(id: number, { signal }: RequestOptions = {}): Promise<Draft> {
    return (await contextOf({ signal }).ownCall('getDraft', { params: { id } })).borrador;
  },

  /** `operation` is that of the form: a save that failed is sent again with its id. */
  async saveDraft(input: DraftInput, { operation }: RequestOptions = {}): Promise<DraftSummary> {
    const { stored, recurso, recurso_id, version_base, campos, base, file, keepsFile } = input;
    const body = {
      ...(stored && { id: stored.id, version: stored.version }),
      recurso,
      ...(recurso_id !== null && { recurso_id }),
      ...(version_base !== null && { version_base }),
      campos: JSON.stringify(campos),
      ...(base !== null && { base: JSON.stringify(base) }),
      conservar_archivo: keepsFile ? ('1' as const) : ('0' as const),
    };
    const send = async (requests: RequestOptions) =>
      (await contextOf(requests).ownCall('saveDraft', { body, file })).borrador;
    return write(send, { operation });
  },

  async discardDraft(id: number, version: number) {
    await write((requests) => contextOf(requests).call('discardDraft', { params: { id }, query: { version } }));
  },

  /** No operation, because it cannot be undone. */
  createPreview: (id: number): Promise<CreatedPreview> =>
    write(({ signal }) => contextOf({ signal }).ownCall('createPreview', { body: { id } })),

  /** No operation, because it cannot be undone. */
  async revokePreview(id: number) {
    await write(({ signal }) => contextOf({ signal }).call('revokePreview', { params: { id } }));
  },
});
