import { expect, it } from 'vitest';
import { stateOfBackups } from '../../admin/tools/dashboard/backups/stateOfBackups.ts';
import type { Respaldos } from '../../dataProvider/methods/backups.ts';

const NOW = Date.parse('2026-03-02T12:00:00Z');
const TODAY = '2026-03-02T07:00:05.000Z';
const SAVED = 'Último respaldo: hace 4 horas (2 de marzo de 2026, 2:00\u00a0a.\u00a0m.), guardado y comprobado.';
const GOOD: Respaldos = {
  isConfigured: true,
  hora: 2,
  folderProblem: '',
  isRunning: false,
  last: { instante: TODAY, isSaved: true, problema: '' },
  lastSaved: TODAY,
  backups: [],
};

it.each<[string, Partial<Respaldos>, string, string | RegExp]>([
  [
    'not configured',
    { isConfigured: false },
    'warning',
    /^No se hacen respaldos automáticos\. .* la carpeta donde se guardan\.$/,
  ],
  ['saved today', {}, 'success', SAVED],
  ['none yet', { last: null, lastSaved: '' }, 'warning', 'Aún no hay respaldos.'],
  ['being made', { isRunning: true }, 'info', `Se está haciendo el respaldo. ${SAVED}`],
  [
    'a folder that cannot be written',
    { folderProblem: 'Sin permiso: /respaldos', isRunning: true },
    'error',
    `No se puede escribir en la carpeta de los respaldos: Sin permiso: /respaldos. Solo puede corregirlo quien administra el servidor. ${SAVED}`,
  ],
  [
    'a failed backup',
    { last: { instante: '2026-03-02T11:50:00.000Z', isSaved: false, problema: 'No queda espacio en el disco.' } },
    'error',
    `El último respaldo falló, hace 10 minutos: No queda espacio en el disco. ${SAVED}`,
  ],
  [
    'late',
    { lastSaved: '2026-02-28T07:00:00.000Z' },
    'warning',
    /^Hace más de un día que no se guarda un respaldo\. Último respaldo: 28 de febrero de 2026, 2:00/,
  ],
])('%s', (_, fields, severity, text) => {
  expect(stateOfBackups({ ...GOOD, ...fields }, NOW)).toEqual({
    severity,
    text: typeof text === 'string' ? text : expect.stringMatching(text),
  });
});
