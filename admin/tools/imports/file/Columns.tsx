import { Alert, Box, Button, Typography } from '@mui/material';
import { useRef, useState } from 'react';
import { Panel } from '../../../components/Panel.tsx';
import { PlainList } from '../../../components/PlainList.tsx';
import { FieldInput } from '../state/FieldInput.tsx';
import { useShownImport } from '../state/importAccess.ts';
import { shortText } from '../state/texts.ts';

const NOTE = 'Qué campo llena cada columna. Se recuerda para el próximo archivo con los mismos encabezados.';
/** Characters of a sample. */
const SAMPLE_MAX = 40;
const TAKEN = 'Otra columna ya llena este campo';

const isTaken = (fields: readonly string[], index: number): boolean =>
  fields[index] !== '' && fields.some((field, other) => other !== index && field === fields[index]);

/** The fields that the columns of a table fill. */
export function Columns() {
  const { columnas, opciones } = useShownImport().importacion;
  if (columnas.length === 0 || opciones.recurso === '') return null;
  // What was chosen and not sent is about these columns and this kind.
  const key = JSON.stringify([opciones.recurso, ...columnas.map(({ nombre }) => nombre)]);
  return <ColumnFields key={key} />;
}

/** They are sent together, because each change reads the file again. */
function ColumnFields() {
  const { importacion, isEditable, isSending, change } = useShownImport();
  const { estado, columnas, campos, opciones } = importacion;
  // Until a file is read again, its columns are those of before.
  const isReady = isEditable && !isSending && estado !== 'leyendo';
  const [chosen, setChosen] = useState<readonly string[] | null>(null);
  const stored = opciones.columnas;
  const fields = chosen ?? columnas.map((_, index) => stored[index] ?? '');
  const isChanged = fields.some((field, index) => field !== (stored[index] ?? ''));
  const hasConflict = fields.some((_, index) => isTaken(fields, index));
  const ofKind = campos[opciones.recurso] ?? [];
  const options = ofKind.map(({ nombre, etiqueta, obligatorio }) => ({
    valor: nombre,
    etiqueta: obligatorio ? `${etiqueta} *` : etiqueta,
  }));
  // What a form demands and neither a column nor a common value fills.
  const missing = ofKind.filter(
    ({ nombre, obligatorio }) =>
      obligatorio && !fields.includes(nombre) && !opciones.valores[opciones.recurso]?.[nombre],
  );
  const area = useRef<HTMLDivElement>(null);
  const apply = async () => {
    // The button that had the focus is disabled, and then gone.
    area.current?.focus();
    const isSent = await change('setImportOptions', { columnas: [...fields] });
    // What was chosen since the fields were sent is kept.
    if (isSent) setChosen((latest) => (latest === chosen ? null : latest));
  };

  return (
    <Panel title="Columnas" note={NOTE}>
      <Box ref={area} tabIndex={-1}>
        <Box sx={{ maxHeight: 480, overflowY: 'auto' }}>
          <PlainList aria-label="Columnas">
            {columnas.map(({ nombre, muestras }, index) => (
              <Box
                // biome-ignore lint/suspicious/noArrayIndexKey: two columns may have one name; their order is that of the file
                key={index}
                component="li"
                sx={{
                  py: 1,
                  display: 'grid',
                  gap: 1,
                  columnGap: 2,
                  gridTemplateColumns: { md: '1fr 1fr 280px' },
                  overflowWrap: 'anywhere',
                  borderTop: '1px solid',
                  borderColor: 'divider',
                }}
              >
                <strong>{nombre || `Columna ${index + 1}`}</strong>
                <Typography variant="body2" sx={{ color: 'text.secondary', whiteSpace: 'pre-line' }}>
                  {muestras.map((muestra) => shortText(muestra, SAMPLE_MAX)).join('\n')}
                </Typography>
                <FieldInput
                  label={`Campo de «${nombre || `Columna ${index + 1}`}»`}
                  value={fields[index] ?? ''}
                  options={options}
                  emptyText="No se importa"
                  error={isTaken(fields, index) ? TAKEN : undefined}
                  disabled={!isEditable}
                  onChange={(field) => setChosen(fields.map((old, other) => (other === index ? field : old)))}
                />
              </Box>
            ))}
          </PlainList>
        </Box>
        {missing.length === 0 ? null : (
          <Alert severity="info" variant="outlined" sx={{ mt: 2 }}>
            Ninguna columna llena: {missing.map(({ etiqueta }) => etiqueta).join(', ')}.
          </Alert>
        )}
        {isChanged ? (
          <Button variant="contained" disabled={!isReady || hasConflict} onClick={() => void apply()} sx={{ mt: 2 }}>
            Aplicar columnas
          </Button>
        ) : null}
      </Box>
    </Panel>
  );
}
