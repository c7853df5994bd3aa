import { Box, Button, FormHelperText, MenuItem, Stack, TextField, Typography } from '@mui/material';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import type { ImportedRow, ImportFieldInfo } from '../../../contract/entities/import.ts';
import { useShownImport } from './importContext.ts';
import { cellText, shortText } from './rowTexts.ts';
import { useChangeRow } from './useChangeRows.ts';
import { useWholeText } from './useWholeText.ts';

interface EditableCellProps {
  row: ImportedRow;
  field: ImportFieldInfo;
}

/** A cell with its label, what is wrong with it, and a button that opens its input. */
export function EditableCell({ row, field }: EditableCellProps) {
  const { isEditable } = useShownImport();
  const { nombre, etiqueta } = field;
  /** whole, also where the row has only the beginning: a correction must not store a shortened text */
  const [opened, setOpened] = useState<string | null>(null);
  const wholeText = useWholeText(row);
  const button = useRef<HTMLButtonElement>(null);
  const [hadFocus, setHadFocus] = useState(false);
  const noteId = useId();
  const value = row.celdas[nombre] ?? '';
  const error = row.errores[nombre] ?? '';
  const mark = row.marcas[nombre] ?? '';
  // The input that had the focus is gone.
  useEffect(() => {
    if (hadFocus && opened === null) button.current?.focus();
  }, [hadFocus, opened]);
  const close = () => {
    setHadFocus(true);
    setOpened(null);
  };
  const open = () => {
    if (row.recortadas.includes(nombre)) void wholeText(nombre).then(setOpened);
    else setOpened(value);
  };

  return (
    <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      {opened === null ? (
        <>
          <Typography variant="body2" component="span" sx={{ display: 'block', color: 'text.secondary' }}>
            {etiqueta}
          </Typography>
          {isEditable ? (
            <Button
              ref={button}
              color="inherit"
              aria-label={`Corregir ${etiqueta} de la fila ${row.numero}: ${shortText(cellText(field, value)) || 'vacío'}`}
              aria-describedby={error === '' && mark === '' ? undefined : noteId}
              onClick={open}
              sx={{
                minHeight: 32,
                ml: -1,
                px: 1,
                py: 0.25,
                justifyContent: 'flex-start',
                textAlign: 'start',
                fontWeight: 400,
                border: '1px dashed',
                borderColor: error === '' ? 'divider' : 'error.main',
                overflowWrap: 'anywhere',
              }}
            >
              <CellValue text={cellText(field, value)} />
            </Button>
          ) : (
            <CellValue text={cellText(field, value)} />
          )}
        </>
      ) : (
        <CellInput row={row} field={field} stored={opened} onClose={close} />
      )}
      <Box id={noteId}>
        {error === '' ? null : <FormHelperText error>{error}</FormHelperText>}
        {mark === '' ? null : <FormHelperText>{mark}</FormHelperText>}
      </Box>
    </Box>
  );
}

function CellValue({ text }: { text: string }) {
  if (text === '') return <Typography sx={{ color: 'text.secondary', fontStyle: 'italic' }}>Vacío</Typography>;
  return (
    <Typography component="span" sx={{ whiteSpace: 'pre-line' }}>
      {shortText(text)}
    </Typography>
  );
}

interface CellInputProps extends EditableCellProps {
  /** the whole text of the cell */
  stored: string;
  onClose: () => void;
}

/** Enter saves, Escape leaves; in a text of several lines, Shift and Enter begin a line. */
function CellInput({ row, field: { nombre, etiqueta, multilinea, opciones }, stored, onClose }: CellInputProps) {
  const [value, setValue] = useState(stored);
  const [isPending, setPending] = useState(false);
  const changeRow = useChangeRow(row.numero);
  const save = async (next = value) => {
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
    if (event.key === 'Enter' && !event.shiftKey && opciones.length === 0) {
      event.preventDefault();
      void save();
    }
  };
  const isChoice = opciones.length > 0;
  const isListed = value === '' || opciones.some(({ valor }) => valor === value);
  return (
    <Box>
      <TextField
        label={etiqueta}
        value={value}
        onChange={({ target }) => {
          setValue(target.value);
          if (isChoice) void save(target.value);
        }}
        onKeyDown={press}
        autoFocus
        disabled={isPending}
        select={isChoice}
        multiline={multilinea && !isChoice}
        maxRows={8}
        helperText={multilinea && !isChoice ? 'Mayús + Intro: otra línea. Intro: guardar.' : undefined}
        slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
      >
        {isChoice
          ? [
              <MenuItem key="" value="">
                Vacío
              </MenuItem>,
            ]
          : null}
        {isListed || !isChoice ? null : <MenuItem value={value}>{value}</MenuItem>}
        {opciones.map(({ valor, etiqueta: label }) => (
          <MenuItem key={valor} value={valor}>
            {label}
          </MenuItem>
        ))}
      </TextField>
      <Stack direction="row" spacing={1}>
        <Button size="small" variant="contained" loading={isPending} onClick={() => void save()}>
          Guardar
        </Button>
        <Button size="small" onClick={onClose}>
          Cancelar
        </Button>
      </Stack>
    </Box>
  );
}
