import { createContext, type ReactNode, useContext } from 'react';
import type { EditedResource } from '../../../contract/resources/resources.ts';
import type { FormRules } from '../forms/frame/RuleForm.tsx';

/** What RecordForm gives to the page, dialog or panel inside it. */
interface RecordFormState {
  resource: EditedResource;
  /** shown if the record cannot be loaded; undefined if the form leads away then */
  loadFailed: string | undefined;
  /** of its RuleForm */
  form: FormRules & { resolver: ReactNode };
}

export const RecordFormContext = createContext<RecordFormState | null>(null);

export function useRecordForm(): RecordFormState {
  const state = useContext(RecordFormContext);
  if (state === null) throw new Error('Outside of a RecordForm');
  return state;
}
