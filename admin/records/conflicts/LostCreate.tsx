import { useContext, useRef } from 'react';
import {
  type CreateParams,
  type CreateResult,
  type UpdateParams,
  useDataProvider,
  useEvent,
  useRegisterMutationMiddleware,
} from 'react-admin';
import type { Operation } from '../../../dataProvider/core/operation.ts';
import type { FormErrors } from '../forms/bySchema.ts';
import { DraftFormContext } from '../forms/draftForm.ts';
import { sendPublication } from '../forms/sendPublication.ts';
import type { Normalizers, Resource } from '../merge/mergeRecords.ts';
import { conflictIn, saveMerged } from './saveMerged.ts';
import { useConflictDialog } from './useConflictDialog.tsx';

type Create = (resource: string, params: CreateParams) => Promise<CreateResult>;

interface LostCreateProps {
  resource: Resource;
  normalizers: Normalizers;
  validate: (values: Record<string, unknown>) => FormErrors;
  onMerged: (fields: string[]) => void;
  /** called if the record was stored before by a save whose answer was lost */
  onFound: () => void;
}

/**
 * Rendered inside the form of a new record: its create keeps its id until it is answered, so that the record is stored once. If it was
 * stored although its answer was lost, what the form has now is merged into it.
 */
export function LostCreate({ resource, normalizers, validate, onMerged, onFound }: LostCreateProps) {
  const { choose, dialog } = useConflictDialog(resource, validate);
  const dataProvider = useDataProvider();
  const draft = useContext(DraftFormContext);
  const operation = useRef<Operation>({});

  // Stable, because a middleware that is registered again becomes the outermost one.
  useRegisterMutationMiddleware<Create>(
    useEvent(async (name: string, params: CreateParams, next: Create) => {
      const create = () =>
        sendPublication(draft, params.data, (meta) =>
          next(name, { ...params, ...(meta && { meta }), operation: operation.current } as CreateParams),
        );
      const merge = (error: unknown) => {
        const conflict = conflictIn(error);
        if (conflict === null) throw error;
        onFound();
        const { actual } = conflict;
        return saveMerged(
          { id: actual.id, data: params.data, previousData: actual },
          {
            resource,
            conflict,
            normalizers,
            validate,
            // The lost save has published the draft. One undo takes both back.
            send: (sent) => {
              const { id } = operation.current;
              return dataProvider.update(name, { ...sent, operation: { id } } as UpdateParams);
            },
            choose,
            onMerged,
          },
        );
      };
      const result = await create().catch(merge);
      operation.current = {};
      draft?.onPublished();
      return result;
    }),
  );
  return dialog;
}
