import { messages } from '../../../../contract/calls/messages.ts';
import { localDay } from '../../../../contract/values/localDay.ts';
import type { Respaldos } from '../../../../dataProvider/methods/backups.ts';
import { instantText } from '../../../display/dayAndTime.ts';
import { timeAgo } from '../../../display/sentences.ts';

const { respaldos: texts } = messages;
/** A daily backup, and two hours for it to be made. */
const LATE_MS = 26 * 60 * 60_000;

export interface StateOfBackups {
  severity: 'success' | 'info' | 'warning' | 'error';
  text: string;
}

const ago = (instante: string, now: number): string => timeAgo({ created_at: instante, dia: localDay(instante) }, now);

const sentence = (text: string): string => (text.endsWith('.') ? text : `${text}.`);

function lastSavedText(lastSaved: string, now: number): string {
  const when = ago(lastSaved, now);
  const moment = instantText(Date.parse(lastSaved));
  return `Último respaldo: ${when.startsWith('hace') ? `${when} (${moment})` : moment}, guardado y comprobado.`;
}

/** The most important thing to say about the backups. @param now milliseconds since 1970 */
export function stateOfBackups(respaldos: Respaldos, now: number): StateOfBackups {
  const { isConfigured, folderProblem, isRunning, last, lastSaved } = respaldos;
  if (!isConfigured) return { severity: 'warning', text: texts.missing };
  const saved = lastSaved === '' ? texts.none : lastSavedText(lastSaved, now);
  if (folderProblem !== '') {
    const text = sentence(`No se puede escribir en la carpeta de los respaldos: ${folderProblem}`);
    return { severity: 'error', text: `${text} Solo puede corregirlo quien administra el servidor. ${saved}` };
  }
  if (isRunning) return { severity: 'info', text: `${texts.begun}. ${saved}` };
  if (last !== null && !last.isSaved) {
    const text = sentence(`El último respaldo falló, ${ago(last.instante, now)}: ${last.problema}`);
    return { severity: 'error', text: `${text} ${saved}` };
  }
  if (lastSaved === '') return { severity: 'warning', text: texts.none };
  if (now - Date.parse(lastSaved) > LATE_MS) return { severity: 'warning', text: `${texts.late} ${saved}` };
  return { severity: 'success', text: saved };
}
