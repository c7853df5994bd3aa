import { Box, Button, Stack, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { ImportFieldInfo } from '../../../contract/entities/import.ts';
import { IMPORTED_RESOURCES, type ImportedResource } from '../../../contract/resources/resources.ts';
import type { PortalDataProvider } from '../../../dataProvider/index.ts';
import { Panel } from '../../components/Panel.tsx';
import { resourceLabelOfMany } from '../../display/fieldLabel.ts';
import { useShownImport } from './importContext.ts';
import { OptionSelect } from './OptionSelect.tsx';

type Values = Readonly<Record<string, string>>;

/** What was typed since some values were sent. */
const withoutSent = (typed: Values, sent: Values): Values =>
  Object.fromEntries(Object.entries(typed).filter(([field, value]) => sent[field] !== value));

/** The kinds that the import has. */
function kindsOf({ recursos, opciones }: { recursos: readonly ImportedResource[]; opciones: { recurso: string } }) {
  return IMPORTED_RESOURCES.filter((kind) => recursos.includes(kind) || opciones.recurso === kind);
}

/** Values of fields that a file lacks, set once for all rows of a kind. */
export function CommonValues() {
  const { importacion } = useShownImport();
  const kinds = kindsOf(importacion).filter((kind) => importacion.campos[kind]?.some(({ comun }) => comun));
  if (kinds.length === 0) return null;
  return (
    <Panel
      title="Valores comunes"
      note="Para lo que el formulario pide y el archivo no trae: valen en las filas que no tienen el suyo."
    >
      <Stack spacing={2}>
        {kinds.map((kind) => (
          <KindValues
            key={kind}
            kind={kind}
            title={kinds.length > 1 ? resourceLabelOfMany(kind) : ''}
            fields={(importacion.campos[kind] ?? []).filter(({ comun }) => comun)}
          />
        ))}
      </Stack>
    </Panel>
  );
}

interface KindValuesProps {
  kind: ImportedResource;
  /** '' if the import has only one kind */
  title: string;
  fields: readonly ImportFieldInfo[];
}

function KindValues({ kind, title, fields }: KindValuesProps) {
  const { importacion, isEditable, change } = useShownImport();
  const { setImportOptions } = useDataProvider<PortalDataProvider>();
  const stored: Values = importacion.opciones.valores[kind] ?? {};
  const [typed, setTyped] = useState<Values>({});
  const valueIn = (field: string) => typed[field] ?? stored[field] ?? '';
  const isChanged = fields.some(({ nombre }) => valueIn(nombre) !== (stored[nombre] ?? ''));
  const apply = async () => {
    // The server replaces the values of all kinds: a change before this one may still be on its way.
    const isSent = await change((seen, latest = importacion) => {
      const { valores } = latest.opciones;
      return setImportOptions(seen, { valores: { ...valores, [kind]: { ...valores[kind], ...typed } } });
    });
    if (isSent) setTyped((now) => withoutSent(now, typed));
  };
  return (
    <Box
      component="form"
      noValidate
      aria-label={`Valores comunes: ${resourceLabelOfMany(kind)}`}
      onSubmit={(event) => {
        event.preventDefault();
        void apply();
      }}
    >
      {title === '' ? null : <Typography variant="h3">{title}</Typography>}
      <Box
        sx={{
          display: 'grid',
          columnGap: 2,
          gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', lg: 'repeat(4, 1fr)' },
        }}
      >
        {fields.map((field) => (
          <CommonValue
            key={field.nombre}
            field={field}
            value={valueIn(field.nombre)}
            disabled={!isEditable}
            onChange={(value) => setTyped((before) => ({ ...before, [field.nombre]: value }))}
          />
        ))}
      </Box>
      {isChanged ? (
        <Button type="submit" variant="contained" disabled={!isEditable} sx={{ mt: 1 }}>
          Aplicar valores
        </Button>
      ) : null}
    </Box>
  );
}

interface CommonValueProps {
  field: ImportFieldInfo;
  value: string;
  disabled: boolean;
  onChange: (value: string) => void;
}

function CommonValue({ field: { etiqueta, opciones }, value, disabled, onChange }: CommonValueProps) {
  if (opciones.length > 0) {
    return (
      <OptionSelect
        label={etiqueta}
        value={value}
        options={opciones.map((one) => ({ value: one.valor, label: one.etiqueta }))}
        emptyText="Ninguno"
        disabled={disabled}
        onChange={onChange}
      />
    );
  }
  return (
    <TextField
      label={etiqueta}
      value={value}
      disabled={disabled}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
}
