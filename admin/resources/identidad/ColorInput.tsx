import { Box } from '@mui/material';
import { TextInput } from 'react-admin';
import { useController } from 'react-hook-form';
import { resources } from '../../../i18n/resources.ts';

const HEX = /^#[0-9a-f]{6}$/i;

/** A colour, typed or picked. */
export function ColorInput({ source, help }: { source: 'color_principal' | 'color_acento'; help: string }) {
  const { field } = useController({ name: source });
  const value = String(field.value ?? '');
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
      <Box
        component="input"
        type="color"
        aria-label={`Elegir: ${resources.identidad.fields[source].toLowerCase()}`}
        value={HEX.test(value) ? value : '#000000'}
        onChange={({ target }) => field.onChange(target.value)}
        sx={{
          width: 44,
          height: 44,
          mt: 0.75,
          p: 0.25,
          flex: 'none',
          borderRadius: 1,
          border: '1px solid',
          cursor: 'pointer',
        }}
      />
      <TextInput source={source} helperText={help} />
    </Box>
  );
}
