import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type Caller, testApp } from '../../support/testApp.ts';
import { carpetaTemporal } from './correr.ts';

const deEjemplo = (file: string): Blob =>
  new Blob([readFileSync(new URL(`../../../api/database/sample/${file}`, import.meta.url))]);
const LOGO = deEjemplo('logos/instituto-ambar.svg');
const RETRATO = deEjemplo('retratos/ines-caicedo.webp');

/** Adds a convenio with its logo: a record, an image and a movement in one write. */
export const agregarConvenio = (staff: Caller, nombre: string) =>
  staff.call('agregarConvenio', { body: { nombre }, file: LOGO });

async function crearModelo(): Promise<string> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'portal-'));
  // The files of a worker share this module, so no file may remove it.
  process.once('exit', () => rmSync(dataDir, { recursive: true }));
  await using portal = await testApp({ dataDir });
  const staff = await portal.staff();
  await agregarConvenio(staff, 'Instituto Ámbar');
  await staff.call('agregarIntegrante', {
    body: { nombres: 'Inés', apellidos: 'Caicedo', cargo: 'Investigadora', grupo: 1 },
    file: RETRATO,
  });
  return dataDir;
}

let modelo: Promise<string> | undefined;

/** A portal that was used and stopped, made once and copied: one member with a picture, one convenio with its logo. */
export async function unPortal(dataDir: string = carpetaTemporal()): Promise<string> {
  modelo ??= crearModelo();
  cpSync(await modelo, dataDir, { recursive: true });
  return dataDir;
}

export const archivoDe = (dataDir: string): string => path.join(dataDir, 'portal.sqlite');

/** Changes a database in a way that the portal itself never would. */
export function estropear(file: string, sql: string): void {
  const db = new DatabaseSync(file, { enableForeignKeyConstraints: false });
  db.exec(sql);
  db.close();
}

/** The names of the convenios that a portal started on a folder serves. */
export async function conveniosDe(dataDir: string): Promise<string[]> {
  await using portal = await testApp({ dataDir });
  const staff = await portal.staff();
  return (await staff.call('listarConvenios', {})).convenios.map(({ nombre }) => nombre);
}
