import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useFormState } from 'react-hook-form';
import type { FormErrors } from '../forms/state/bySchema.ts';
import type { Choices, RecordMerge, Resource } from '../merge/mergeRecords.ts';
import { ConflictDialog } from './ConflictDialog.tsx';
import { SaveDismissed } from './saveMerged.ts';

interface Question {
  merge: RecordMerge;
  answer: PromiseWithResolvers<Choices>;
}

interface ConflictQuestions {
  /** Asks about the conflicts. Rejects with SaveDismissed. */
  choose: (merge: RecordMerge) => Promise<Choices>;
  /** rendered inside the form */
  dialog: ReactNode;
}

export function useConflictDialog(
  resource: Resource,
  validate: (values: Record<string, unknown>) => FormErrors,
): ConflictQuestions {
  const [question, setQuestion] = useState<Question | null>(null);
  const { isSubmitting } = useFormState();
  const anchor = useRef<HTMLSpanElement>(null);
  const wasSubmitting = useRef(false);

  const choose = async (merge: RecordMerge) => {
    const answer = Promise.withResolvers<Choices>();
    setQuestion({ merge, answer });
    return answer.promise.finally(() => setQuestion(null));
  };

  // Rejects a pending question when the form is unmounted.
  useEffect(() => () => question?.answer.reject(new SaveDismissed()), [question]);

  // The submit button lost the focus when it was disabled. It gets it back, unless the user went elsewhere meanwhile.
  useEffect(() => {
    const form = anchor.current?.closest('form') ?? null;
    const isLost = wasSubmitting.current && !isSubmitting && document.activeElement?.contains(form);
    wasSubmitting.current = isSubmitting;
    if (isLost) form?.querySelector<HTMLElement>('[type=submit]')?.focus();
  }, [isSubmitting]);

  const dialog = (
    <>
      <span ref={anchor} hidden />
      {question === null ? null : (
        <ConflictDialog
          resource={resource}
          merge={question.merge}
          validate={validate}
          onSave={question.answer.resolve}
          onClose={() => question.answer.reject(new SaveDismissed())}
        />
      )}
    </>
  );
  return { choose, dialog };
}
