import { Alert, Box, FormControlLabel, Switch, Typography } from '@mui/material';
import { useDataProvider } from 'react-admin';
import { IMPORTED_RESOURCES } from '../../../contract/resources/resources.ts';
import { CODIFICACIONES, FORMATOS, SEPARADORES } from '../../../contract/values/imports.ts';
import type { PortalDataProvider } from '../../../dataProvider/index.ts';
import type { ImportOptionChanges } from '../../../dataProvider/methods/imports.ts';
import { labels } from '../../../i18n/labels.ts';
import { Panel } from '../../components/Panel.tsx';
import { resourceLabelOfMany } from '../../display/fieldLabel.ts';
import { useShownImport } from './importContext.ts';
import { type Option, OptionSelect } from './OptionSelect.tsx';
import { ENCODING_LABELS, FORMAT_LABELS, isTable, SEPARATOR_LABELS } from './texts.ts';
import { useTextSample } from './useTextSample.ts';

const optionsOf = <T extends string>(values: readonly T[], labelOf: (value: T) => string): Option[] =>
  values.map((value) => ({ value, label: labelOf(value) }));

const FORMATS = optionsOf(FORMATOS, (value) => FORMAT_LABELS[value]);
const ENCODINGS = optionsOf(CODIFICACIONES, (value) => ENCODING_LABELS[value]);
const SEPARATORS = optionsOf(SEPARADORES, (value) => SEPARATOR_LABELS[value]);
const KINDS = optionsOf(IMPORTED_RESOURCES, resourceLabelOfMany);

/** What was recognised in the file; each guess can be corrected, which reads it again. */
export function FileOptions() {
  const { importacion, isEditable, change } = useShownImport();
  const { setImportOptions } = useDataProvider<PortalDataProvider>();
  const sample = useTextSample(importacion);
  const { opciones, hojas, avisos } = importacion;
  const { formato } = opciones;
  const set = (options: ImportOptionChanges) => void change((seen) => setImportOptions(seen, options));
  const choice = <K extends 'formato' | 'codificacion' | 'separador' | 'hoja' | 'recurso'>(name: K) => ({
    label: labels.importacion[name],
    value: opciones[name],
    disabled: !isEditable,
    onChange: (value: string) => set({ [name]: value } as ImportOptionChanges),
  });

  return (
    <Panel title="Lo que se leyó">
      <Box
        sx={{
          display: 'grid',
          gap: 1,
          columnGap: 2,
          gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', lg: 'repeat(4, 1fr)' },
        }}
      >
        <OptionSelect options={FORMATS} {...choice('formato')} />
        {formato === 'xlsx' ? null : <OptionSelect options={ENCODINGS} {...choice('codificacion')} />}
        {formato === 'csv' ? <OptionSelect options={SEPARATORS} {...choice('separador')} /> : null}
        {formato === 'xlsx' && hojas.length > 0 ? (
          <OptionSelect options={optionsOf(hojas, String)} {...choice('hoja')} />
        ) : null}
        {isTable(importacion) ? (
          <OptionSelect
            options={KINDS}
            {...(opciones.recurso === '' && { error: 'Elija qué son las filas' })}
            {...choice('recurso')}
          />
        ) : null}
      </Box>
      {sample === '' || formato === 'xlsx' ? null : (
        <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary', overflowWrap: 'anywhere' }}>
          Muestra: «{sample}». Si las tildes se ven mal, cambie la codificación.
        </Typography>
      )}
      {avisos.length === 0 ? null : (
        <Alert severity="warning" variant="outlined" sx={{ mt: 2 }}>
          <Box component="ul" aria-label="Avisos" sx={{ m: 0, pl: 2.5, overflowWrap: 'anywhere' }}>
            {avisos.map((aviso) => (
              <li key={aviso}>{aviso}</li>
            ))}
          </Box>
        </Alert>
      )}
      <Box sx={{ mt: 1, display: 'grid' }}>
        {formato === 'gruplac' ? (
          <Toggle
            label={labels.importacion.aparte}
            checked={opciones.aparte}
            disabled={!isEditable}
            onChange={(aparte) => set({ aparte })}
          />
        ) : null}
        <Toggle
          label={labels.importacion.borradores}
          checked={opciones.borradores}
          disabled={!isEditable}
          onChange={(borradores) => set({ borradores })}
        />
        <Toggle
          label={labels.importacion.vinculos_vacios}
          checked={opciones.vinculos_vacios}
          disabled={!isEditable}
          onChange={(vinculos_vacios) => set({ vinculos_vacios })}
        />
      </Box>
    </Panel>
  );
}

interface ToggleProps {
  label: string;
  checked: boolean;
  disabled: boolean;
  onChange: (checked: boolean) => void;
}

function Toggle({ label, checked, disabled, onChange }: ToggleProps) {
  return (
    <FormControlLabel
      label={label}
      disabled={disabled}
      control={<Switch checked={checked} onChange={(_, next) => onChange(next)} />}
    />
  );
}
