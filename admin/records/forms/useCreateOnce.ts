import { useQueryClient } from '@tanstack/react-query';
import { useContext, useState } from 'react';
import {
  type CreateParams,
  type CreateResult,
  type RaRecord,
  useEvent,
  useRegisterMutationMiddleware,
} from 'react-admin';
import { createInSteps } from './createInSteps.ts';
import { DraftFormContext } from './draftForm.ts';
import { recordCalls } from './recordCalls.ts';
import { useOneOperation } from './useOneOperation.ts';

type Create = (resource: string, params: CreateParams) => Promise<CreateResult>;

interface CreateOnceOptions<R> {
  resource: string;
  /** the fields that recognize the record of a create without answer */
  recognizedBy: readonly (keyof R & string)[];
}

/**
 * Creates the record of one form. Called again after a create without answer, it first looks in the list for the record
 * that may have been stored, and updates it instead of creating it twice.
 */
function useCreateOnce<R extends RaRecord<number>>({ resource, recognizedBy }: CreateOnceOptions<R>) {
  const dataProvider = useOneOperation();
  const queryClient = useQueryClient();
  const draft = useContext(DraftFormContext);
  // In state because it must survive renders: it knows which create was not answered.
  const [save] = useState(() =>
    createInSteps<R>(recordCalls(dataProvider, queryClient, { resource, recognizedBy, updateFailed: '', draft })),
  );
  return async (fields: Record<string, unknown>): Promise<R> => {
    const { record, failed } = await save(fields, []);
    const [failure] = failed;
    if (failure !== undefined) throw failure.error;
    return record;
  };
}

/** Rendered inside the form of a CreateBase: its create becomes `useCreateOnce`. */
export function CreateOnce<R extends RaRecord<number>>(options: CreateOnceOptions<R>) {
  const create = useCreateOnce<R>(options);
  // Stable, because a middleware that is registered again becomes the outermost one.
  useRegisterMutationMiddleware<Create>(
    useEvent(async (_resource: string, { data }: CreateParams) => ({ data: await create(data) })),
  );
  return null;
}
