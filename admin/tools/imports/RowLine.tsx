import ExpandIcon from '@mui/icons-material/ExpandMore';
import {
  Box,
  Checkbox,
  Chip,
  type ChipProps,
  FormHelperText,
  IconButton,
  Stack,
  TableCell,
  TableRow,
  Typography,
} from '@mui/material';
import { useId, useState } from 'react';
import type { ImportedRow, ImportFieldInfo, RowState } from '../../../contract/entities/import.ts';
import { DuplicateChoice } from './DuplicateChoice.tsx';
import { EditableCell } from './EditableCell.tsx';
import { ExistingRecord } from './ExistingRecord.tsx';
import { useShownImport } from './importContext.ts';
import { RowChanges } from './RowChanges.tsx';
import { draftText, hasNotes, isOptional, rowErrors, rowName, rowSummary, troubledFields } from './rowTexts.ts';
import { ROW_STATE_LABELS } from './texts.ts';
import { useChangeRow } from './useChangeRows.ts';

const COLORS: Readonly<Record<RowState, ChipProps['color']>> = {
  nuevo: 'success',
  cambia: 'primary',
  posible_duplicado: 'warning',
  igual: 'default',
  no_se_puede: 'error',
};

const NO_FIELDS: readonly ImportFieldInfo[] = [];

interface RowLineProps {
  row: ImportedRow;
  /** number and state stand above the name */
  isNarrow: boolean;
}

/** A row: what becomes of it, what is wrong at which cell, and, expanded, all of its fields. */
export function RowLine({ row, isNarrow }: RowLineProps) {
  const { importacion } = useShownImport();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const fields = importacion.campos[row.recurso] ?? NO_FIELDS;
  const summary = rowSummary(row, fields);
  const hasMore = isOpen || hasNotes(row);
  const first = { borderBottom: hasMore ? 0 : undefined, verticalAlign: 'top' } as const;
  return (
    <>
      <TableRow>
        <TableCell sx={{ ...first, px: { xs: 0.5, md: 1 } }}>
          <IncludedBox row={row} />
        </TableCell>
        {isNarrow ? null : <TableCell sx={first}>{row.numero}</TableCell>}
        <TableCell sx={{ ...first, px: { xs: 1, md: 2 }, overflowWrap: 'anywhere' }}>
          {isNarrow ? (
            <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
              <Typography variant="body2">Fila {row.numero}</Typography>
              <StateBadge estado={row.estado} />
            </Stack>
          ) : null}
          <Typography sx={{ fontWeight: 600 }}>{rowName(row)}</Typography>
          {summary === '' ? null : (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {summary}
            </Typography>
          )}
        </TableCell>
        {isNarrow ? null : (
          <TableCell sx={first}>
            <StateBadge estado={row.estado} />
          </TableCell>
        )}
        <TableCell sx={{ ...first, px: { xs: 0.5, md: 1 } }}>
          <IconButton
            size="small"
            aria-label={`Todos los campos de la fila ${row.numero}`}
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
          >
            <ExpandIcon sx={{ transform: isOpen ? 'rotate(180deg)' : 'none' }} />
          </IconButton>
        </TableCell>
      </TableRow>
      {/* Always there: the button names it. */}
      <TableRow id={id} hidden={!hasMore}>
        {hasMore ? (
          <TableCell colSpan={isNarrow ? 3 : 5} sx={{ pt: 0, px: { xs: 1, md: 2 }, pl: { md: 11 } }}>
            <RowNotes row={row} fields={fields} hasCells={!isOpen} />
            {isOpen ? <AllFields row={row} fields={fields} /> : null}
          </TableCell>
        ) : null}
      </TableRow>
    </>
  );
}

const StateBadge = ({ estado }: Pick<ImportedRow, 'estado'>) => (
  <Chip size="small" label={ROW_STATE_LABELS[estado]} color={COLORS[estado] ?? 'default'} variant="outlined" />
);

function IncludedBox({ row }: { row: ImportedRow }) {
  const { isEditable } = useShownImport();
  const changeRow = useChangeRow(row.numero);
  return (
    <Checkbox
      checked={row.incluida}
      disabled={!isEditable || !isOptional(row)}
      onChange={(_, incluida) => void changeRow({ incluida })}
      slotProps={{ input: { 'aria-label': `Incluir la fila ${row.numero}: ${rowName(row)}` } }}
    />
  );
}

interface FieldsProps {
  row: ImportedRow;
  fields: readonly ImportFieldInfo[];
}

/** What staff should look at or decide. @param hasCells the wrong cells are shown here, not among all fields */
function RowNotes({ row, fields, hasCells }: FieldsProps & { hasCells: boolean }) {
  const troubled = hasCells ? troubledFields(row, fields) : [];
  const errors = rowErrors(row, fields);
  const draft = draftText(row);
  return (
    <Stack spacing={1}>
      {errors.map((error) => (
        <FormHelperText key={error} error>
          {error}
        </FormHelperText>
      ))}
      {draft === '' ? null : <Typography variant="body2">{draft}</Typography>}
      {troubled.map((field) => (
        <EditableCell key={field.nombre} row={row} field={field} />
      ))}
      {row.estado === 'posible_duplicado' || row.decision !== '' ? (
        <DuplicateChoice row={row} fields={fields} />
      ) : (
        row.registro && (
          <Typography variant="body2">
            <ExistingRecord registro={row.registro} />
          </Typography>
        )
      )}
      {row.cambios.length > 0 ? <RowChanges row={row} fields={fields} /> : null}
    </Stack>
  );
}

function AllFields({ row, fields }: FieldsProps) {
  return (
    <Box sx={{ mt: 1 }}>
      <Box
        role="group"
        aria-label={`Campos de la fila ${row.numero}`}
        sx={{
          display: 'grid',
          gap: 1.5,
          columnGap: 3,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))',
        }}
      >
        {fields.map((field) => (
          <EditableCell key={field.nombre} row={row} field={field} />
        ))}
      </Box>
      {row.origen === '' ? null : (
        <Typography variant="body2" sx={{ mt: 2, color: 'text.secondary', whiteSpace: 'pre-line' }}>
          En el archivo: {row.origen}
        </Typography>
      )}
    </Box>
  );
}
