import { useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { fieldsOfTipo, TYPED_FIELDS, type TypedField } from '../../../../contract/bibliography/typedFields.ts';
import { textOf } from '../../../../contract/values/tolerant.ts';
import { isFilled } from '../../../display/displayValue.ts';

/** The fields that the chosen type needs, and those that had a value while the form was open. */
export function useShownFields(): TypedField[] {
  const tipo = textOf(useWatch({ name: 'tipo' }));
  const values: readonly unknown[] = useWatch({ name: [...TYPED_FIELDS] });
  const hadValue = useRef(new Set<TypedField>());
  TYPED_FIELDS.forEach((field, index) => {
    if (isFilled(values[index])) hadValue.current.add(field);
  });
  return [...new Set([...fieldsOfTipo(tipo), ...TYPED_FIELDS.filter((field) => hadValue.current.has(field))])];
}
