import { messages } from '../../contract/calls/messages.ts';
import { checkFile, type FileRule } from '../../contract/entities/file.ts';
import { HttpError } from '../errors/httpError.ts';

export const notImageError = (): HttpError => new HttpError(415, messages.archivos.notImage);

/** @param file media type, and size in bytes @throws {HttpError} 413 for a file that is too large, 415 for another one that the rule refuses */
export function demandFile(rule: FileRule, file: { type: string; size: number }): void {
  const refusal = checkFile(rule, file);
  if (refusal !== null) throw new HttpError(refusal === rule.tooLarge ? 413 : 415, refusal.text);
}
