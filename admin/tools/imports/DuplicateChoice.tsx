import {
  Box,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  ToggleButton,
  ToggleButtonGroup,
  Typography,
} from '@mui/material';
import type { ImportedRow, ImportFieldInfo } from '../../../contract/entities/import.ts';
import { ExistingRecord } from './ExistingRecord.tsx';
import { useShownImport } from './importContext.ts';
import { cellText, rowName, shortText } from './rowTexts.ts';
import { useChangeRow } from './useChangeRows.ts';

interface DuplicateChoiceProps {
  row: ImportedRow;
  fields: readonly ImportFieldInfo[];
}

/** A row that may mean a record that is there, or another row: both beside each other, and the decision. */
export function DuplicateChoice({ row, fields }: DuplicateChoiceProps) {
  const { isEditable } = useShownImport();
  const changeRow = useChangeRow(row.numero);
  const other = row.fila === null ? '' : `la fila ${row.fila}`;
  return (
    <Box>
      <Typography variant="body2" sx={{ mb: 0.5 }}>
        {row.registro === null ? (
          `Puede ser lo mismo que ${other || 'otra fila'}.`
        ) : (
          <ExistingRecord registro={row.registro} />
        )}
      </Typography>
      {row.registro === null || row.fila === null ? null : (
        <Typography
          variant="body2"
          sx={{ mb: 0.5 }}
        >{`La fila ${row.fila} también puede ser ese registro.`}</Typography>
      )}
      {row.registro === null ? null : <Compared row={row} fields={fields} />}
      <ToggleButtonGroup
        exclusive
        size="small"
        value={row.decision}
        disabled={!isEditable}
        aria-label={`Decisión de la fila ${row.numero}: ${rowName(row)}`}
        // The chosen button is pressed again to leave it undecided.
        onChange={(_, decision: ImportedRow['decision'] | null) => void changeRow({ decision: decision ?? '' })}
        sx={{ mt: 1, flexWrap: 'wrap' }}
      >
        <ToggleButton value="mismo">Es el mismo</ToggleButton>
        <ToggleButton value="otro">Es otro</ToggleButton>
      </ToggleButtonGroup>
    </Box>
  );
}

/** The filled fields of the row and of the record. An applied import does not have those of the record. */
function Compared({ row, fields }: DuplicateChoiceProps) {
  if (Object.keys(row.celdas_registro).length === 0) return null;
  const shown = fields.filter(({ nombre }) => row.celdas[nombre] || row.celdas_registro[nombre]);
  if (shown.length === 0) return null;
  return (
    <TableContainer sx={{ maxWidth: 640, border: '1px solid', borderColor: 'divider', borderRadius: 1 }}>
      <Table size="small" aria-label={`La fila ${row.numero} y lo que ya existe`} sx={{ '& td, & th': { px: 1 } }}>
        <TableHead>
          <TableRow>
            <TableCell>Campo</TableCell>
            <TableCell>En el archivo</TableCell>
            <TableCell>Ya existe</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {shown.map((field) => (
            <TableRow key={field.nombre}>
              <TableCell component="th" scope="row" sx={{ overflowWrap: 'normal' }}>
                {field.etiqueta}
              </TableCell>
              <ComparedCell text={cellText(field, row.celdas[field.nombre] ?? '')} />
              <ComparedCell text={cellText(field, row.celdas_registro[field.nombre] ?? '')} />
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

const ComparedCell = ({ text }: { text: string }) => (
  <TableCell sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>{shortText(text)}</TableCell>
);
