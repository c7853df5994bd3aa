import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import type { DraftResource } from '../../../contract/resources/drafts.ts';
import type { Draft, DraftSummary } from '../../../dataProvider/methods/drafts.ts';
import { DraftFormContext, type StoredDraft } from '../forms/draftForm.ts';
import { draftFormOf } from './draftFormOf.ts';
import { SaveDraftButton } from './SaveDraftButton.tsx';
import { useForgetDraft } from './useDrafts.ts';
import { useFinishPublication } from './useFinishPublication.ts';

interface DraftedFormProps {
  resource: DraftResource;
  /** null for a new record */
  recordId: number | null;
  /** that the form is filled from; undefined for the form of the record itself, or an empty one */
  draft: Draft | undefined;
  /** the record's draft, if the form shows the record itself */
  other?: DraftSummary | undefined;
  onSaved: (saved: DraftSummary) => void;
  /** called when the server says that it no longer has the draft: only the form has what was typed */
  onDraftGone?: (id: number) => void;
  onFinished?: () => void;
  onUnsaved: (isUnsaved: boolean) => void;
  children: ReactNode;
}

/** A form that can be filled from a draft and saved as one. Another draft needs another key. */
export function DraftedForm(props: DraftedFormProps) {
  const { resource, recordId, draft, other, onSaved, onDraftGone, onFinished, onUnsaved, children } = props;
  const stored = useRef<StoredDraft | null>(draft ?? null);
  const [isGone, setGone] = useState(false);
  const filled = useMemo(() => draftFormOf(draft), [draft]);
  const finish = useFinishPublication(onFinished);
  const forget = useForgetDraft();

  // A draft that was loaded again, unless the form has saved a newer version since.
  useEffect(() => {
    if (draft !== undefined && draft.version > (stored.current?.version ?? 0)) stored.current = draft;
  }, [draft]);

  const onGone = () => {
    const gone = stored.current ?? other;
    stored.current = null;
    setGone(true);
    if (gone === undefined) return;
    onDraftGone?.(gone.id);
    // The next save does not replace it.
    forget({ id: gone.id, recurso: resource });
  };
  const onPublished = () => {
    const published = stored.current ?? draft;
    if (published !== undefined) finish({ ...published, recurso: resource });
  };
  const action = (
    <SaveDraftButton
      resource={resource}
      recordId={recordId}
      draft={draft}
      other={other}
      stored={stored}
      isGone={isGone}
      onGone={onGone}
      onSaved={onSaved}
    />
  );
  const id = draft?.id ?? null;
  return (
    <DraftFormContext value={{ ...filled, resource, id, action, stored, onGone, onPublished, onUnsaved }}>
      {children}
    </DraftFormContext>
  );
}
