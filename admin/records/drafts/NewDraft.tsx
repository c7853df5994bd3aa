import { type ReactNode, useState } from 'react';
import type { DraftResource } from '../../../contract/resources/drafts.ts';
import { OwnApiOnly } from '../../components/OwnApiOnly.tsx';
import { DraftedForm, useFormDraft } from './DraftedForm.tsx';

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
  const { draft, waiting } = useFormDraft(resource, { id, isUnsaved, onMissing: onDone });
  if (waiting !== null) return waiting;
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
