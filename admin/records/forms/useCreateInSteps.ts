import { useQueryClient } from '@tanstack/react-query';
import { useContext, useState } from 'react';
import { type DataProvider, HttpError, type RaRecord } from 'react-admin';
import { mayBeApplied } from '../../../dataProvider/core/httpError.ts';
import { failureText } from '../../feedback/failureText.ts';
import { createInSteps, type FailedStep, type Step } from './createInSteps.ts';
import { DraftFormContext } from './draftForm.ts';
import { recordCalls } from './recordCalls.ts';
import type { SaveFailure } from './saveFailure.ts';

type Values = Record<string, unknown>;

interface CreateInStepsOptions<R> {
  /** that of the steps too, so that all calls are one operation */
  dataProvider: DataProvider;
  resource: string;
  /** text if the server gave no reason */
  createFailed: string;
  updateFailed: string;
  /** the toast if the record was created but steps failed */
  incomplete: (labels: string) => string;
  /** shows the record in the lists; by default they are requested again */
  refresh?: (record: R) => Promise<unknown>;
}

/** The `onSubmit` of a form that creates a record with several calls, and what failed. */
export function useCreateInSteps<R extends RaRecord<number>>(options: CreateInStepsOptions<R>) {
  const { dataProvider, resource, createFailed, updateFailed, incomplete } = options;
  const queryClient = useQueryClient();
  const draft = useContext(DraftFormContext);
  const { refresh = () => queryClient.invalidateQueries({ queryKey: [resource] }) } = options;
  const [created, setCreated] = useState<R | null>(null);
  const [failed, setFailed] = useState<readonly FailedStep[]>([]);

  // In state because it must survive renders: it knows which calls succeeded.
  const [save] = useState(() => createInSteps<R>(recordCalls(dataProvider, { resource, updateFailed, draft })));

  /** Returns undefined after `onDone`. */
  const submit = async (
    fields: Values,
    steps: readonly Step[],
    onDone: (record: R) => void,
  ): Promise<SaveFailure | undefined> => {
    try {
      const { record, failed: stillFailed } = await save(fields, steps);
      await refresh(record);
      setCreated(record);
      setFailed(stillFailed);
      if (stillFailed.length === 0) return void onDone(record);
      const serverError = incomplete(stillFailed.map(({ label }) => label).join(', '));
      return { errors: { root: { serverError } }, mayBeStored: true };
    } catch (error) {
      const errors = error instanceof HttpError ? error.body?.errors : undefined;
      const root = { serverError: failureText(error, createFailed) };
      return { errors: { ...errors, root }, mayBeStored: mayBeApplied(error) };
    }
  };
  return { submit, created, failed };
}
