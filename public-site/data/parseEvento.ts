import type { PublicEvento } from '../../contract/entities/evento.ts';
import { readEventos } from '../../contract/wire/evento.ts';
import { trimTexts } from './trimTexts.ts';

/** The events of the public list. */
export const parseEventos = (answer: unknown): PublicEvento[] => readEventos(answer).map(trimTexts);
