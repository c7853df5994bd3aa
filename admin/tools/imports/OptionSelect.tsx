import { MenuItem, TextField } from '@mui/material';

export interface Option {
  value: string;
  label: string;
}

interface OptionSelectProps {
  label: string;
  value: string;
  options: readonly Option[];
  /** of the empty value; without it, the value cannot be emptied */
  emptyText?: string | undefined;
  error?: string | undefined;
  disabled?: boolean;
  onChange: (value: string) => void;
}

export function OptionSelect({ label, value, options, emptyText, error, disabled, onChange }: OptionSelectProps) {
  // A value that the list lacks would be shown as empty.
  const isListed = value === '' || options.some((option) => option.value === value);
  return (
    <TextField
      select
      label={label}
      value={value}
      disabled={disabled ?? false}
      error={error !== undefined}
      helperText={error}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
    >
      {emptyText === undefined ? null : <MenuItem value="">{emptyText}</MenuItem>}
      {isListed ? null : <MenuItem value={value}>{value}</MenuItem>}
      {options.map((option) => (
        <MenuItem key={option.value} value={option.value}>
          {option.label}
        </MenuItem>
      ))}
    </TextField>
  );
}
