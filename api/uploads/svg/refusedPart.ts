import { messages } from '../../../contract/calls/messages.ts';
import { HttpError } from '../../errors/httpError.ts';

/** 415: a drawing has a part without which it would not look as it was drawn. @param what the part, in the words of a person */
export const refusedPart = (what: string): HttpError => new HttpError(415, messages.archivos.drawingNotKept(what));

/** Characters of the file that a message quotes. */
const QUOTED = 60;

export const quote = (text: string): string => `«${text.length > QUOTED ? `${text.slice(0, QUOTED)}…` : text}»`;

export const unknownValue = (name: string, value: string): HttpError =>
  refusedPart(`el valor ${quote(value)} de ${name}`);
