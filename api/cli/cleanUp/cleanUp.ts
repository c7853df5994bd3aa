import { createInterface } from 'node:readline/promises';
import { setTimeout } from 'node:timers/promises';
import { sizeText } from '../../../contract/values/sizeText.ts';
import { CommandError, type RunCommand, type Terminal } from '../../copies/command.ts';
import { requireCurrentVersion } from '../../copies/databaseAccess.ts';
import { type Database, openPlace } from '../../database/open.ts';
import { truncateWal } from '../../database/truncateWal.ts';
import { findOldVersions, type OldVersions, removeOldVersions } from './oldVersions.ts';

/** The instant before which movimientos are old. @param age '90d', '18m' or '2y' */
export function cutoffOf(age: string, now: Date): Date {
  const [, digits = '', unit = ''] = /^([1-9]\d{0,3})([dmy])$/.exec(age) ?? [];
  if (unit === '') throw new CommandError('Escriba --anteriores-a con días, meses o años: 90d, 18m o 2y.');
  const count = Number(digits);
  const cutoff = new Date(now);
  const day = cutoff.getUTCDate();
  if (unit === 'd') cutoff.setUTCDate(cutoff.getUTCDate() - count);
  if (unit === 'm') cutoff.setUTCMonth(cutoff.getUTCMonth() - count);
  if (unit === 'y') cutoff.setUTCFullYear(cutoff.getUTCFullYear() - count);
  // The last day of a month that has fewer days.
  if (unit !== 'd' && cutoff.getUTCDate() !== day) cutoff.setUTCDate(0);
  return cutoff;
}

/** Asks at the terminal. @throws {CommandError} unless the answer is yes */
async function confirm(question: string, { stdin, stderr }: Terminal): Promise<void> {
  if (stdin.isTTY !== true) throw new CommandError('No se cambió nada. Para hacerlo sin preguntar use --si.');
  using terminal = createInterface({ input: stdin, output: stderr });
  const closed = new Promise<string>((resolve) => terminal.once('close', () => resolve('')));
  const answer = await Promise.race([terminal.question(`${question} (sí/no) `), closed]);
  if (!/^s[ií]$/i.test(answer.trim())) throw new CommandError('Cancelado: no se cambió nada.');
}

const summaryOf = ({ movimientos, files, bytes }: OldVersions): string =>
  `${movimientos.length} versiones y ${files.length} archivos (${sizeText(bytes)})`;

const WAL_IN_USE =
  'El archivo -wal los conserva aún, porque otro proceso lo está leyendo. Se vacía al detener el portal y ese proceso.';

/** Waits at most 5 s for other connections. */
async function emptyWal(db: Database): Promise<boolean> {
  for (let attempt = 0; attempt < 20; attempt += 1) {
    if (await truncateWal(db)) return true;
    await setTimeout(250);
  }
  return false;
}

export const run: RunCommand = async (context, _argument, { 'anteriores-a': age, si = false }) => {
  if (age === undefined) throw new CommandError('Falta --anteriores-a: 90d, 18m o 2y.');
  const cutoff = cutoffOf(age, new Date());
  await requireCurrentVersion(context);
  await using db = openPlace(context);
  const found = await findOldVersions(db, cutoff);
  if (found.movimientos.length + found.files.length === 0) {
    context.console.info('No hay nada que borrar.');
    return;
  }
  context.console.info(`Se borrarían ${summaryOf(found)}.`);
  if (!si) await confirm('¿Borrar para siempre?', context.terminal);
  context.console.info(`Se borraron ${summaryOf(await removeOldVersions(db, cutoff))}.`);
  if (!(await emptyWal(db))) context.console.info(WAL_IN_USE);
  context.console.info('Los respaldos anteriores conservan los datos hasta que caduquen.');
};
