import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { describe, expect, it } from 'vitest';
import { migrate } from '../../api/database/migrate.ts';
import * as base from '../../api/database/migrations/001_base.ts';
import { type Database, IN_MEMORY, openDatabase, openPostgres } from '../../api/database/open.ts';
import { readPortalId } from '../../api/database/portalId.ts';
import { readBibliography } from '../../contract/wire/bibliography.ts';
import { dump } from '../support/database.ts';
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

describe('the migrations', () => {
  it('take a database of the first version forward, and lose nothing', async () => {
    const { databaseUrl, drop } = await freshDatabase();
    const db = databaseUrl === null ? openDatabase(IN_MEMORY) : openPostgres(databaseUrl);
    try {
      if (databaseUrl !== null) {
        await sql`drop schema public cascade`.execute(db);
        await sql`create schema public`.execute(db);
      }
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
      expect(after.inicio?.[0]).toMatchObject({ url_gruplac: '', ror: '' });
      expect(settings).toEqual(expect.arrayContaining(oldSettings));
      expect(settings).toHaveLength(oldSettings.length + 1);
      const id = await readPortalId(db);
      expect(id).toMatch(UUID);
      await migrate(db);
      expect(await readPortalId(db)).toBe(id);
    } finally {
      await db.destroy();
      await drop();
    }
  });

  it('runs on an empty database', async () => {
    await using portal = await testApp();
    expect(await readPortalId(portal.db)).toMatch(UUID);
  });
});
