import { TextInput, type TextInputProps } from 'react-admin';
import { textsOf } from '../../contract/wire/tolerant.ts';

const format = (value: unknown) => (Array.isArray(value) ? value.join(', ') : (value ?? ''));
// The form keeps the typed text, trailing comma included. The data provider splits it.
const parse = (value: string) => value;

/** The number of items in a list or in comma-separated text. */
export const countItems = (value: unknown): number => textsOf(value).length;

/** Edits a list of texts as comma-separated text. */
export function CommaListInput(props: Omit<TextInputProps, 'format' | 'parse'>) {
  return <TextInput {...props} format={format} parse={parse} />;
}
