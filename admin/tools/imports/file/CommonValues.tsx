import { Box, Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import type { ImportFieldInfo } from '../../../../contract/entities/import.ts';
import { IMPORTED_RESOURCES, type ImportedResource } from '../../../../contract/resources/resources.ts';
import { Panel } from '../../../components/Panel.tsx';
import { resourceLabelOfMany } from '../../../display/fieldLabel.ts';
import { FieldInput } from '../state/FieldInput.tsx';
import { useShownImport } from '../state/importAccess.ts';

type Values = Readonly<Record<string, string>>;

/** Values of fields that a file lacks, set once for all rows of a kind. */
export function CommonValues() {
  const { recursos, opciones, campos } = useShownImport().importacion;
  const kinds = IMPORTED_RESOURCES.filter((kind) => recursos.includes(kind) || opciones.recurso === kind)
    .map((kind) => ({ kind, fields: (campos[kind] ?? []).filter(({ comun }) => comun) }))
    .filter(({ fields }) => fields.length > 0);
  if (kinds.length === 0) return null;
  return (
    <Panel
      title="Valores comunes"
      note="Para lo que el formulario pide y el archivo no trae: valen en las filas que no tienen el suyo."
    >
      <Stack spacing={2}>
        {kinds.map(({ kind, fields }) => (
          <KindValues key={kind} kind={kind} fields={fields} hasTitle={kinds.length > 1} />
        ))}
      </Stack>
    </Panel>
  );
}

interface KindValuesProps {
  kind: ImportedResource;
  fields: readonly ImportFieldInfo[];
  /** the import has several kinds */
  hasTitle: boolean;
}

function KindValues({ kind, fields, hasTitle }: KindValuesProps) {
  const { importacion, isEditable, isSending, change } = useShownImport();
  const stored: Values = importacion.opciones.valores[kind] ?? {};
  const [typed, setTyped] = useState<Values>({});
  const valueIn = (field: string) => typed[field] ?? stored[field] ?? '';
  const isChanged = fields.some(({ nombre }) => valueIn(nombre) !== (stored[nombre] ?? ''));
  const apply = async () => {
    // The server replaces the values of all kinds.
    const { valores } = importacion.opciones;
    const isSent = await change('setImportOptions', {
      valores: { ...valores, [kind]: { ...valores[kind], ...typed } },
    });
    // What was typed since the values were sent is kept.
    if (isSent) setTyped((latest) => (latest === typed ? {} : latest));
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
      {hasTitle ? <Typography variant="h3">{resourceLabelOfMany(kind)}</Typography> : null}
      <Box
        sx={{
          display: 'grid',
          columnGap: 2,
          gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', lg: 'repeat(4, 1fr)' },
        }}
      >
        {fields.map(({ nombre, etiqueta, opciones }) => (
          <FieldInput
            key={nombre}
            label={etiqueta}
            value={valueIn(nombre)}
            options={opciones}
            emptyText="Ninguno"
            disabled={!isEditable}
            onChange={(value) => setTyped((before) => ({ ...before, [nombre]: value }))}
          />
        ))}
      </Box>
      {isChanged ? (
        <Button type="submit" variant="contained" disabled={!isEditable || isSending} sx={{ mt: 1 }}>
          Aplicar valores
        </Button>
      ) : null}
    </Box>
  );
}
