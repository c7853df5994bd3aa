import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type Caller, testApp } from '../../support/testApp.ts';
import { temporaryFolder } from './runPortal.ts';

const sampleFile = (file: string): Blob =>
  new Blob([readFileSync(new URL(`../../../api/sample/${file}`, import.meta.url))]);
const LOGO = sampleFile('logos/instituto-ambar.svg');
const PORTRAIT = sampleFile('retratos/ines-caicedo.webp');

/** Adds a convenio with a logo; the API writes a record, an image and a movimiento in one transaction. */
export const addConvenio = (staff: Caller, nombre: string) =>
  staff.call('addConvenio', { body: { nombre }, file: LOGO });

async function createTemplate(): Promise<string> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'portal-'));
  // Removed at exit: all test files of a worker share this folder.
  process.once('exit', () => rmSync(dataDir, { recursive: true }));
  await using portal = await testApp({ dataDir });
  const staff = await portal.staff();
  await addConvenio(staff, 'Instituto Ámbar');
  await staff.call('addIntegrante', {
    body: { nombres: 'Inés', apellidos: 'Caicedo', cargo: 'Investigadora', grupo: 1 },
    file: PORTRAIT,
  });
  return dataDir;
}

let template: Promise<string> | undefined;

/** Copies the folder of a stopped portal with one integrante and one convenio, each with an image. */
export async function stoppedPortal(dataDir: string = temporaryFolder()): Promise<string> {
  template ??= createTemplate();
  cpSync(await template, dataDir, { recursive: true });
  return dataDir;
}

export const databaseOf = (dataDir: string): string => path.join(dataDir, 'portal.sqlite');

/** Runs SQL with foreign keys off. */
export function corrupt(file: string, sql: string): void {
  const db = new DatabaseSync(file, { enableForeignKeyConstraints: false });
  db.exec(sql);
  db.close();
}

/** Starts a portal on the folder and lists its convenios. */
export async function conveniosOf(dataDir: string): Promise<string[]> {
  await using portal = await testApp({ dataDir });
  const staff = await portal.staff();
  return (await staff.call('listConvenios', {})).convenios.map(({ nombre }) => nombre);
}
