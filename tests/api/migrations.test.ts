import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { describe, expect, it } from 'vitest';
import { migrate } from '../../api/database/migrate.ts';
import * as base from '../../api/database/migrations/001_base.ts';
import * as portalId from '../../api/database/migrations/002_portal_id.ts';
import * as bibliography from '../../api/database/migrations/003_bibliography.ts';
import { type Database, IN_MEMORY, openDatabase, openPostgres } from '../../api/database/open.ts';
import { readPortalId } from '../../api/database/portalId.ts';
import type { Row } from '../../api/database/tables.ts';
import { readBibliography } from '../../contract/wire/bibliography.ts';
import { countOf, dump, rowOf } from '../support/database.ts';
import { freshDatabase } from '../support/engine.ts';
import { testApp } from '../support/testApp.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** The bibliographic columns of an earlier product. */
const { autores, editores, palabras_clave, ...texts } = readBibliography({});
const UNLIMITED = { publicar_desde: '', publicar_hasta: '' };
const NEW_COLUMNS = {
  ...texts,
  autores: '[]',
  editores: '[]',
  palabras_clave: '[]',
  pdf: null,
  pdf_bytes: 0,
  ...UNLIMITED,
};

/** A database of the first version with a project, a movimiento and a value of `ajustes`. */
async function firstVersion(db: Database): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ '001_base': base }) } });
  expect((await migrator.migrateToLatest()).error).toBeUndefined();
  await sql`insert into proyectos (nombre) values ('Ciclorrutas')`.execute(db);
  await sql`insert into productos (nombre, tipo, proyecto_id) values ('Guía', 'Libro', 1)`.execute(db);
  await sql`insert into integrantes (nombres, grupo) values ('Ana', 1)`.execute(db);
  await sql`insert into movimientos (created_at, recurso, recurso_id, accion) values ('2024-05-01', 'proyectos', 1, 'agregar')`.execute(
    db,
  );
  await sql`insert into ajustes (clave, valor) values ('ultimo_cambio', 'x')`.execute(db);
}

/** Runs `work` on a database without tables. */
async function onEmptyDatabase(work: (db: Database) => Promise<void>): Promise<void> {
  const { databaseUrl, drop } = await freshDatabase();
  const db = databaseUrl === null ? openDatabase(IN_MEMORY) : openPostgres(databaseUrl);
  try {
    if (databaseUrl !== null) {
      await sql`drop schema public cascade`.execute(db);
      await sql`create schema public`.execute(db);
    }
    await work(db);
  } finally {
    await db.destroy();
    await drop();
  }
}

type Rows = Readonly<Record<string, unknown>>[];

/** What the version with migrations 1 to 3 wrote: 25 movimientos of every kind, without the bytes of pictures. */
const VERSION_3: Readonly<Record<string, Rows>> = JSON.parse(
  readFileSync(new URL('fixtures/version3.json', import.meta.url), 'utf8'),
);
const PARENTS_FIRST = [
  'proyectos',
  'integrantes',
  'proyecto_integrante',
  'productos',
  'convenios',
  'eventos',
  'movimientos',
];

async function thirdVersion(db: Database): Promise<void> {
  const names = { '001_base': base, '002_portal_id': portalId, '003_bibliography': bibliography };
  const migrator = new Migrator({ db, provider: { getMigrations: async () => names } });
  expect((await migrator.migrateToLatest()).error).toBeUndefined();
  for (const table of PARENTS_FIRST) {
    await db
      .insertInto(table as 'proyectos')
      .values(VERSION_3[table] as never)
      .execute();
  }
  for (const { nombre, ancho, tipo } of VERSION_3.imagenes ?? []) {
    const file = { nombre, ancho, tipo, bytes: Buffer.from('<svg/>') } as Row<'imagenes'>;
    await db.insertInto('imagenes').values(file).execute();
  }
}

describe('the migrations', () => {
  it('take a database of the first version forward, and lose nothing', () =>
    onEmptyDatabase(async (db) => {
      await firstVersion(db);
      const { ajustes: oldSettings = [], kysely_migration: _, ...before } = await dump(db);
      await migrate(db);
      const { ajustes: settings = [], kysely_migration: __, ...after } = await dump(db);
      expect(after).toMatchObject(before);
      expect(after.productos).toEqual([{ ...before.productos?.[0], ...NEW_COLUMNS }]);
      expect(after.integrantes?.[0]).toMatchObject({
        nombres: 'Ana',
        orcid: '',
        url_cvlac: '',
        url_google_scholar: '',
        ...UNLIMITED,
      });
      expect(after.proyectos).toEqual([{ ...before.proyectos?.[0], ...UNLIMITED }]);
      expect(await rowOf(db, 'identidad', 1)).toMatchObject({ id: 1, version: 1, nombre: null, bloques: null });
      expect(after.inicio?.[0]).toMatchObject({ url_gruplac: '', ror: '' });
      expect(settings).toEqual(expect.arrayContaining(oldSettings));
      expect(settings).toHaveLength(oldSettings.length + 1);
      const id = await readPortalId(db);
      expect(id).toMatch(UUID);
      await migrate(db);
      expect(await readPortalId(db)).toBe(id);
    }));

  it('take the history of the third version forward: nothing is in the trash, and what was public is remembered', () =>
    onEmptyDatabase(async (db) => {
      await thirdVersion(db);
      const { kysely_migration: _, ajustes: __, inicio: ___, ...before } = await dump(db);
      await migrate(db);
      expect(await dump(db)).toMatchObject(before);
      expect(await countOf(db, 'papelera')).toBe(0);
      expect(await countOf(db, 'visitas')).toBe(0);
      const movimientos = await db.selectFrom('movimientos').selectAll().orderBy('id').execute();
      expect(movimientos).toHaveLength(25);
      for (const { accion, recurso, tabla, operacion, deshace } of movimientos) {
        const isLink = /^(agregar|quitar) integrante$/.test(accion);
        expect({ tabla, operacion, deshace }).toEqual({
          tabla: isLink ? 'proyecto_integrante' : recurso,
          operacion: '',
          deshace: '',
        });
      }
      const publicaciones = await db
        .selectFrom('publicaciones')
        .select(['recurso', 'recurso_id'])
        .orderBy('recurso')
        .orderBy('recurso_id')
        .execute();
      // Project 2, agreement 2 and event 2 were deactivated, event 3 was deleted while it was public, event 4 never was.
      expect(publicaciones.map(({ recurso, recurso_id }) => `${recurso} ${recurso_id}`)).toEqual([
        'convenios 1',
        'convenios 2',
        'eventos 1',
        'eventos 2',
        'eventos 3',
        'integrantes 1',
        'integrantes 2',
        'productos 1',
        'proyectos 1',
        'proyectos 2',
      ]);
    }));

  it('runs on an empty database', async () => {
    await using portal = await testApp();
    expect(await readPortalId(portal.db)).toMatch(UUID);
  });
});
