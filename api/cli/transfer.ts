import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { allowedText } from '../../contract/values/characters.ts';
import { sizeText } from '../../contract/values/sizeText.ts';
import { removeTemporary, type SavedBackup, saveHere } from '../backups/save.ts';
import { type CommandContext, CommandError, type RunCommand } from '../copies/command.ts';
import { requireCurrentVersion } from '../copies/databaseAccess.ts';
import { type Database, openPlace } from '../database/open.ts';
import { demandNoOwnRecords } from '../transfer/ownRecords.ts';
import { RemotePortal } from '../transfer/RemotePortal.ts';
import { RemoteServer } from '../transfer/RemoteServer.ts';
import { Report } from '../transfer/Report.ts';
import { remoteAddress } from '../transfer/remoteAddress.ts';
import { transfer } from '../transfer/transfer.ts';
import { type Kept, readKept } from '../transfer/usuariosAndIdentidad.ts';
import { readPassword } from './readPassword.ts';
import { requireTarget } from './target.ts';

const reportOf = (target: string): string => `${target}.csv`;

/** Where the backup goes; null with --simular. What an interrupted command left there is removed. */
function targetOf(context: CommandContext, file: string, { simular = false, forzar = false }): string | null {
  if (simular) return null;
  if (file === '') throw new CommandError('Falta ARCHIVO, el respaldo que se escribe. Con --simular no hace falta.');
  const target = path.resolve(context.cwd, file);
  requireTarget(target, context, forzar, 'El respaldo');
  if (!forzar && existsSync(reportOf(target)))
    throw new CommandError(`Ya existe ${reportOf(target)}. Use --forzar para reemplazarlo.`);
  removeTemporary(target);
  return target;
}

/** Closed before the other portal is asked: nothing of this one is open meanwhile. */
async function keptOf(context: CommandContext): Promise<Kept> {
  await requireCurrentVersion(context);
  await using db = openPlace(context);
  await demandNoOwnRecords(db);
  return await readKept(db);
}

async function passwordOf({ terminal }: CommandContext, usuario: string | undefined, { host }: URL): Promise<string> {
  if (usuario === undefined) return '';
  return readPassword(terminal.stdin, terminal.stderr, [`Contraseña de ${usuario} en ${host}: `]);
}

function summaryOf(report: Report, hidesInactive: boolean, hasSession: boolean): string[] {
  const absent = report.absent.map(({ kind, field, count }) => `  ${kind}: ${field} (${count})`);
  return [
    ...(absent.length > 0 ? ['Campos que no están en las respuestas, y de cuántos registros:', ...absent] : []),
    ...(hidesInactive && !hasSession
      ? [
          'El otro portal solo muestra a su personal los registros inactivos: no se trajeron. Repita con --usuario-remoto.',
        ]
      : []),
  ];
}

/** Saves the backup and the report, or neither: what both replace stays until both are written. */
async function save(db: Database, target: string, isForced: boolean, report: Report): Promise<SavedBackup> {
  const temporary = `${reportOf(target)}.tmp`;
  rmSync(temporary, { force: true });
  try {
    writeFileSync(temporary, report.csv(), { mode: 0o600, flag: 'wx' });
    const saved = await saveHere(db, target, isForced);
    renameSync(temporary, reportOf(target));
    return saved;
  } finally {
    rmSync(temporary, { force: true });
  }
}

export const run: RunCommand = async (context, address, options, file) => {
  const { console, terminal } = context;
  const { 'usuario-remoto': usuario, 'sin-cifrar': allowsHttp = false, imagenes, forzar = false } = options;
  const base = remoteAddress(address, allowsHttp);
  const images = imagenes === undefined ? null : remoteAddress(imagenes, allowsHttp);
  const target = targetOf(context, file, options);
  const kept = await keptOf(context);
  const password = await passwordOf(context, usuario, base);
  const server = new RemoteServer(base);
  const remote = new RemotePortal(base, server);
  const report = new Report();
  const onProgress = (text: string) => terminal.stderr.write(`${text}\n`);
  if (usuario !== undefined) await remote.signIn(usuario, password);
  try {
    const { saved, hidesInactive } = await transfer(
      { remote, server, base, images, kept, report, onProgress },
      target === null ? null : (db) => save(db, target, forzar, report),
    );
    // With --simular the output is the report alone. A terminal would obey the control characters of its values.
    const say = target === null ? onProgress : console.info;
    for (const line of summaryOf(report, hidesInactive, usuario !== undefined)) say(line);
    if (target === null || saved === null)
      console.info(terminal.stdout?.isTTY ? allowedText(report.csv()) : report.csv());
    else {
      console.info(`Se guardó ${target} (${sizeText(saved.bytes)}).\n${saved.counts}`);
      const lines = report.lines.length + report.absent.length;
      console.info(`Informe de lo que no se trajo como estaba: ${reportOf(target)}, ${lines} líneas.`);
      console.info(`Este portal no cambió. Deténgalo y use: restaurar ${file}`);
    }
  } finally {
    if (usuario !== undefined) await remote.signOut();
  }
};
