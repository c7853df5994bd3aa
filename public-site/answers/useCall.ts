import { useEffect, useState } from 'react';
import { CallError, call } from '../../contract/call.ts';
import type { EndpointName, InputOf } from '../../contract/endpoints.ts';
import type { Carga } from './carga.ts';
import { HOST } from './host.ts';

/** Without an answer for this long, a visitor is offered to try again (design §4). */
export const ESPERA_MS = 15_000;

// A visitor has no session: without cookies, an API elsewhere may answer everyone (Access-Control-Allow-Origin: *).
const fetchAsVisitor: typeof fetch = (address, init) =>
  fetch(address, HOST === '' ? init : { ...init, credentials: 'omit' });

type Reading<T> = { key: string; attempt: number } & (
  | { estado: 'cargando' | 'lento' }
  | { estado: 'fallo'; causa: 'red' | 'servidor' | 'ausente' }
  | { estado: 'listo'; datos: T }
);

function causeOf(error: unknown): 'red' | 'servidor' | 'ausente' {
  if (!(error instanceof CallError)) return 'servidor';
  if (error.status === 0) return 'red';
  // Section 7 shows refusals with HTTP 200 and success 0; our own server says 404.
  return error.status === 404 || error.status === 200 ? 'ausente' : 'servidor';
}

/**
 * Makes a call of the contract when the component appears and whenever its input changes; aborts it when it leaves.
 * A failure is logged (section 8).
 * @param read turns the answer into what the page shows; declare it outside the component
 */
export function useCall<K extends EndpointName, T>(name: K, input: InputOf<K>, read: (answer: unknown) => T): Carga<T> {
  const [attempt, setAttempt] = useState(0);
  const key = `${name} ${JSON.stringify(input)}`;
  const [reading, setReading] = useState<Reading<T>>({ key, attempt, estado: 'cargando' });

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const settle = (next: Reading<T>) => {
      clearTimeout(timer);
      if (!signal.aborted) setReading(next);
    };
    const timer = setTimeout(() => setReading({ key, attempt, estado: 'lento' }), ESPERA_MS);
    const asked = JSON.parse(key.slice(name.length)) as InputOf<K>;
    call(name, asked, { host: HOST, signal, fetch: fetchAsVisitor })
      .then((answer) => settle({ key, attempt, estado: 'listo', datos: read(answer) }))
      .catch((error: unknown) => {
        if (!signal.aborted) console.error(`${name}:`, error instanceof Error ? error.message : error);
        settle({ key, attempt, estado: 'fallo', causa: causeOf(error) });
      });
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [name, key, attempt, read]);

  const reintentar = () => setAttempt(attempt + 1);
  // Between a change of input and its effect, the last answer belongs to another question.
  if (reading.key !== key || reading.attempt !== attempt) return { estado: 'cargando', reintentar };
  return reading.estado === 'listo' ? reading : { ...reading, reintentar };
}
