import { useQueryClient } from '@tanstack/react-query';
import { useContext, useState } from 'react';
import {
  type CreateParams,
  type CreateResult,
  type DataProvider,
  HttpError,
  type RaRecord,
  useEvent,
  useRegisterMutationMiddleware,
} from 'react-admin';
import type { RecordKind } from '../../../contract/resources/resources.ts';
import { createInSteps, type Step } from './createInSteps.ts';
import { DraftFormContext } from './draftForm.ts';
import { recordCalls } from './recordCalls.ts';
import { useOneOperation } from './useOneOperation.ts';

type Create = (resource: string, params: CreateParams) => Promise<CreateResult>;

type Values = Readonly<Record<string, unknown>>;

interface CreateOnceOptions {
  resource: RecordKind;
  /** the fields of the record's own call, and the steps that follow it */
  split?: (dataProvider: DataProvider, resource: RecordKind, values: Values) => { fields: Values; steps: Step[] };
  /** the text for a record that was created without its steps @param reason of the server, or '' */
  incomplete?: (reason: string) => string;
}

/** Creates the record of one form at most once, also if it is called again after a create without answer. */
function useCreateOnce<R extends RaRecord<number>>({
  resource,
  split = (_dataProvider, _resource, fields) => ({ fields, steps: [] }),
  incomplete = (reason) => reason,
}: CreateOnceOptions) {
  const dataProvider = useOneOperation();
  const queryClient = useQueryClient();
  const draft = useContext(DraftFormContext);
  // In state because it must survive renders: it knows which create was not answered.
  const [save] = useState(() => createInSteps<R>(recordCalls(dataProvider, { resource, updateFailed: '', draft })));
  return async (values: Values): Promise<R> => {
    const { fields, steps } = split(dataProvider, resource, values);
    const { record, failed } = await save(fields, steps);
    const [failure] = failed;
    if (failure === undefined) return record;
    const { error, label } = failure;
    if (!(error instanceof HttpError)) throw error;
    const isStep = steps.some((step) => step.label === label);
    // The record is in the lists although the form stays open.
    if (isStep) await queryClient.invalidateQueries({ queryKey: [resource] });
    const text = isStep ? incomplete(error.message) : error.message;
    throw new HttpError(text, error.status, { ...error.body, isApplied: true });
  };
}

/** Rendered inside the form of a CreateBase: its create becomes `useCreateOnce`. */
export function CreateOnce<R extends RaRecord<number>>(options: CreateOnceOptions) {
  const create = useCreateOnce<R>(options);
  // Stable, because a middleware that is registered again becomes the outermost one.
  useRegisterMutationMiddleware<Create>(
    useEvent(async (_resource: string, { data }: CreateParams) => ({ data: await create(data) })),
  );
  return null;
}
