import {
  Box,
  Checkbox,
  FormControlLabel,
  FormHelperText,
  Link,
  Stack,
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
import { Link as RouterLink } from 'react-router-dom';
import type { ImportedRow } from '../../../../contract/entities/import.ts';
import { usePaths } from '../../../addresses/paths.ts';
import { PlainList } from '../../../components/PlainList.tsx';
import { endSentence } from '../../../display/sentence.ts';
import { useShownImport } from '../state/importAccess.ts';
import { isClosed, shortText } from '../state/texts.ts';
import { EditableCell } from './EditableCell.tsx';
import { cellText, rowName } from './rowTexts.ts';
import { useRow } from './useRow.ts';

/** What staff should look at or decide. @param hasCells the wrong cells are shown here, not among all fields */
export function RowNotes({ hasCells }: { hasCells: boolean }) {
  const { row, fields } = useRow();
  const { errores, marcas, falta } = row;
  const errorsOfRow = Object.keys(errores).filter((name) => !fields.some(({ nombre }) => nombre === name));
  const troubled = hasCells ? fields.filter(({ nombre }) => nombre in errores || nombre in marcas) : [];
  const isDoubtful = row.estado === 'posible_duplicado' || row.decision !== '';
  return (
    <Stack spacing={1} sx={{ mt: 0.5 }}>
      {errorsOfRow.map((name) => (
        <FormHelperText key={name} error>
          {errores[name]}
        </FormHelperText>
      ))}
      {falta.length === 0 ? null : (
        <Typography variant="body2">{endSentence(`Se importa como borrador: falta ${falta.join(', ')}`)}</Typography>
      )}
      {troubled.map((field) => (
        <EditableCell key={field.nombre} field={field} />
      ))}
      {isDoubtful ? <DuplicateChoice /> : <ExistingRecord />}
      {row.cambios.length > 0 ? <RowChanges /> : null}
    </Stack>
  );
}

/** The record, or the draft, that the row is or may be, or that it has become; it opens in another tab. */
function ExistingRecord() {
  const { row } = useRow();
  const paths = usePaths();
  const { importacion } = useShownImport();
  if (row.registro === null) return null;
  const { recurso, id, nombre, borrador } = row.registro;
  const known = borrador ? 'Ya hay un borrador: ' : 'Ya existe: ';
  const made = borrador ? 'Borrador: ' : 'Registro: ';
  return (
    <Typography variant="body2">
      {isClosed(importacion.estado) ? made : known}
      <Link
        component={RouterLink}
        to={borrador ? paths[recurso].list : paths[recurso].form(id)}
        target="_blank"
        rel="noopener"
      >
        {nombre || 'Sin nombre'}
      </Link>
    </Typography>
  );
}

/** A row that may mean a record that is there, or another row: both beside each other, and the decision. */
function DuplicateChoice() {
  const { row, isEditable, changeRow } = useRow();
  const { numero, fila, registro, decision } = row;
  const other = fila === null ? 'otra fila' : `la fila ${fila}`;
  return (
    <Box>
      <ExistingRecord />
      <Typography variant="body2" sx={{ mb: 0.5 }}>
        {registro === null ? `Puede ser lo mismo que ${other}.` : null}
        {registro !== null && fila !== null ? `La fila ${fila} también puede ser ese registro.` : null}
      </Typography>
      <Compared />
      <ToggleButtonGroup
        exclusive
        size="small"
        value={decision}
        disabled={!isEditable}
        aria-label={`Decisión de la fila ${numero}: ${rowName(row)}`}
        // The chosen button is pressed again to leave it undecided.
        onChange={(_, chosen: ImportedRow['decision'] | null) => void changeRow({ decision: chosen ?? '' })}
        sx={{ mt: 1, flexWrap: 'wrap' }}
      >
        <ToggleButton value="mismo">Es el mismo</ToggleButton>
        <ToggleButton value="otro">Es otro</ToggleButton>
      </ToggleButtonGroup>
    </Box>
  );
}

/** The filled fields of the row and of the record. An applied import does not have those of the record. */
function Compared() {
  const { row, fields } = useRow();
  const { numero, celdas, celdas_registro } = row;
  if (Object.keys(celdas_registro).length === 0) return null;
  const shown = fields.filter(({ nombre }) => celdas[nombre] || celdas_registro[nombre]);
  if (shown.length === 0) return null;
  return (
    <TableContainer sx={{ maxWidth: 640, border: '1px solid', borderColor: 'divider', borderRadius: 1 }}>
      <Table size="small" aria-label={`La fila ${numero} y lo que ya existe`} sx={{ '& td, & th': { px: 1 } }}>
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
              {[celdas, celdas_registro].map((cells, index) => (
                <TableCell
                  key={index === 0 ? 'row' : 'record'}
                  sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}
                >
                  {shortText(cellText(field, cells[field.nombre]))}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

/** The fields that would change. Empty ones are filled always; another value is taken only if it is checked. */
function RowChanges() {
  const { row, fields, isEditable, changeRow } = useRow();
  const taken = row.cambios.filter(({ llena, tomado }) => !llena && tomado).map(({ campo }) => campo);
  const take = (field: string, isTaken: boolean) => {
    const others = taken.filter((campo) => campo !== field);
    void changeRow({ tomar: isTaken ? [...others, field] : others });
  };
  return (
    <PlainList aria-label={`Cambios de la fila ${row.numero}`}>
      {row.cambios.map(({ campo, antes, despues, llena, tomado }) => {
        const field = fields.find(({ nombre }) => nombre === campo);
        const [before, after] = [antes, despues].map((valor) => `«${shortText(cellText(field, valor))}»`);
        const values = (
          <Typography component="span" variant="body2" sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
            <strong>{field?.etiqueta ?? campo}:</strong> {llena ? `se llena con ${after}` : `${before} → ${after}`}
          </Typography>
        );
        return (
          <li key={campo}>
            {llena ? (
              values
            ) : (
              <FormControlLabel
                disabled={!isEditable}
                control={<Checkbox size="small" checked={tomado} onChange={(_, isTaken) => take(campo, isTaken)} />}
                label={values}
              />
            )}
          </li>
        );
      })}
    </PlainList>
  );
}
