import { useContext, useEffect, useRef, useState } from 'react';
import { useDataProvider, useEvent, useRecordContext, useRegisterMutationMiddleware } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { conflictIn } from '../../../dataProvider/core/httpError.ts';
import type { Operation } from '../../../dataProvider/core/operation.ts';
import type { FormErrors } from '../forms/state/bySchema.ts';
import { DraftFormContext, sendPublication } from '../forms/state/draftForm.ts';
import type { Choices, RecordMerge, Resource } from '../merge/mergeRecords.ts';
import { ConflictDialog } from './ConflictDialog.tsx';
import { type Save, SaveDismissed, saveMerged } from './saveMerged.ts';

export interface SaveResolverProps {
  resource: Resource;
  /** `meta` of the updates */
  saveMeta?: Readonly<Record<string, unknown>> | undefined;
  validate: (values: Record<string, unknown>) => FormErrors;
  onMerged: (fields: string[]) => void;
  /** called if a new record was stored before, by a save whose answer was lost */
  onFound?: (() => void) | undefined;
}

type Mutate = (resource: string, ...params: Parameters<Save>) => ReturnType<Save>;

/**
 * Rendered inside a form: merges stale saves, within the form's own mutation. A create keeps its id until it is answered, so that the record is
 * stored once. If it was stored although its answer was lost, what the form has now is merged into it.
 */
export function SaveResolver({ resource, saveMeta, validate, onMerged, onFound }: SaveResolverProps) {
  const { choose, dialog } = useConflictDialog(validate);
  const dataProvider = useDataProvider();
  // Inside a form, the record that the form was opened with.
  const shown = useRecordContext();
  const draft = useContext(DraftFormContext);
  // One for all attempts: a save whose answer was lost is sent again with its id.
  const operation = useRef<Operation>({});

  // Stable, because a middleware that is registered again becomes the outermost one.
  useRegisterMutationMiddleware<Mutate>(
    useEvent(async (name: string, params: Parameters<Save>[0], next: Mutate) => {
      const isNew = params.id === undefined;
      const send: Save = async (sent) => {
        // The lost create has published the draft, and keeps its id. One undo takes both back.
        if (isNew && sent.id !== undefined) {
          return dataProvider.update(name, { ...sent, operation: { id: operation.current.id } } as never);
        }
        try {
          return await sendPublication(draft, sent.data, (ofDraft) => {
            const meta = saveMeta || ofDraft ? { meta: { ...saveMeta, ...ofDraft } } : {};
            return next(name, { ...sent, ...meta, operation: operation.current });
          });
        } catch (error) {
          if (conflictIn(error) !== null) {
            if (isNew) onFound?.();
            // The merged save is another request.
            else operation.current.request = undefined;
          }
          throw error;
        }
      };
      const opened = isNew ? undefined : (draft?.draft?.base ?? shown);
      const result = await saveMerged(params, { resource, opened, validate, send, choose, onMerged });
      operation.current = {};
      draft?.onPublished();
      return result;
    }),
  );
  return dialog;
}

interface Question {
  merge: RecordMerge;
  answer: PromiseWithResolvers<Choices>;
}

/** `choose` asks about the conflicts of a save, and rejects with SaveDismissed; `dialog` is rendered inside the form. */
function useConflictDialog(validate: SaveResolverProps['validate']) {
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
