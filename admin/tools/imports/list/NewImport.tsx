import { Box, Button, LinearProgress, Stack, TextField, Typography } from '@mui/material';
import { type ChangeEvent, type DragEvent, useRef, useState } from 'react';
import { useDataProvider } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { messages } from '../../../../contract/calls/messages.ts';
import { IMPORT_MAX_BYTES, IMPORT_ROWS_MAX } from '../../../../contract/values/imports.ts';
import { sizeText } from '../../../../contract/values/sizeText.ts';
import type { PortalDataProvider } from '../../../../dataProvider/index.ts';
import { labels } from '../../../../i18n/labels.ts';
import { importPath, usePaths } from '../../../addresses/paths.ts';
import { Panel } from '../../../components/Panel.tsx';
import { numberText } from '../../../display/countText.ts';
import { failureText } from '../../../feedback/failureText.ts';
import { useToast } from '../../../feedback/useToast.tsx';
import { FileFrame } from '../../../records/forms/inputs/FileFrame.tsx';
import { useStores, useStoreValue } from '../../../session/stores.ts';

const TYPES = ['.csv', '.tsv', '.txt', '.xlsx', '.bib', '.ris', '.json', '.html', '.htm'];
const HELP = `CSV, Excel (XLSX), BibTeX, RIS, JSON de un gestor de referencias o una página de GrupLAC guardada desde el navegador. Hasta ${sizeText(IMPORT_MAX_BYTES)} y ${numberText(IMPORT_ROWS_MAX)} filas. Nada se escribe antes de «Importar».`;
const TOO_LARGE = `El archivo debe ser menor a ${sizeText(IMPORT_MAX_BYTES)}`;
const PASTED = 'Texto pegado.txt';
const { importaciones: texts } = messages;

/** Chooses, drops or pastes what is imported; its page follows. */
export function NewImport() {
  const { addImport } = useDataProvider<PortalDataProvider>();
  const navigate = useNavigate();
  const paths = usePaths();
  const toast = useToast();
  const progress = useStoreValue(useStores().uploads.import);
  const [isSending, setSending] = useState(false);
  const [isOver, setOver] = useState(false);
  const [refused, setRefused] = useState('');
  // Null once the user has left the page.
  const area = useRef<HTMLDivElement>(null);

  const send = async (file: File | undefined) => {
    if (file === undefined || isSending) return;
    if (file.size > IMPORT_MAX_BYTES) {
      setRefused(TOO_LARGE);
      return;
    }
    setRefused('');
    setSending(true);
    try {
      const id = await addImport(file);
      // A call that ends at the login has no id.
      if (id <= 0) return;
      const to = importPath(paths, id);
      // A user who has left the page meanwhile is not taken away from another one.
      if (area.current === null) toast('success', texts.started, { action: { to, text: 'Abrir' }, isWrite: false });
      else navigate(to);
    } catch (error) {
      const failure = failureText(error, texts.startFailed);
      if (area.current === null) toast('error', failure);
      else setRefused(failure);
    } finally {
      setSending(false);
    }
  };
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    void send(target.files?.[0]);
    // The same file can be chosen again after a failure.
    target.value = '';
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void send(event.dataTransfer.files[0]);
  };

  return (
    <Panel title="Nueva importación">
      <Box
        ref={area}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        sx={{
          position: 'relative',
          p: 2,
          border: '2px dashed',
          borderColor: isOver ? 'primary.main' : 'divider',
          borderRadius: 1,
          bgcolor: isOver ? 'action.hover' : undefined,
        }}
      >
        <FileFrame
          source="archivo"
          label="Elija un archivo o suéltelo aquí"
          types={TYPES}
          shown={null}
          chooseText="Elegir archivo"
          button={{ loading: isSending }}
          progress={
            progress === null || !isSending ? null : (
              <LinearProgress
                variant="determinate"
                value={Math.round(progress * 100)}
                aria-label="Enviando el archivo"
                sx={{ mt: 1, height: 8, borderRadius: 4 }}
              />
            )
          }
          help={<span role={refused === '' ? undefined : 'alert'}>{refused || HELP}</span>}
          isInvalid={refused !== ''}
          onChoose={choose}
          onBlur={() => undefined}
        />
      </Box>
      <PastedText
        isSending={isSending}
        onSend={(text) => void send(new File([text], PASTED, { type: 'text/plain' }))}
      />
    </Panel>
  );
}

interface PastedTextProps {
  isSending: boolean;
  onSend: (text: string) => void;
}

function PastedText({ isSending, onSend }: PastedTextProps) {
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  if (!isOpen) {
    return (
      <Button size="small" onClick={() => setOpen(true)} sx={{ mt: 1 }}>
        Pegar un texto
      </Button>
    );
  }
  return (
    <Stack spacing={1} sx={{ mt: 1, alignItems: 'flex-start' }}>
      <TextField
        label={labels.importacion.texto}
        helperText="Filas de una hoja de cálculo, BibTeX, RIS o JSON de un gestor de referencias."
        value={text}
        onChange={({ target }) => setText(target.value)}
        multiline
        minRows={4}
        maxRows={12}
        autoFocus
      />
      {text === '' ? null : <Typography variant="body2">{numberText(text.length)} caracteres</Typography>}
      <Button variant="outlined" loading={isSending} disabled={text.trim() === ''} onClick={() => onSend(text)}>
        Leer el texto
      </Button>
    </Stack>
  );
}
