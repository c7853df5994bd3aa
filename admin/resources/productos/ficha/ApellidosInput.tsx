import { Autocomplete, TextField } from '@mui/material';
import { useState } from 'react';
import { InputHelperText, useGetList, useInput } from 'react-admin';
import { fullNameOf } from '../../../../contract/values/fullName.ts';
import { textOf } from '../../../../contract/values/tolerant.ts';
import type { Integrante } from '../../../../dataProvider/resources/integrantes.ts';
import { labels } from '../../../../i18n/labels.ts';
import { ALL_INTEGRANTES, matchIntegrantes } from './matchIntegrantes.ts';

interface ApellidosInputProps {
  source: string;
  /** members that are not offered */
  linked: readonly number[];
  onFocus: () => void;
  onPick: (integrante: Integrante) => void;
}

/** The surnames of a person. It offers the members of the group whose names match. */
export function ApellidosInput({ source, linked, onFocus, onPick }: ApellidosInputProps) {
  const { field, fieldState, id } = useInput({ source });
  const [wasFocused, setFocused] = useState(false);
  const { data: integrantes = [] } = useGetList<Integrante>('integrantes', ALL_INTEGRANTES, { enabled: wasFocused });
  const text = textOf(field.value);
  return (
    <Autocomplete<Integrante, false, true, true>
      freeSolo
      disableClearable
      id={id}
      // The text is the field's value; a member is picked, not kept.
      value={null as unknown as Integrante}
      inputValue={text}
      options={matchIntegrantes(integrantes, text, linked)}
      filterOptions={(options) => options}
      getOptionLabel={(option) => (typeof option === 'string' ? option : fullNameOf(option))}
      getOptionKey={(option) => (typeof option === 'string' ? option : option.id)}
      onInputChange={(_, typed, reason) => {
        if (reason === 'input') field.onChange(typed);
      }}
      onChange={(_, picked) => {
        if (typeof picked === 'object' && picked !== null) onPick(picked);
      }}
      renderInput={(params) => (
        <TextField
          {...params}
          name={field.name}
          label={labels.persona.apellidos}
          required
          onFocus={() => {
            setFocused(true);
            onFocus();
          }}
          onBlur={field.onBlur}
          error={fieldState.invalid}
          helperText={
            <InputHelperText
              error={fieldState.error?.message}
              helperText="Al escribir se ofrecen los integrantes del grupo."
            />
          }
        />
      )}
    />
  );
}
