import { Alert, Box, FormControlLabel, Switch, Typography } from '@mui/material';
import { useGetList } from 'react-admin';
import type { ImportDetail } from '../../../../contract/entities/import.ts';
import { IMPORTED_RESOURCES } from '../../../../contract/resources/resources.ts';
import { CODIFICACIONES, FORMATOS, SEPARADORES } from '../../../../contract/values/imports.ts';
import type { ImportChanges } from '../../../../dataProvider/methods/imports.ts';
import type { ImportRow } from '../../../../dataProvider/resources/imports.ts';
import { labels } from '../../../../i18n/labels.ts';
import { Panel } from '../../../components/Panel.tsx';
import { resourceLabelOfMany } from '../../../display/fieldLabel.ts';
import { FieldInput } from '../state/FieldInput.tsx';
import { useShownImport } from '../state/importAccess.ts';
import { ENCODING_LABELS, FORMAT_LABELS, isTable, SEPARATOR_LABELS } from '../state/texts.ts';
import { IMPORT_ROWS } from '../state/useImport.ts';

const optionsOf = <T extends string>(values: readonly T[], labelOf: (value: T) => string) =>
  values.map((valor) => ({ valor, etiqueta: labelOf(valor) }));

const FORMATS = optionsOf(FORMATOS, (value) => FORMAT_LABELS[value]);
const ENCODINGS = optionsOf(CODIFICACIONES, (value) => ENCODING_LABELS[value]);
const SEPARATORS = optionsOf(SEPARADORES, (value) => SEPARATOR_LABELS[value]);
const KINDS = optionsOf(IMPORTED_RESOURCES, resourceLabelOfMany);

/** What was recognised in the file; each guess can be corrected, which reads it again. */
export function FileOptions() {
  const { importacion, isEditable, change } = useShownImport();
  const sample = useTextSample(importacion);
  const { opciones, hojas, avisos } = importacion;
  const { formato } = opciones;
  const set = (options: ImportChanges<'setImportOptions'>) => void change('setImportOptions', options);
  const choice = (name: 'formato' | 'codificacion' | 'separador' | 'hoja' | 'recurso') => ({
    label: labels.importacion[name],
    value: opciones[name],
    disabled: !isEditable,
    onChange: (value: string) => set({ [name]: value }),
  });
  const toggle = (name: 'aparte' | 'borradores' | 'vinculos_vacios') => (
    <FormControlLabel
      label={labels.importacion[name]}
      disabled={!isEditable}
      control={<Switch checked={opciones[name]} onChange={(_, isOn) => set({ [name]: isOn })} />}
    />
  );

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
        <FieldInput options={FORMATS} {...choice('formato')} />
        {formato === 'xlsx' ? null : <FieldInput options={ENCODINGS} {...choice('codificacion')} />}
        {formato === 'csv' ? <FieldInput options={SEPARATORS} {...choice('separador')} /> : null}
        {formato === 'xlsx' && hojas.length > 0 ? (
          <FieldInput options={optionsOf(hojas, String)} {...choice('hoja')} />
        ) : null}
        {isTable(importacion) ? (
          <FieldInput
            options={KINDS}
            error={opciones.recurso === '' ? 'Elija qué son las filas' : undefined}
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
        {formato === 'gruplac' ? toggle('aparte') : null}
        {toggle('borradores')}
        {toggle('vinculos_vacios')}
      </Box>
    </Panel>
  );
}

const SAMPLE_MAX = 120;
const BEYOND_ASCII = /[^\p{ASCII}]/u;

/** The text that tells most about the encoding, of the columns of a table, else of the first rows: one with an accent, else the first. */
function useTextSample({ id, columnas }: ImportDetail): string {
  const { data = [] } = useGetList<ImportRow>(IMPORT_ROWS, { filter: { importacion: id } });
  const ofColumns = columnas.flatMap(({ nombre, muestras }) => [nombre, ...muestras]);
  const ofRows = data.flatMap(({ celdas }) => Object.values(celdas));
  const texts = (ofColumns.length > 0 ? ofColumns : ofRows).map((text) => text.trim()).filter(Boolean);
  return (texts.find((text) => BEYOND_ASCII.test(text)) ?? texts[0] ?? '').slice(0, SAMPLE_MAX);
}
