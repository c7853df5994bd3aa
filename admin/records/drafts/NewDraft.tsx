import { type ReactNode, useMemo } from 'react';
import { messages } from '../../../contract/calls/messages.ts';
import type { DraftResource } from '../../../contract/resources/drafts.ts';
import { LoadFailure } from '../../components/LoadFailure.tsx';
import { LoadingScreen } from '../../components/LoadingScreen.tsx';
import { DraftFormContext } from '../forms/draftForm.ts';
import { draftFormOf } from './draftFormOf.ts';
import { SaveDraftButton } from './SaveDraftButton.tsx';
import { useDraft } from './useDrafts.ts';
import { useFinishPublication } from './useFinishPublication.ts';

const EMPTY = { record: null, base: null, origen: null, submitLabel: null, metaOf: () => undefined };

interface NewDraftProps {
  resource: DraftResource;
  /** the draft that the form is filled with; null for an empty form */
  id: number | null;
  onSaved: () => void;
  children: ReactNode;
}

/** The form of a new record, which can be saved as a draft and filled with one. */
export function NewDraft({ resource, id, onSaved, children }: NewDraftProps) {
  const { data: draft, error, refetch } = useDraft(id);
  const form = useMemo(() => (draft === undefined ? EMPTY : draftFormOf(draft)), [draft]);
  const finish = useFinishPublication();
  if (id !== null && draft === undefined) {
    if (error === null) return <LoadingScreen />;
    return <LoadFailure text={messages.borradores.loadFailed} onRetry={() => void refetch()} />;
  }
  const action = (
    <SaveDraftButton resource={resource} recordId={null} draft={draft} other={undefined} onSaved={onSaved} />
  );
  const onPublished = () => {
    if (draft !== undefined) finish(draft);
  };
  return <DraftFormContext value={{ ...form, id, action, onPublished }}>{children}</DraftFormContext>;
}
