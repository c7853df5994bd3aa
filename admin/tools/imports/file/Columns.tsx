import {
  Alert,
  Box,
  Button,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { useRef, useState } from 'react';
import { HttpError } from 'react-admin';
import { messages } from '../../../../contract/calls/messages.ts';
import type { ImportDetail } from '../../../../contract/entities/import.ts';
import { Panel } from '../../../components/Panel.tsx';
import { useLostFocus } from '../../../components/useLostFocus.ts';
import { FieldInput } from '../state/FieldInput.tsx';
import { useShownImport } from '../state/importAccess.ts';
import { shortText } from '../state/texts.ts';

const NOTE = 'Qué campo llena cada columna. Se recuerda para el próximo archivo con los mismos encabezados.';
/** Characters of a sample. */
const SAMPLE_MAX = 40;
const TAKEN = 'Otra columna ya llena este campo';

const isTaken = (fields: readonly string[], index: number): boolean =>
  fields[index] !== '' && fields.some((field, other) => other !== index && field === fields[index]);

/** Tells a table that was read and its kind from others. */
const tableKey = ({ formato, codificacion, separador, hoja, recurso }: ImportDetail['opciones']): string =>
  JSON.stringify([formato, codificacion, separador, hoja, recurso]);

/** The fields that the columns of a table fill. */
export function Columns() {
  const { columnas, opciones } = useShownImport().importacion;
  if (columnas.length === 0 || opciones.recurso === '') return null;
  // What was chosen and not sent is about one table and kind.
  return <ColumnFields key={tableKey(opciones)} />;
}

/** They are sent together, because each change compares all rows again. */
function ColumnFields() {
  const { importacion, isEditable, change } = useShownImport();
  const { columnas, campos, opciones } = importacion;
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
  useLostFocus(area, isChanged);
  // What was chosen since the fields were sent is kept.
  const reset = () => setChosen((latest) => (latest === chosen ? null : latest));
  const apply = async () => {
    const isSent = await change('setImportOptions', (latest = importacion) => {
      // The file was read again after the fields were applied: a conflict like those that the server finds.
      if (tableKey(latest.opciones) !== tableKey(opciones)) throw new HttpError(messages.importaciones.otherTable, 409);
      return { columnas: [...fields] };
    });
    if (isSent) reset();
  };

  return (
    <Panel title="Columnas" note={NOTE}>
      <Box ref={area} tabIndex={-1}>
        <TableContainer sx={{ maxHeight: 480 }}>
          <Table size="small" stickyHeader aria-label="Columnas" sx={{ minWidth: 520 }}>
            <TableHead>
              <TableRow>
                <TableCell>Columna</TableCell>
                <TableCell>Muestras</TableCell>
                <TableCell sx={{ width: 280 }}>Campo</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {columnas.map(({ nombre, muestras }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two columns may have one name; their order is that of the file
                <TableRow key={index}>
                  <TableCell sx={{ overflowWrap: 'anywhere', fontWeight: 600 }}>
                    {nombre || `Columna ${index + 1}`}
                  </TableCell>
                  <TableCell sx={{ color: 'text.secondary', overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
                    {muestras.map((muestra) => shortText(muestra, SAMPLE_MAX)).join('\n')}
                  </TableCell>
                  <TableCell>
                    <FieldInput
                      label={`Campo de «${nombre || `Columna ${index + 1}`}»`}
                      value={fields[index] ?? ''}
                      options={options}
                      emptyText="No se importa"
                      error={isTaken(fields, index) ? TAKEN : undefined}
                      disabled={!isEditable}
                      onChange={(field) => setChosen(fields.map((old, other) => (other === index ? field : old)))}
                    />
                  </TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </TableContainer>
        {missing.length === 0 ? null : (
          <Alert severity="info" variant="outlined" sx={{ mt: 2 }}>
            Ninguna columna llena: {missing.map(({ etiqueta }) => etiqueta).join(', ')}.
          </Alert>
        )}
        {isChanged ? (
          <Stack direction="row" useFlexGap spacing={1} sx={{ mt: 2, flexWrap: 'wrap', alignItems: 'center' }}>
            <Button variant="contained" disabled={!isEditable || hasConflict} onClick={() => void apply()}>
              Aplicar columnas
            </Button>
            <Button onClick={reset}>Dejar como estaban</Button>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              Hay cambios sin aplicar.
            </Typography>
          </Stack>
        ) : null}
      </Box>
    </Panel>
  );
}
