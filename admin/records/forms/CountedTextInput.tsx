import { TextInput, type TextInputProps } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { textOf } from '../../../contract/values/tolerant.ts';
import { counterText } from './counterText.ts';

interface CountedTextInputProps extends TextInputProps {
  source: string;
  /** characters */
  max: number;
}

/** A text input with a character counter: always if it has several lines, else near the limit. */
export function CountedTextInput({ max, helperText, ...rest }: CountedTextInputProps) {
  const { length } = textOf(useWatch({ name: rest.source })).trim();
  const counter = counterText(length, max, rest.multiline === true);
  const help = [helperText, counter].filter((text) => typeof text === 'string' && text !== '').join(' ');
  return <TextInput {...rest} helperText={help === '' ? helperText : help} />;
}
