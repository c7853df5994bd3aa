import { TextInput, type TextInputProps } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { textOf } from '../../../contract/values/tolerant.ts';
import { counterText } from './counterText.ts';
import { withScheme } from './withScheme.ts';

interface CountedTextInputProps extends TextInputProps {
  source: string;
  /** characters */
  max: number;
}

/** A text input with a character counter: always if it has several lines, else near the limit. An address gets its scheme. */
export function CountedTextInput({ max, helperText, ...rest }: CountedTextInputProps) {
  const { getValues, setValue } = useFormContext();
  const { source, type } = rest;
  const { length } = textOf(useWatch({ name: source })).trim();
  const counter = counterText(length, max, rest.multiline === true);
  const help = [helperText, counter].filter((text) => typeof text === 'string' && text !== '').join(' ');
  const complete = () => {
    const typed = textOf(getValues(source));
    const address = withScheme(typed);
    if (address !== typed) setValue(source, address, { shouldDirty: true, shouldValidate: true });
  };
  return (
    <TextInput {...rest} helperText={help === '' ? helperText : help} {...(type === 'url' && { onBlur: complete })} />
  );
}
