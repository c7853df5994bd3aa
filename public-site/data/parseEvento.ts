import type { PublicEvento } from '../../contract/entities/evento.ts';
import { readEventos } from '../../contract/wire/evento.ts';
import { trimTexts } from './trimTexts.ts';

export const parseEventos = (response: unknown): PublicEvento[] => readEventos(response).map(trimTexts);
