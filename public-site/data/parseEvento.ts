import type { PublicEvento } from '../../contract/entities/evento.ts';
import { recordIn } from '../../contract/values/tolerant.ts';
import { readEvento, readEventos } from '../../contract/wire/evento.ts';
import { trimTexts } from './trimTexts.ts';

export const parseEventos = (response: unknown): PublicEvento[] => readEventos(response).map(trimTexts);

/** Parses the response of get_evento_publico; null if it contains no event. */
export function parseOneEvento(response: unknown): PublicEvento | null {
  const evento = recordIn(response, 'evento');
  return evento === null ? null : trimTexts(readEvento(evento));
}
