import { useEffect } from 'react';
import { useLocation } from 'react-admin';
import { FIELD } from '../paths.ts';
import { focusField } from './fieldFocus.ts';

/** Focuses the field that the address asks for when the form appears. It may be in a panel beside the form. */
export function useRequestedField(): void {
  const { search } = useLocation();
  const field = new URLSearchParams(search).get(FIELD) ?? '';
  useEffect(() => {
    focusField(document, field);
  }, [field]);
}
