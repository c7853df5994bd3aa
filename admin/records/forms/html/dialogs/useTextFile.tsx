import { Alert, Button, LinearProgress } from '@mui/material';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useDataProvider } from 'react-admin';
import { messages } from '../../../../../contract/calls/messages.ts';
import type { AddedArchivo } from '../../../../../contract/entities/archivo.ts';
import type { PortalDataProvider } from '../../../../../dataProvider/index.ts';
import { failureText } from '../../../../feedback/failureText.ts';
import { answerOr } from '../../../../session/answerOr.ts';
import { useStores, useStoreValue } from '../../../../session/stores.ts';

interface State {
  /** the stored file; null until the server has it */
  sent: AddedArchivo | null;
  /** why it has not; '' while it is sent */
  failure: string;
}

const SENDING: State = { sent: null, failure: '' };

/**
 * Sends a file of a text as soon as it is chosen, until its dialog closes.
 * @param file null for one that is stored
 * @param onInsert called with the stored file once the user has asked for it
 */
export function useTextFile(file: File | null, onInsert: (sent: AddedArchivo) => void) {
  const dataProvider = useDataProvider<PortalDataProvider>();
  const [{ sent, failure }, setState] = useState(SENDING);
  const [isAsked, setAsked] = useState(false);
  const sending = useRef<AbortController | null>(null);
  const send = useCallback(() => {
    if (file === null) return;
    sending.current = new AbortController();
    const { signal } = sending.current;
    const settle = (next: State) => {
      if (!signal.aborted) setState(next);
    };
    setState(SENDING);
    dataProvider.sendTextFile(file, { signal }).then(
      (stored) => settle({ sent: answerOr(stored, null), failure: '' }),
      (error: unknown) => settle({ sent: null, failure: failureText(error, messages.archivos.addFailed) }),
    );
  }, [dataProvider, file]);
  useEffect(() => {
    send();
    return () => sending.current?.abort();
  }, [send]);

  const insert = useEffectEvent(onInsert);
  useEffect(() => {
    if (isAsked && sent !== null) insert(sent);
  }, [isAsked, sent]);
  const name = file?.name ?? '';
  return {
    sent,
    isWaiting: isAsked && failure === '',
    /** inserts the file as soon as the server has it */
    ask: () => {
      if (failure !== '') send();
      setAsked(true);
    },
    /** what is written after 'Insertar' is asked for again */
    unask: () => setAsked(false),
    progress:
      failure === '' ? (
        <Progress name={name} isSent={sent !== null || file === null} />
      ) : (
        <Alert
          severity="error"
          action={
            <Button color="inherit" size="small" onClick={send}>
              Reintentar
            </Button>
          }
        >
          No se envió «{name}». {failure}
        </Alert>
      ),
  };
}

/** How far a file is on its way. */
function Progress({ name, isSent }: { name: string; isSent: boolean }) {
  const progress = useStoreValue(useStores().uploads.form);
  if (isSent) return null;
  return (
    <LinearProgress
      variant={progress === null ? 'indeterminate' : 'determinate'}
      {...(progress !== null && { value: Math.round(progress * 100) })}
      aria-label={`Enviando ${name}`}
      sx={{ height: 8, borderRadius: 4 }}
    />
  );
}
