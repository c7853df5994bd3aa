import { MenuItem, TextField } from '@mui/material';

export interface OrderChoice {
  id: string;
  name: string;
}

interface OrderSelectProps {
  value: string;
  choices: readonly OrderChoice[];
  onChange: (id: string) => void;
}

export const BY_LAST_CHANGE = 'Última modificación';

/** 'Ordenar por' above a list. */
export function OrderSelect({ value, choices, onChange }: OrderSelectProps) {
  return (
    <TextField
      select
      size="small"
      label="Ordenar por"
      value={value}
      onChange={(event) => onChange(event.target.value)}
      sx={{ width: 220, m: 0 }}
    >
      {choices.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}
