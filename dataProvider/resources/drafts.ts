import type { AnswerOf } from '../../contract/calls/callTypes.ts';
import type { DraftResource } from '../../contract/resources/drafts.ts';
import type { Context } from '../core/adapter.ts';

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

/** @param recurso null for all */
export async function listDrafts({ ownCall }: Context, recurso: DraftResource | null): Promise<DraftSummary[]> {
  const query = recurso === null ? {} : { recurso };
  return (await ownCall('listDrafts', { query })).borradores;
}

export async function readDraft({ ownCall }: Context, id: number): Promise<Draft> {
  return (await ownCall('getDraft', { params: { id } })).borrador;
}

export async function saveDraft({ ownCall }: Context, input: DraftInput): Promise<DraftSummary> {
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
  return (await ownCall('saveDraft', { body, file })).borrador;
}

export async function discardDraft({ call }: Context, id: number, version?: number): Promise<void> {
  await call('discardDraft', { params: { id }, query: version === undefined ? {} : { version } });
}

export async function createPreview({ ownCall }: Context, id: number): Promise<CreatedPreview> {
  return ownCall('createPreview', { body: { id } });
}

export async function revokePreview({ call }: Context, id: number): Promise<void> {
  await call('revokePreview', { params: { id } });
}
