import ExpandIcon from '@mui/icons-material/ExpandMore';
import { Box, Checkbox, Chip, type ChipProps, IconButton, Typography } from '@mui/material';
import { useId, useState } from 'react';
import type { ImportedRow, RowState } from '../../../../contract/entities/import.ts';
import { ROW_STATE_LABELS } from '../../../../contract/values/labels.ts';
import { EditableCell } from './EditableCell.tsx';
import { RowNotes } from './RowNotes.tsx';
import { isOptional, rowName, rowSummary } from './rowTexts.ts';
import { RowContext, useRow, useRowAccess } from './useRow.ts';

const COLORS: Readonly<Record<RowState, ChipProps['color']>> = {
  nuevo: 'success',
  cambia: 'primary',
  posible_duplicado: 'warning',
  igual: 'default',
  no_se_puede: 'error',
};

/** A row: what becomes of it, what is wrong at which cell, and, expanded, all of its fields. */
export function RowItem({ row: stored }: { row: ImportedRow }) {
  const access = useRowAccess(stored);
  const { row, fields, isEditable, changeRow } = access;
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <RowContext value={access}>
      <Box
        component="li"
        sx={{
          py: 1,
          display: 'grid',
          gridTemplateColumns: 'auto minmax(0, 1fr) auto',
          columnGap: 1,
          alignItems: 'start',
          overflowWrap: 'anywhere',
          borderTop: '1px solid',
          borderColor: 'divider',
        }}
      >
        <Checkbox
          checked={row.incluida}
          disabled={!isEditable || !isOptional(row)}
          onChange={(_, incluida) => void changeRow({ incluida })}
          slotProps={{ input: { 'aria-label': `Incluir la fila ${row.numero}: ${rowName(row)}` } }}
        />
        <div>
          <Typography variant="body2" component="div">
            Fila {row.numero}{' '}
            <Chip size="small" label={ROW_STATE_LABELS[row.estado]} color={COLORS[row.estado]} variant="outlined" />
          </Typography>
          <Typography sx={{ fontWeight: 600 }}>{rowName(row)}</Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {rowSummary(row, fields)}
          </Typography>
        </div>
        <IconButton
          size="small"
          aria-label={`Todos los campos de la fila ${row.numero}`}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          <ExpandIcon sx={{ transform: isOpen ? 'rotate(180deg)' : 'none' }} />
        </IconButton>
        {/* Always there: the button names it. */}
        <Box id={id} sx={{ gridColumn: { xs: '1 / -1', md: 2 } }}>
          <RowNotes hasCells={!isOpen} />
          {isOpen ? <AllFields /> : null}
        </Box>
      </Box>
    </RowContext>
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
