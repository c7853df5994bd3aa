import { Box, Button } from '@mui/material';
import { TextInput } from 'react-admin';
import { useController, useWatch } from 'react-hook-form';
import { proposedColor } from '../../../color/contrast.ts';
import { resources } from '../../../i18n/resources.ts';

const HEX = /^#[0-9a-f]{6}$/i;

const COLORS = ['color_principal', 'color_acento'] as const;
type Color = (typeof COLORS)[number];

/** The nearest colour with enough contrast; null if a colour of the form is none. */
function proposalOf([principal, acento]: readonly unknown[], source: Color): string | null {
  const colors = { color_principal: String(principal), color_acento: String(acento) };
  return Object.values(colors).every((color) => HEX.test(color)) ? proposedColor(colors, source) : null;
}

/** A colour, typed or picked. */
export function ColorInput({ source, help }: { source: Color; help: string }) {
  const { field, fieldState } = useController({ name: source });
  const colors: readonly unknown[] = useWatch({ name: COLORS });
  const value = String(field.value ?? '');
  const proposed = fieldState.invalid ? proposalOf(colors, source) : null;
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
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <TextInput source={source} helperText={help} />
        {proposed === null ? null : (
          <Button size="small" onClick={() => field.onChange(proposed)}>
            Usar {proposed}
          </Button>
        )}
      </Box>
    </Box>
  );
}
