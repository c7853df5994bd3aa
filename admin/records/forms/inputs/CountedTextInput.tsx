import { Box, FormHelperText, type FormHelperTextProps } from '@mui/material';
import { createContext, useContext } from 'react';
import { TextInput, type TextInputProps, useResourceContext } from 'react-admin';
import { get, useFormContext, useFormState, useWatch } from 'react-hook-form';
import { withScheme } from '../../../../contract/fields/webUrl.ts';
import { partsOf, type ResourceName } from '../../../../contract/resources/resources.ts';
import { textOf } from '../../../../contract/values/tolerant.ts';
import { DuplicateNotes } from '../../duplicates/DuplicateNotes.tsx';

interface CountedTextInputProps extends TextInputProps {
  source: string;
  /** characters */
  max: number;
}

const OverLimitContext = createContext('');

/** An error takes the place of the help and its counter, so it is followed by what is too much. */
function CountedHelperText({ children, ...props }: FormHelperTextProps) {
  const overLimit = useContext(OverLimitContext);
  return (
    <FormHelperText {...props}>
      {children}
      {overLimit === '' ? null : ` ${overLimit}`}
    </FormHelperText>
  );
}

const SLOTS = { formHelperText: CountedHelperText };

/** A text input with a character counter: always if it has several lines, else near the limit. An address gets its scheme. A field that identifies a record says which other has the same. */
export function CountedTextInput({ max, helperText, ...rest }: CountedTextInputProps) {
  const { getValues, setValue } = useFormContext();
  const { source, type, sx } = rest;
  const { length } = textOf(useWatch({ name: source })).trim();
  const counter = counterText(length, max, rest.multiline === true);
  const help = [helperText, counter].filter((text) => typeof text === 'string' && text !== '').join(' ');
  const complete = () => {
    const typed = textOf(getValues(source));
    const address = withScheme(typed);
    if (address !== typed) setValue(source, address, { shouldDirty: true, shouldValidate: true });
  };
  // The state of the context would render the whole form with each change of it.
  const { errors } = useFormState({ name: source });
  const overLimit = get(errors, source) !== undefined && length > max ? passedLimitText(length, max) : '';
  const resource = useResourceContext() ?? '';
  const { identity } = partsOf(resource);
  const input = (
    <OverLimitContext value={overLimit}>
      <TextInput
        {...rest}
        helperText={help === '' ? helperText : help}
        slots={SLOTS}
        {...(type === 'url' && { onBlur: complete })}
      />
    </OverLimitContext>
  );
  if (identity === undefined || !Object.hasOwn(identity.keys, source)) return input;
  return (
    <Box {...(sx !== undefined && { sx })} width="100%">
      {input}
      <DuplicateNotes resource={resource as ResourceName} identity={identity} field={source} />
    </Box>
  );
}

/** The share of the limit from which a short field shows its counter. */
const NEAR = 0.8;

/** The counter of a limited field; '' while the limit is far away, unless `always`. */
export function counterText(length: number, max: number, always: boolean): string {
  return always || length >= max * NEAR ? `${length}/${max} caracteres` : '';
}

const inSpanish = new Intl.NumberFormat('es-CO', { useGrouping: true });

/** What a text that is too long says beside its error: '5.200 de 5.000'. */
const passedLimitText = (length: number, max: number): string =>
  `${inSpanish.format(length)} de ${inSpanish.format(max)}`;
