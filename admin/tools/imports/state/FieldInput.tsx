import { MenuItem, TextField, type TextFieldProps } from '@mui/material';
import type { ImportFieldInfo } from '../../../../contract/entities/import.ts';

interface FieldInputProps
  extends Pick<TextFieldProps, 'autoFocus' | 'disabled' | 'helperText' | 'maxRows' | 'multiline' | 'onKeyDown'> {
  label: string;
  value: string;
  /** of a select; empty for a text */
  options: ImportFieldInfo['opciones'];
  /** of the empty value; without it, a choice cannot be emptied */
  emptyText?: string;
  /** in place of the helper text */
  error?: string | undefined;
  /** not disabled: it keeps the focus */
  readOnly?: boolean;
  onChange: (value: string) => void;
}

/** A field of a record or an option of the file: a select where there are options, else a text. */
export function FieldInput({
  value,
  options,
  emptyText,
  helperText,
  error,
  readOnly = false,
  onChange,
  ...field
}: FieldInputProps) {
  // A value that the list lacks would be shown as empty.
  const isListed = value === '' || options.some(({ valor }) => valor === value);
  return (
    <TextField
      {...field}
      select={options.length > 0}
      value={value}
      error={error !== undefined}
      helperText={error ?? helperText}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{ input: { readOnly }, inputLabel: { shrink: true }, select: { displayEmpty: true } }}
    >
      {emptyText === undefined ? null : <MenuItem value="">{emptyText}</MenuItem>}
      {isListed ? null : <MenuItem value={value}>{value}</MenuItem>}
      {options.map(({ valor, etiqueta }) => (
        <MenuItem key={valor} value={valor}>
          {etiqueta}
        </MenuItem>
      ))}
    </TextField>
  );
}
