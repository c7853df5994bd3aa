import { Alert, type AlertColor, Box, Button, Checkbox, FormControlLabel, Typography } from '@mui/material';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { displayValue } from '../../../display/displayValue.ts';
import { fieldLabel } from '../../../display/fieldLabel.ts';
import type { CitaReading, CitedField } from './readCita.ts';

interface CitaResultProps {
  reading: CitaReading;
  filled: readonly string[];
  /** fields of the form that have another value */
  different: readonly CitedField[];
  onReplace: (fields: readonly CitedField[]) => void;
}

const labelOf = (field: string) => fieldLabel('productos', field);
const shown = (field: CitedField, value: unknown) => displayValue('productos', field, value).replaceAll('\n', '; ');

/** What was filled, what was not understood, and which values the user may replace. */
export function CitaResult({ reading, filled, different, onReplace }: CitaResultProps) {
  const { rejected, unused } = reading;
  return (
    <Box sx={{ mt: 1, display: 'grid', gap: 1, overflowWrap: 'anywhere' }}>
      <Alert severity={filled.length > 0 ? 'success' : 'info'} variant="outlined">
        {filled.length > 0 ? `Se completó: ${filled.join(', ')}.` : 'La cita no completó ningún campo vacío.'}
      </Alert>
      <Remarks severity="warning" title="No se entendió:">
        {[
          ...rejected.map(({ field, value, message }) => `${labelOf(field)} «${shown(field, value)}»: ${message}`),
          ...unused.map((tag) => `${tag}: ningún campo del producto lo guarda`),
        ]}
      </Remarks>
      <Remarks severity="info" title="Revise:">
        {Object.entries(reading.remarks).map(([field, remark]) => `${labelOf(field)}: ${remark}`)}
      </Remarks>
      {different.length === 0 ? null : <Replacements reading={reading} different={different} onReplace={onReplace} />}
    </Box>
  );
}

interface RemarksProps {
  severity: AlertColor;
  title: string;
  children: readonly string[];
}

function Remarks({ severity, title, children }: RemarksProps) {
  if (children.length === 0) return null;
  return (
    <Alert severity={severity} variant="outlined">
      {title}
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {children.map((remark) => (
          <li key={remark}>{remark}</li>
        ))}
      </Box>
    </Alert>
  );
}

function Replacements({ reading, different, onReplace }: Omit<CitaResultProps, 'filled'>) {
  const current: Readonly<Record<string, unknown>> = useWatch();
  const [chosen, setChosen] = useState<readonly CitedField[]>([]);
  const toggle = (field: CitedField) =>
    setChosen(chosen.includes(field) ? chosen.filter((other) => other !== field) : [...chosen, field]);
  return (
    <Box role="group" aria-label="Campos que ya tienen otro valor">
      <Typography variant="body2">Estos campos ya tienen otro valor. Marque los que desea reemplazar.</Typography>
      {different.map((field) => (
        <FormControlLabel
          key={field}
          control={<Checkbox size="small" checked={chosen.includes(field)} onChange={() => toggle(field)} />}
          disableTypography
          sx={{ display: 'flex', alignItems: 'flex-start', my: 0.5, mr: 0 }}
          label={
            <Box sx={{ minWidth: 0, pt: 0.75 }}>
              <Typography variant="body2" component="span" sx={{ fontWeight: 650 }}>
                {labelOf(field)}
              </Typography>
              <Typography variant="body2">Ahora: {shown(field, current[field])}</Typography>
              <Typography variant="body2">En la cita: {shown(field, reading.fields[field])}</Typography>
            </Box>
          }
        />
      ))}
      <Button
        variant="outlined"
        size="small"
        disabled={chosen.length === 0}
        onClick={() => {
          onReplace(chosen);
          setChosen([]);
        }}
      >
        Reemplazar los marcados
      </Button>
    </Box>
  );
}
