import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { FIELD } from '../../../addresses/paths.ts';
import { focusField } from './fieldFocus.ts';

/** The field that the address asks for; '' for none. */
export const useFieldInAddress = (): string => new URLSearchParams(useLocation().search).get(FIELD) ?? '';

/** Focuses the field that the address asks for when the form appears. It may be in a panel beside the form. */
export function useRequestedField(): void {
  const field = useFieldInAddress();
  useEffect(() => {
    focusField(document, field);
  }, [field]);
}
