import { useContext, useEffect, useState } from 'react';
import { CallError } from '../../contract/call.ts';
import type { EndpointName, InputOf } from '../../contract/endpoints.ts';
import { AnswersContext } from './AnswersContext.ts';
import { ask, keyOfCall } from './ask.ts';
import type { Carga } from './loadState.ts';

/** Milliseconds until a pending call offers a retry. */
export const WAIT_MS = 15_000;

type Reading<T> = { key: string; attempt: number } & (
  | { estado: 'cargando' | 'lento' }
  | { estado: 'fallo'; causa: 'red' | 'servidor' | 'ausente' }
  | { estado: 'listo'; datos: T }
);

function causeOf(error: unknown): 'red' | 'servidor' | 'ausente' {
  if (!(error instanceof CallError)) return 'servidor';
  if (error.status === 0) return 'red';
  // Compatible servers refuse with HTTP 200 and success 0; ours answers 404.
  return error.status === 404 || error.status === 200 ? 'ausente' : 'servidor';
}

/**
 * Makes a call on mount and whenever its input changes; aborts it on unmount. Uses an embedded or prefetched answer first.
 * Logs failures.
 * @param read parses the answer; declare it outside the component
 */
export function useCall<K extends EndpointName, T>(name: K, input: InputOf<K>, read: (answer: unknown) => T): Carga<T> {
  const atHand = useContext(AnswersContext);
  const [attempt, setAttempt] = useState(0);
  const key = keyOfCall(name, input);
  const [reading, setReading] = useState<Reading<T>>(() => {
    const arrived = atHand?.arrived(key);
    return arrived === undefined
      ? { key, attempt, estado: 'cargando' }
      : { key, attempt, estado: 'listo', datos: read(arrived) };
  });

  useEffect(() => {
    if (atHand?.spendArrived(key)) return;
    let left = false;
    const settle = (next: Reading<T>) => {
      clearTimeout(timer);
      if (!left) setReading(next);
    };
    const timer = setTimeout(() => setReading({ key, attempt, estado: 'lento' }), WAIT_MS);
    const asked = atHand?.take(key) ?? ask(name, JSON.parse(key.slice(name.length)) as InputOf<K>);
    asked.answer
      .then((answer) => settle({ key, attempt, estado: 'listo', datos: read(answer) }))
      .catch((error: unknown) => {
        if (!left) console.error(`${name}:`, error instanceof Error ? error.message : error);
        settle({ key, attempt, estado: 'fallo', causa: causeOf(error) });
      });
    return () => {
      left = true;
      clearTimeout(timer);
      asked.abort();
    };
  }, [atHand, name, key, attempt, read]);

  const reintentar = () => setAttempt(attempt + 1);
  // Until the effect runs, the state still belongs to the previous input.
  if (reading.key !== key || reading.attempt !== attempt) return { estado: 'cargando', reintentar };
  return reading.estado === 'listo' ? reading : { ...reading, reintentar };
}
