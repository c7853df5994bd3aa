import ExpandIcon from '@mui/icons-material/ExpandMore';
import { Box, Checkbox, Chip, type ChipProps, IconButton, Stack, TableCell, TableRow, Typography } from '@mui/material';
import { useId, useState } from 'react';
import type { RowState } from '../../../../contract/entities/import.ts';
import { ROW_STATE_LABELS } from '../../../../contract/values/labels.ts';
import { EditableCell } from './EditableCell.tsx';
import { RowNotes } from './RowNotes.tsx';
import { hasNotes, isOptional, rowName, rowSummary } from './rowTexts.ts';
import { useRow } from './useRow.ts';

const COLORS: Readonly<Record<RowState, ChipProps['color']>> = {
  nuevo: 'success',
  cambia: 'primary',
  posible_duplicado: 'warning',
  igual: 'default',
  no_se_puede: 'error',
};

/**
 * A row: what becomes of it, what is wrong at which cell, and, expanded, all of its fields.
 * @param isNarrow number and state stand above the name
 */
export function RowLine({ isNarrow }: { isNarrow: boolean }) {
  const { row, fields, isEditable, changeRow } = useRow();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const summary = rowSummary(row, fields);
  const hasMore = isOpen || hasNotes(row);
  const first = { borderBottom: hasMore ? 0 : undefined, verticalAlign: 'top' } as const;
  const edge = { ...first, px: { xs: 0.5, md: 1 } };
  const state = (
    <Chip
      size="small"
      label={ROW_STATE_LABELS[row.estado]}
      color={COLORS[row.estado] ?? 'default'}
      variant="outlined"
    />
  );
  return (
    <>
      <TableRow>
        <TableCell sx={edge}>
          <Checkbox
            checked={row.incluida}
            disabled={!isEditable || !isOptional(row)}
            onChange={(_, incluida) => void changeRow(() => ({ incluida }))}
            slotProps={{ input: { 'aria-label': `Incluir la fila ${row.numero}: ${rowName(row)}` } }}
          />
        </TableCell>
        {isNarrow ? null : <TableCell sx={first}>{row.numero}</TableCell>}
        <TableCell sx={{ ...first, px: { xs: 1, md: 2 }, overflowWrap: 'anywhere' }}>
          {isNarrow ? (
            <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
              <Typography variant="body2">Fila {row.numero}</Typography>
              {state}
            </Stack>
          ) : null}
          <Typography sx={{ fontWeight: 600 }}>{rowName(row)}</Typography>
          {summary === '' ? null : (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {summary}
            </Typography>
          )}
        </TableCell>
        {isNarrow ? null : <TableCell sx={first}>{state}</TableCell>}
        <TableCell sx={edge}>
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
            <RowNotes hasCells={!isOpen} />
            {isOpen ? <AllFields /> : null}
          </TableCell>
        ) : null}
      </TableRow>
    </>
  );
}

function AllFields() {
  const { row, fields } = useRow();
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
          <EditableCell key={field.nombre} field={field} />
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
