import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type Caller, testApp } from '../../support/testApp.ts';
import { temporaryFolder } from './runPortal.ts';

const ofSample = (file: string): Blob =>
  new Blob([readFileSync(new URL(`../../../api/sample/${file}`, import.meta.url))]);
const LOGO = ofSample('logos/instituto-ambar.svg');
const RETRATO = ofSample('retratos/ines-caicedo.webp');

/** Adds a convenio with its logo: a record, an image and a movement in one write. */
export const addConvenio = (staff: Caller, nombre: string) =>
  staff.call('addConvenio', { body: { nombre }, file: LOGO });

async function crearModelo(): Promise<string> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'portal-'));
  // The files of a worker share this module, so no file may remove it.
  process.once('exit', () => rmSync(dataDir, { recursive: true }));
  await using portal = await testApp({ dataDir });
  const staff = await portal.staff();
  await addConvenio(staff, 'Instituto Ámbar');
  await staff.call('addIntegrante', {
    body: { nombres: 'Inés', apellidos: 'Caicedo', cargo: 'Investigadora', grupo: 1 },
    file: RETRATO,
  });
  return dataDir;
}

let modelo: Promise<string> | undefined;

/** A portal that was used and stopped, made once and copied: one member with a picture, one convenio with its logo. */
export async function aPortal(dataDir: string = temporaryFolder()): Promise<string> {
  modelo ??= crearModelo();
  cpSync(await modelo, dataDir, { recursive: true });
  return dataDir;
}

export const fileOfForm = (dataDir: string): string => path.join(dataDir, 'portal.sqlite');

/** Changes a database in a way that the portal itself never would. */
export function corrupt(file: string, sql: string): void {
  const db = new DatabaseSync(file, { enableForeignKeyConstraints: false });
  db.exec(sql);
  db.close();
}

/** The names of the convenios that a portal started on a folder serves. */
export async function conveniosDe(dataDir: string): Promise<string[]> {
  await using portal = await testApp({ dataDir });
  const staff = await portal.staff();
  return (await staff.call('listConvenios', {})).convenios.map(({ nombre }) => nombre);
}
