import { messages } from '../../../contract/calls/messages.ts';
import { INVALID_IMAGE, RejectedFile } from '../RejectedFile.ts';

/** A drawing has a part without which it would not look as it was drawn. */
export class RefusedPart extends RejectedFile {
  /** @param what the part, in the words of a person */
  constructor(what: string) {
    super(415, { title: INVALID_IMAGE.title, text: messages.archivos.drawingNotKept(what) });
  }
}

/** Characters of the file that a message quotes. */
const QUOTED = 60;

export const quote = (text: string): string => `«${text.length > QUOTED ? `${text.slice(0, QUOTED)}…` : text}»`;

export const unknownValue = (name: string, value: string): RefusedPart =>
  new RefusedPart(`el valor ${quote(value)} de ${name}`);
