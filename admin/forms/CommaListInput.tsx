import { TextInput, type TextInputProps } from 'react-admin';
import { textsOf } from '../../contract/wire/tolerant.ts';

const format = (value: unknown) => (Array.isArray(value) ? value.join(', ') : (value ?? ''));
// What is typed stays as it is, blanks and last comma included: the data provider makes the list of it.
const parse = (value: string) => value;

/** How many items a list holds, while it is still text with commas or once it is a list (section 5). */
export const countItems = (value: unknown): number => textsOf(value).length;

/** A list of texts, written separated by commas (section 3). */
export function CommaListInput(props: Omit<TextInputProps, 'format' | 'parse'>) {
  return <TextInput {...props} format={format} parse={parse} />;
}
