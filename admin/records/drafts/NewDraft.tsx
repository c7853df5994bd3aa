import { type ReactNode, useState } from 'react';
import { messages } from '../../../contract/calls/messages.ts';
import type { DraftResource } from '../../../contract/resources/drafts.ts';
import { LoadFailure } from '../../components/LoadFailure.tsx';
import { LoadingScreen } from '../../components/LoadingScreen.tsx';
import { OwnApiOnly } from '../../components/OwnApiOnly.tsx';
import { DraftedForm } from './DraftedForm.tsx';
import { useFilledDraft, useMissingDraft } from './useDrafts.ts';

interface NewDraftProps {
  resource: DraftResource;
  /** the draft that the form is filled with; null for an empty form */
  id: number | null;
  /** called after the draft was saved, and if the server no longer has it */
  onDone: () => void;
  children: ReactNode;
}

/** The form of a new record, which can be saved as a draft and filled with one. */
export function NewDraft(props: NewDraftProps) {
  return (
    <OwnApiOnly otherwise={props.children}>
      <DraftOfNew {...props} />
    </OwnApiOnly>
  );
}

function DraftOfNew({ resource, id, onDone, children }: NewDraftProps) {
  const [isUnsaved, setUnsaved] = useState(false);
  const { draft, isLoading, error, refetch } = useFilledDraft(id, isUnsaved);
  const isMissing = useMissingDraft({
    draft: isLoading && id !== null ? { id, recurso: resource } : null,
    error,
    onMissing: onDone,
  });
  if (isLoading) {
    if (error === null || isMissing) return <LoadingScreen />;
    return <LoadFailure text={messages.borradores.loadFailed} onRetry={() => void refetch()} />;
  }
  return (
    <DraftedForm
      key={id ?? 'empty'}
      resource={resource}
      recordId={null}
      draft={draft}
      onSaved={onDone}
      onUnsaved={setUnsaved}
    >
      {children}
    </DraftedForm>
  );
}
