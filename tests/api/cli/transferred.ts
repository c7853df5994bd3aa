/** Transfers another portal with `traer` and `restaurar`, and reads what came of it. */
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Papa from 'papaparse';
import { expect } from 'vitest';
import { type Database, openDatabase } from '../../../api/database/open.ts';
import { withoutGuard } from '../../../contract/values/csv.ts';
import { KINDS, type Kind, type Line } from '../../support/otherPortal/model.ts';
import { colourOf } from '../../support/otherPortal/pictures.ts';
import { REMOTE_STAFF } from '../../support/otherPortal/server.ts';
import { testApp } from '../../support/testApp.ts';
import { runPortal, temporaryFolder } from './runPortal.ts';

export const OWN_NAME = 'Grupo de Movilidad Segura';

async function createTemplate(): Promise<string> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'portal-'));
  // Removed at exit: all test files of a worker share this folder.
  process.once('exit', () => rmSync(dataDir, { recursive: true }));
  await using portal = await testApp({ dataDir });
  const staff = await portal.staff();
  await staff.call('updateIdentidad', { body: { nombre: OWN_NAME } });
  return dataDir;
}

let template: Promise<string> | undefined;

/** The folder of a stopped portal with a user and a name, and without records. */
export async function emptyPortal(): Promise<string> {
  template ??= createTemplate();
  const dataDir = temporaryFolder();
  cpSync(await template, dataDir, { recursive: true });
  return dataDir;
}

export interface ReportLine {
  tipo: string;
  id: string;
  campo: string;
  valor: string;
  motivo: string;
}

export function readReport(text: string): ReportLine[] {
  const { data, errors } = Papa.parse<ReportLine>(text.replace(/^\uFEFF/, ''), {
    header: true,
    delimiter: ';',
    skipEmptyLines: true,
    transform: withoutGuard,
  });
  expect(errors).toEqual([]);
  return data;
}

/** Lines without their reasons, sorted. */
export const sortedLines = (lines: readonly Line[]): string[] => lines.map((line) => JSON.stringify(line)).sort();

export const withoutReasons = (lines: readonly ReportLine[]): Line[] =>
  lines.map(({ tipo, id, campo, valor }): Line => [tipo, id, campo, valor]);

interface Transfer {
  url: string;
  dataDir: string;
  env?: Record<string, string>;
  /** signs in at the other portal */
  session?: boolean;
  options?: readonly string[];
}

/** Runs `traer` over http. @returns its result, the written file and its report, '' without one */
export async function transfer({ url, dataDir, env = {}, session = true, options = [] }: Transfer) {
  const file = path.join(temporaryFolder(), 'traido.sqlite');
  const login = session ? ['--usuario-remoto', REMOTE_STAFF.usuario] : [];
  const args = ['traer', url, file, '--sin-cifrar', ...login, ...options];
  const result = await runPortal(dataDir, args, { env, input: `${REMOTE_STAFF.password}\n` });
  const report = `${file}.csv`;
  return { ...result, file, report: existsSync(report) ? readFileSync(report, 'utf8') : '' };
}

/** Reads a stopped portal of SQLite. */
export async function readFolder<T>(dataDir: string, read: (db: Database) => Promise<T>): Promise<T> {
  const db = openDatabase(dataDir);
  try {
    return await read(db);
  } finally {
    await db.destroy();
  }
}

const rows = (db: Database, kind: Kind) => db.selectFrom(kind).selectAll().orderBy('id').execute();

/** The file of a row, of the kinds whose other portal has one. */
const FILES: Partial<Record<Kind, string>> = { integrantes: 'nombre_imagen', convenios: 'logo' };

async function coloursIn(db: Database, kind: Kind): Promise<Map<number, string>> {
  const column = FILES[kind];
  const colours = new Map<number, string>();
  if (column === undefined) return colours;
  for (const row of await rows(db, kind)) {
    const nombre: unknown = Reflect.get(row, column);
    if (typeof nombre !== 'string' || nombre === '') continue;
    const stored = await db.selectFrom('imagenes').where('nombre', '=', nombre).selectAll().executeTakeFirstOrThrow();
    colours.set(row.id, await colourOf(stored.tipo, stored.bytes));
  }
  return colours;
}

/** What a database has of the records of the other portal's kinds. */
export async function readTransferred(db: Database) {
  const byKind = async <T>(read: (kind: Kind) => Promise<T>) => {
    const found: Partial<Record<Kind, T>> = {};
    for (const kind of KINDS) found[kind] = await read(kind);
    return found as Record<Kind, T>;
  };
  const links = await db
    .selectFrom('proyecto_integrante')
    .select(['proyecto_id', 'integrante_id'])
    .orderBy('proyecto_id')
    .orderBy('integrante_id')
    .execute();
  return {
    rows: await byKind((kind) => rows(db, kind)),
    colours: await byKind((kind) => coloursIn(db, kind)),
    members: links.map(({ proyecto_id, integrante_id }): [number, number] => [proyecto_id, integrante_id]),
    lineas: await db.selectFrom('lineas').select(['id', 'nombre']).orderBy('id').execute(),
    inicio: await db.selectFrom('inicio').selectAll().executeTakeFirstOrThrow(),
    identidad: await db.selectFrom('identidad').select('nombre').executeTakeFirst(),
    movimientos: await db.selectFrom('movimientos').selectAll().orderBy('id').execute(),
    publicaciones: await db.selectFrom('publicaciones').selectAll().execute(),
  };
}
export type Transferred = Awaited<ReturnType<typeof readTransferred>>;
