import { useContext, useEffect, useRef, useState } from 'react';
import {
  type UpdateParams,
  type UpdateResult,
  useEvent,
  useRecordContext,
  useRegisterMutationMiddleware,
} from 'react-admin';
import { useFormState } from 'react-hook-form';
import { hasChanges } from '../../../contract/values/changedFields.ts';
import type { Operation } from '../../../dataProvider/core/operation.ts';
import type { FormErrors } from '../forms/bySchema.ts';
import { DraftFormContext } from '../forms/draftForm.ts';
import { sendPublication } from '../forms/sendPublication.ts';
import type { Choices, Normalizers, RecordMerge, Resource } from '../merge/mergeRecords.ts';
import { ConflictDialog } from './ConflictDialog.tsx';
import { SaveDismissed, type SavedPart, saveMerged } from './saveMerged.ts';
import { useStoredPart } from './useStoredPart.ts';

type Update = (resource: string, params: UpdateParams) => Promise<UpdateResult>;

interface Question {
  merge: RecordMerge;
  answer: PromiseWithResolvers<Choices>;
}

interface ConflictResolverProps {
  resource: Resource;
  normalizers: Normalizers;
  saveMeta: Readonly<Record<string, unknown>> | undefined;
  validate: (values: Record<string, unknown>) => FormErrors;
  onMerged: (fields: string[]) => void;
}

type Meta = Readonly<Record<string, unknown>> | undefined;

const metaOf = (own: Meta, ofDraft: Meta): { meta?: object } =>
  own || ofDraft ? { meta: { ...own, ...ofDraft } } : {};

/** Rendered inside a form: merges stale saves, within the form's own mutation. */
export function ConflictResolver({ resource, normalizers, saveMeta, validate, onMerged }: ConflictResolverProps) {
  const [question, setQuestion] = useState<Question | null>(null);
  const { isSubmitting } = useFormState();
  const anchor = useRef<HTMLSpanElement>(null);
  const wasAsked = useRef(false);
  // Inside a form, the record that the form was opened with.
  const shown = useRecordContext();
  const draft = useContext(DraftFormContext);
  const opened = draft?.base ?? shown;
  // One for all attempts: a save whose answer was lost is sent again with its ids.
  const operation = useRef<Operation>({});
  const part = useRef<(SavedPart & { opened: typeof opened }) | null>(null);

  const choose = async (merge: RecordMerge) => {
    const answer = Promise.withResolvers<Choices>();
    wasAsked.current = true;
    setQuestion({ merge, answer });
    return answer.promise.finally(() => setQuestion(null));
  };
  // Stable, because a middleware that is registered again becomes the outermost one.
  useRegisterMutationMiddleware<Update>(
    useEvent(async (name: string, params: UpdateParams, next: Update) => {
      const before = part.current;
      // A record that the form has loaded since is newer.
      const isSameForm = before !== null && !hasChanges(before.opened ?? {}, opened ?? {});
      const result = await saveMerged(params, {
        resource,
        opened,
        part: isSameForm ? before : null,
        normalizers,
        validate,
        send: (sent) =>
          sendPublication(draft, sent.data, (ofDraft) => {
            const params = { ...sent, ...metaOf(saveMeta, ofDraft), operation: operation.current };
            return next(name, params);
          }),
        choose,
        onMerged,
        onPart: (saved) => {
          part.current = { opened, ...saved };
        },
      });
      operation.current = {};
      part.current = null;
      draft?.onPublished();
      return result;
    }),
  );

  useStoredPart(() => part.current?.stored ?? null);

  // Rejects a pending question when the form is unmounted.
  useEffect(() => () => question?.answer.reject(new SaveDismissed()), [question]);

  // The submit button lost the focus when it was disabled.
  useEffect(() => {
    if (isSubmitting || !wasAsked.current) return;
    wasAsked.current = false;
    anchor.current?.closest('form')?.querySelector<HTMLElement>('[type=submit]')?.focus();
  }, [isSubmitting]);

  return (
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
}
