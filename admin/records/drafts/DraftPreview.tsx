import type { DraftResource } from '../../../contract/resources/drafts.ts';
import { PreviewButton } from './PreviewButton.tsx';
import { useDrafts } from './useDrafts.ts';

/** 'Vista previa' of a record's draft, among the actions of the record; nothing without a draft. */
export function DraftPreview({ recurso, id }: { recurso: DraftResource; id: number }) {
  const { drafts } = useDrafts(recurso);
  const draft = drafts?.find(({ recurso_id }) => recurso_id === id);
  return draft === undefined ? null : <PreviewButton draft={draft} isAction />;
}
