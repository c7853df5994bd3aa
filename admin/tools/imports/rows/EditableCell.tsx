import { Box, Button, FormHelperText, Stack, Typography } from '@mui/material';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { useDataProvider } from 'react-admin';
import { flushSync } from 'react-dom';
import { messages } from '../../../../contract/calls/messages.ts';
import type { ImportFieldInfo } from '../../../../contract/entities/import.ts';
import type { PortalDataProvider } from '../../../../dataProvider/index.ts';
import { useSend } from '../../../feedback/useSend.ts';
import { FieldInput } from '../state/FieldInput.tsx';
import { useShownImport } from '../state/importAccess.ts';
import { shortText } from '../state/texts.ts';
import { cellText } from './rowTexts.ts';
import { useRow } from './useRow.ts';

/** A cell with its label, what is wrong with it, and a button that opens its input. */
export function EditableCell({ field }: { field: ImportFieldInfo }) {
  const { nombre, etiqueta } = field;
  const { importacion } = useShownImport();
  const { row, isEditable } = useRow();
  const { getImportRow } = useDataProvider<PortalDataProvider>();
  const { send } = useSend();
  /** whole, also where the row has only the beginning: a correction must not store a shortened text */
  const [opened, setOpened] = useState<string | null>(null);
  const area = useRef<HTMLDivElement>(null);
  const noteId = useId();
  const filled = shortText(cellText(field, row.celdas[nombre]));
  const text = filled || 'Vacío';
  const look = { whiteSpace: 'pre-line', fontStyle: filled === '' ? 'italic' : 'normal' } as const;
  const error = row.errores[nombre] ?? '';
  const mark = row.marcas[nombre] ?? '';
  const open = async () => {
    const whole = row.recortadas.includes(nombre) ? await getImportRow(importacion.id, row.numero) : row;
    if (whole !== null) setOpened(whole.celdas[nombre] ?? '');
  };
  const close = () => {
    flushSync(() => setOpened(null));
    // What had the focus is gone. While 'Guardar' was disabled, the list or the page took the focus.
    const cell = area.current;
    if (cell !== null && document.activeElement?.contains(cell)) cell.querySelector('button')?.focus();
  };

  return (
    <Box ref={area} sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      {opened === null ? (
        <>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {etiqueta}
          </Typography>
          {isEditable ? (
            <Button
              color="inherit"
              aria-label={`Corregir ${etiqueta} de la fila ${row.numero}: ${text}`}
              aria-describedby={noteId}
              onClick={() => void send(open, messages.importaciones.loadFailed)}
              sx={{
                ...look,
                minHeight: 32,
                ml: -1,
                px: 1,
                py: 0.25,
                justifyContent: 'flex-start',
                textAlign: 'start',
                fontWeight: 400,
                border: '1px dashed',
                borderColor: error === '' ? 'divider' : 'error.main',
              }}
            >
              {text}
            </Button>
          ) : (
            <Typography sx={look}>{text}</Typography>
          )}
        </>
      ) : (
        <CellInput field={field} stored={opened} onClose={close} />
      )}
      <Box id={noteId}>
        {error === '' ? null : <FormHelperText error>{error}</FormHelperText>}
        {mark === '' ? null : <FormHelperText>{mark}</FormHelperText>}
      </Box>
    </Box>
  );
}

interface CellInputProps {
  field: ImportFieldInfo;
  /** the whole text of the cell */
  stored: string;
  onClose: () => void;
}

/** Enter saves, Escape leaves; in a text of several lines, Shift and Enter begin a line. */
function CellInput({ field: { nombre, etiqueta, multilinea, opciones }, stored, onClose }: CellInputProps) {
  const { changeRow } = useRow();
  const [value, setValue] = useState(stored);
  const [isPending, setPending] = useState(false);
  const isChoice = opciones.length > 0;
  const isLong = multilinea && !isChoice;
  const save = async (next: string) => {
    if (isPending) return;
    if (next === stored) {
      onClose();
      return;
    }
    setPending(true);
    const isSaved = await changeRow({ celdas: { [nombre]: next } });
    setPending(false);
    if (isSaved) onClose();
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.stopPropagation();
      onClose();
    }
    // An open list of choices takes the key itself.
    if (event.key === 'Enter' && !event.shiftKey && !isChoice) {
      event.preventDefault();
      void save(value);
    }
  };
  return (
    <Box>
      <FieldInput
        label={etiqueta}
        value={value}
        options={opciones}
        emptyText="Vacío"
        onChange={(next) => {
          setValue(next);
          if (isChoice) void save(next);
        }}
        onKeyDown={press}
        autoFocus
        readOnly={isPending}
        multiline={isLong}
        maxRows={8}
        helperText={isLong ? 'Mayús + Intro: otra línea. Intro: guardar.' : undefined}
      />
      <Stack direction="row" spacing={1}>
        <Button size="small" variant="contained" loading={isPending} onClick={() => void save(value)}>
          Guardar
        </Button>
        <Button size="small" onClick={onClose}>
          Cancelar
        </Button>
      </Stack>
    </Box>
  );
}
