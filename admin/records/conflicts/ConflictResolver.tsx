import { useContext, useRef } from 'react';
import {
  type UpdateParams,
  type UpdateResult,
  useEvent,
  useRecordContext,
  useRegisterMutationMiddleware,
} from 'react-admin';
import type { Operation } from '../../../dataProvider/core/operation.ts';
import type { FormErrors } from '../forms/bySchema.ts';
import { DraftFormContext } from '../forms/draftForm.ts';
import { sendPublication } from '../forms/sendPublication.ts';
import type { Normalizers, Resource } from '../merge/mergeRecords.ts';
import { conflictIn, saveMerged } from './saveMerged.ts';
import { useConflictDialog } from './useConflictDialog.tsx';

type Update = (resource: string, params: UpdateParams) => Promise<UpdateResult>;

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
  const { choose, dialog } = useConflictDialog(resource, validate);
  // Inside a form, the record that the form was opened with.
  const shown = useRecordContext();
  const draft = useContext(DraftFormContext);
  // One for all attempts: a save whose answer was lost is sent again with its id.
  const operation = useRef<Operation>({});

  // Stable, because a middleware that is registered again becomes the outermost one.
  useRegisterMutationMiddleware<Update>(
    useEvent(async (name: string, params: UpdateParams, next: Update) => {
      const result = await saveMerged(params, {
        resource,
        opened: draft?.base ?? shown,
        normalizers,
        validate,
        send: (sent) =>
          sendPublication(draft, sent.data, (ofDraft) => {
            const params = { ...sent, ...metaOf(saveMeta, ofDraft), operation: operation.current };
            return next(name, params);
          }).catch((error: unknown) => {
            // The merged save is another request.
            if (conflictIn(error) !== null) operation.current.request = undefined;
            throw error;
          }),
        choose,
        onMerged,
      });
      operation.current = {};
      draft?.onPublished();
      return result;
    }),
  );
  return dialog;
}
