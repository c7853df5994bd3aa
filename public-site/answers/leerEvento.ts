import type { EventoPublico } from '../../contract/entidades/evento.ts';
import { readEventos } from '../../contract/wire/evento.ts';
import { trimTexts } from './trimTexts.ts';

/** The events of the public list. */
export const leerEventos = (answer: unknown): EventoPublico[] => readEventos(answer).map(trimTexts);
