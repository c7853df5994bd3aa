import { useCallback, useEffect, useRef, useState } from 'react';
import { useDataProvider } from 'react-admin';
import { messages } from '../../../../../contract/calls/messages.ts';
import type { AddedArchivo } from '../../../../../contract/entities/archivo.ts';
import type { PortalDataProvider } from '../../../../../dataProvider/index.ts';
import { failureText } from '../../../../feedback/failureText.ts';
import { answerOr } from '../../../../session/answerOr.ts';

interface State {
  /** the stored file; null until the server has it */
  sent: AddedArchivo | null;
  /** why it has not; '' while it is sent */
  failure: string;
}

const SENDING: State = { sent: null, failure: '' };

/** Sends a file of a text as soon as it is chosen, until its dialog closes. @param file null for one that is stored */
export function useTextFile(file: File | null): State & { retry: () => void } {
  const dataProvider = useDataProvider<PortalDataProvider>();
  const [state, setState] = useState(SENDING);
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
      (sent) => settle({ sent: answerOr(sent, null), failure: '' }),
      (error: unknown) => settle({ sent: null, failure: failureText(error, messages.archivos.addFailed) }),
    );
  }, [dataProvider, file]);
  useEffect(() => {
    send();
    return () => sending.current?.abort();
  }, [send]);
  return { ...state, retry: send };
}
