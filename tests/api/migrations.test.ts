import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { describe, expect, it } from 'vitest';
import { isIntact } from '../../api/copies/check/images.ts';
import { migrate } from '../../api/database/migrate.ts';
import * as base from '../../api/database/migrations/001_base.ts';
import * as portalId from '../../api/database/migrations/002_portal_id.ts';
import * as bibliography from '../../api/database/migrations/003_bibliography.ts';
import * as history from '../../api/database/migrations/004_history.ts';
import * as schedule from '../../api/database/migrations/005_schedule.ts';
import * as drafts from '../../api/database/migrations/006_drafts.ts';
import * as enlaces from '../../api/database/migrations/007_enlaces.ts';
import { type Database, IN_MEMORY, openDatabase, openPostgres } from '../../api/database/open.ts';
import { readPortalId } from '../../api/database/portalId.ts';
import type { Row } from '../../api/database/tables.ts';
import { isGoneAddress } from '../../api/resources/records/recordAddress.ts';
import { DEFAULT_IDENTIDAD } from '../../api/resources/site/defaults.ts';
import { readIdentidad } from '../../api/resources/site/identidadRow.ts';
import { readSiteLineas } from '../../api/resources/site/readSiteSettings.ts';
import { readBibliography } from '../../contract/wire/bibliography.ts';
import { AUTORIZACION, NO_IMAGEN } from '../support/builders/defaults.ts';
import { countOf, dump, rowOf } from '../support/database.ts';
import { freshDatabase } from '../support/engine.ts';
import { emptyPostgres, firstVersion } from '../support/firstVersion.ts';
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
  origen: null,
  ...UNLIMITED,
};

/** The tables of a version before pages: its home names none as the data policy. */
const withoutPolicy = ({ inicio = [], ...tables }: Awaited<ReturnType<typeof dump>>) => ({
  ...tables,
  inicio: inicio.map((row) => ({ ...(row as object), privacidad_id: null })),
});

/** Runs `work` on a database without tables. */
async function onEmptyDatabase(work: (db: Database) => Promise<void>): Promise<void> {
  const { databaseUrl, drop } = await freshDatabase();
  const db = databaseUrl === null ? openDatabase(IN_MEMORY) : openPostgres(databaseUrl);
  try {
    if (databaseUrl !== null) await emptyPostgres(db);
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

/** A dump sorts rows by their first column, which was the name of a line. */
const byLineaId = ({ lineas = [], ...tables }: Awaited<ReturnType<typeof dump>>) => ({
  ...tables,
  lineas: (lineas as Row<'lineas'>[]).toSorted((a, b) => a.id - b.id),
});

describe('the migrations', () => {
  it('take a database of the first version forward, and lose nothing', () =>
    onEmptyDatabase(async (db) => {
      await firstVersion(db);
      const { ajustes: oldSettings = [], kysely_migration: _, imagenes: _noFiles, ...before } = await dump(db);
      await migrate(db);
      const { ajustes: settings = [], kysely_migration: __, ...after } = await dump(db);
      expect(byLineaId(after)).toMatchObject(byLineaId(before));
      expect(after.productos).toEqual([{ ...before.productos?.[0], ...NEW_COLUMNS }]);
      expect(after.integrantes?.[0]).toMatchObject({
        nombres: 'Ana',
        orcid: '',
        url_cvlac: '',
        url_google_scholar: '',
        ...UNLIMITED,
        ...AUTORIZACION,
      });
      expect(after.proyectos).toEqual([{ ...before.proyectos?.[0], ...UNLIMITED, ...NO_IMAGEN, origen: null }]);
      expect(await rowOf(db, 'identidad', 1)).toMatchObject({
        ...{ id: 1, version: 1, nombre: null, bloques: null, hero_video: null },
      });
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
      const { kysely_migration: _, ajustes: __, inicio: ___, imagenes: files = [], ...before } = await dump(db);
      await migrate(db);
      const after = await dump(db);
      expect(byLineaId(after)).toMatchObject(byLineaId(before));
      expect(after.imagenes).toEqual(expect.arrayContaining(files));
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

  it('give the lines addresses, pictures and an order; projects keep theirs, and a new line gets a new id', () =>
    onEmptyDatabase(async (db) => {
      const names = {
        '001_base': base,
        '002_portal_id': portalId,
        '003_bibliography': bibliography,
        '004_history': history,
        '005_schedule': schedule,
        '006_drafts': drafts,
        '007_enlaces': enlaces,
      };
      const migrator = new Migrator({ db, provider: { getMigrations: async () => names } });
      expect((await migrator.migrateToLatest()).error).toBeUndefined();
      await sql`insert into proyectos (nombre, linea_id) values ('Uno', 3), ('Dos', 4), ('Tres', null)`.execute(db);
      await sql`insert into integrantes (nombres, grupo) values ('Ana', 1)`.execute(db);
      await migrate(db);
      const lineas = await db.selectFrom('lineas').selectAll().orderBy('orden').execute();
      expect(
        lineas.map(({ id, direccion, orden, retirada, version }) => [id, direccion, orden, retirada, version]),
      ).toEqual([
        [1, 'Sostenibilidad', 1, 0, 1],
        [2, 'gestion_sst', 2, 0, 1],
        [4, 'salud_trabajadores', 3, 0, 1],
        [3, 'seguridad_quimica', 4, 0, 1],
      ]);
      for (const { imagen } of lineas) {
        const file = await db.selectFrom('imagenes').where('nombre', '=', imagen).selectAll().executeTakeFirstOrThrow();
        expect(isIntact(file)).toBe(true);
      }
      const proyectos = await db.selectFrom('proyectos').select(['nombre', 'linea_id']).orderBy('id').execute();
      expect(proyectos.map(({ linea_id }) => linea_id)).toEqual([3, 4, null]);
      const insert = (direccion: string) =>
        sql<{ id: number; orden: number }>`
          insert into lineas (nombre, direccion) values ('Otra', ${direccion}) returning id, orden`.execute(db);
      const [added] = (await insert('otra')).rows;
      expect(added).toMatchObject({ id: 5 });
      expect((await db.selectFrom('integrantes').select('orden').executeTakeFirstOrThrow()).orden).toBe(added?.orden);
      await expect(insert('OTRA')).rejects.toThrow(/unique/i);
      await expect(sql`update proyectos set linea_id = 99`.execute(db)).rejects.toThrow(/foreign key/i);
    }));

  it('keep sessions and login attempts, none confirmed, one success each, and end the links of deactivated users', () =>
    onEmptyDatabase(async (db) => {
      await migrate(db, '011_hero_video');
      await sql`
        insert into usuarios (usuario, activo) values ('ana', 1), ('beto', 0)`.execute(db);
      await sql`
        insert into sesiones (token_hash, usuario_id, created_at, expires_at) values ('x', 1, '2026-03-01', '2026-03-02')`.execute(
        db,
      );
      await sql`
        insert into intentos (usuario, direccion, exito, created_at) values
        ('ana', '192.0.2.1', 0, '1'), ('ana', '192.0.2.1', 1, '2'), ('ana', '192.0.2.1', 1, '3'), ('ana', '192.0.2.2', 1, '4')`.execute(
        db,
      );
      await sql`
        insert into borradores (recurso, nombre, campos, created_at, created_by, updated_at, updated_by)
        values ('proyectos', 'Uno', '{}', '', '', '', '')`.execute(db);
      await sql`
        insert into vistas_previas (borrador_id, token_hash, created_at, created_by, expires_at)
        values (1, 'a', '', 'ana', ''), (1, 'b', '', 'beto', '')`.execute(db);
      await migrate(db);
      const [session] = await db.selectFrom('sesiones').selectAll().execute();
      expect(session).toMatchObject({ token_hash: 'x', expires_at: '2026-03-02', confirmada_hasta: null });
      const attempts = await db.selectFrom('intentos').selectAll().orderBy('id').execute();
      expect(attempts.map(({ exito, created_at, cuenta }) => [exito, created_at, cuenta])).toEqual([
        [0, '1', 1],
        [1, '3', 1],
        [1, '4', 1],
      ]);
      expect(await db.selectFrom('vistas_previas').select('created_by').execute()).toEqual([{ created_by: 'ana' }]);
    }));

  it('keep the stored order of the blocks of the home: the block of news comes last, not shown', () =>
    onEmptyDatabase(async (db) => {
      await migrate(db, '013_confirmation');
      const before = DEFAULT_IDENTIDAD.bloques.filter(({ id }) => id !== 'noticias').toReversed();
      await sql`update identidad set bloques = ${JSON.stringify(before)}`.execute(db);
      await migrate(db);
      const added = { id: 'noticias', visible: false, titulo: 'Noticias', texto: '' };
      expect((await readIdentidad(db)).bloques).toEqual([...before, added]);
      expect(await countOf(db, 'noticias')).toBe(0);
    }));

  it('keep the records and drafts of the version before origins: none has one', () =>
    onEmptyDatabase(async (db) => {
      await migrate(db, '019_importaciones');
      await sql`insert into proyectos (nombre) values ('Uno')`.execute(db);
      await sql`insert into integrantes (nombres, grupo) values ('Ana', 1)`.execute(db);
      await sql`insert into productos (nombre, tipo, proyecto_id) values ('Guía', 'Libro', 1)`.execute(db);
      await sql`
        insert into borradores (recurso, nombre, campos, created_at, created_by, updated_at, updated_by)
        values ('productos', 'Otra', '{"nombre":"Otra"}', '', 'ana', '', '')`.execute(db);
      const { kysely_migration: _, ...before } = await dump(db);
      await migrate(db);
      const { kysely_migration: __, ...after } = await dump(db);
      const withOrigen = (rows: unknown[] = []) => rows.map((row) => ({ ...(row as object), origen: null }));
      const { proyectos, integrantes, productos, borradores, ...others } = before;
      expect(after).toEqual({
        ...withoutPolicy(others),
        proyectos: withOrigen(proyectos),
        integrantes: withOrigen(integrantes).map((row) => ({
          ...row,
          periodos: '[]',
          fin_periodos: '',
          ...AUTORIZACION,
        })),
        productos: withOrigen(productos),
        borradores: withOrigen(borradores),
      });
    }));

  it('keep what was chosen of the rows of an import, in a table of its own', () =>
    onEmptyDatabase(async (db) => {
      await migrate(db, '020_origen');
      await sql`insert into importaciones (nombre, estado) values ('a.csv', 'por_revisar')`.execute(db);
      await sql`
        insert into importacion_filas (importacion_id, numero, recurso, lectura, elecciones)
        values (1, 1, 'eventos', '{"origen":"a"}', '{"incluida":false}'), (1, 2, 'eventos', '{"origen":"b"}', '{}'),
          (1, 3, 'eventos', '{"origen":"c"}', '')`.execute(db);
      const { kysely_migration: _, importacion_filas: rows = [], ...before } = await dump(db);
      await migrate(db, '021_elecciones');
      const { kysely_migration: __, ...after } = await dump(db);
      expect(after).toEqual({
        ...before,
        importacion_filas: rows.map((row) => ({ ...row, elecciones: undefined })),
      });
      const chosen = await db
        .selectFrom('importacion_elecciones')
        .select(['importacion_id', 'numero', 'elecciones'])
        .execute();
      expect(chosen).toEqual([{ importacion_id: 1, numero: 1, elecciones: '{"incluida":false}' }]);
      await db.deleteFrom('importaciones').execute();
      expect(await countOf(db, 'importacion_elecciones')).toBe(0);
    }));

  it('keep rows and decisions of open imports, and what became of the rows of applied ones', () =>
    onEmptyDatabase(async (db) => {
      await migrate(db, '022_movimientos_importacion');
      const nombres = [{ nombre: 'Núñez A.', filas: 1, candidatos: [{ id: 1, nombre: 'Ana Núñez' }] }];
      const contenido = JSON.stringify({ hojas: [], columnas: [], avisos: ['Aviso'], nombres, tabla: '["csv"]' });
      const states = ['leyendo', 'comparando', 'por_revisar', 'importando', 'importada', 'deshaciendo', 'deshecha'];
      for (const estado of states)
        await sql`insert into importaciones (nombre, estado, contenido, hechas, total)
          values ('a.csv', ${estado}, ${contenido}, 1, 2)`.execute(db);
      const registro = { recurso: 'eventos', id: 7, nombre: 'Foro', borrador: false };
      const results: [estado: string, incluida: number, result: object][] = [
        ['nuevo', 1, { registro: null, borrador: false }],
        ['nuevo', 1, { registro: null, borrador: true }],
        ['cambia', 1, { registro, borrador: false }],
        ['igual', 0, { registro: { ...registro, borrador: true }, borrador: false }],
        ['nuevo', 0, { registro: null, borrador: false }],
      ];
      for (const importacion of states.keys())
        for (const [numero, [estado, incluida, result]] of results.entries())
          await sql`insert into importacion_filas (importacion_id, numero, recurso, lectura, estado, incluida, resultado)
            values (${importacion + 1}, ${numero + 1}, 'eventos', ${`{"origen":"${numero}"}`}, ${estado}, ${incluida},
              ${JSON.stringify(result)})`.execute(db);
      await sql`insert into importacion_elecciones (importacion_id, numero, elecciones) values (3, 2, '{"incluida":false}')`.execute(
        db,
      );
      await migrate(db);
      const imports = await db.selectFrom('importaciones').selectAll().orderBy('id').execute();
      const kept = { hojas: [], columnas: [], avisos: ['Aviso'] };
      const caracteres = JSON.stringify(kept).length + 5 * '{"origen":"0"}'.length;
      expect(imports.map((each) => [each.estado, JSON.parse(each.contenido), each.caracteres])).toEqual(
        ['leyendo', 'por_revisar', 'por_revisar', 'por_revisar', 'importada', 'importada', 'deshecha'].map((estado) => [
          estado,
          kept,
          caracteres,
        ]),
      );
      const rows = await db
        .selectFrom('importacion_filas')
        .selectAll()
        .orderBy('importacion_id')
        .orderBy('numero')
        .execute();
      expect(rows).toHaveLength(35);
      expect(rows[1]).toEqual({ importacion_id: 1, numero: 2, recurso: 'eventos', lectura: '{"origen":"1"}' });
      expect(await db.selectFrom('importacion_elecciones').selectAll().execute()).toEqual([
        { importacion_id: 3, numero: 2, elecciones: '{"incluida":false}', texto: '' },
      ]);
      const outcomes = await db
        .selectFrom('importacion_destinos')
        .selectAll()
        .orderBy('importacion_id')
        .orderBy('numero')
        .execute();
      const expected = [
        { destino: 'creado', registro_id: null, es_borrador: 0 },
        { destino: 'borrador', registro_id: null, es_borrador: 0 },
        { destino: 'cambiado', registro_id: 7, es_borrador: 0 },
        { destino: 'igual', registro_id: 7, es_borrador: 1 },
        { destino: 'nuevo', registro_id: null, es_borrador: 0 },
      ];
      expect(outcomes).toEqual(
        [5, 6, 7].flatMap((importacion_id) =>
          expected.map((outcome, index) => ({ importacion_id, numero: index + 1, ...outcome })),
        ),
      );
      await db.deleteFrom('importaciones').execute();
      expect([await countOf(db, 'importacion_filas'), await countOf(db, 'importacion_destinos')]).toEqual([0, 0]);
    }));

  it('mark what an import and its undo wrote, and no other write that names their operations', () =>
    onEmptyDatabase(async (db) => {
      await migrate(db, '021_elecciones');
      const [IMPORT, UNDO, OTHER] = ['a', 'b', 'c'];
      await sql`
        insert into movimientos (created_at, recurso, recurso_id, accion, operacion, tabla) values
        ('1', 'productos', 1, 'agregar', ${IMPORT}, 'productos'),
        ('1', 'proyectos', 1, 'agregar integrante', ${IMPORT}, 'proyecto_integrante'),
        ('1', 'importaciones', 1, 'importar', ${IMPORT}, 'importaciones'),
        ('2', 'eventos', 1, 'agregar', ${IMPORT}, 'eventos'),
        ('1', 'eventos', 2, 'agregar', ${OTHER}, 'eventos'),
        ('1', 'eventos', 3, 'agregar', '', 'eventos'),
        ('3', 'productos', 1, 'deshacer', ${UNDO}, 'productos'),
        ('3', 'importaciones', 1, 'deshacer', ${UNDO}, 'importaciones'),
        ('4', 'eventos', 1, 'eliminar', ${UNDO}, 'eventos')`.execute(db);
      const { kysely_migration: _, movimientos: rows = [], ...before } = await dump(db);
      await migrate(db);
      const { kysely_migration: __, movimientos = [], ...after } = await dump(db);
      expect(after).toEqual(withoutPolicy(before));
      const marks = [1, 1, 0, 0, 0, 0, 1, 0, 0];
      expect(movimientos).toEqual(
        rows.map((row, n) => ({ ...(row as object), importacion: marks[n], destino_id: null })),
      );
    }));

  it('fold the keys of remembered names anew, and keep the answer given last', () =>
    onEmptyDatabase(async (db) => {
      await migrate(db, '022_movimientos_importacion');
      await sql`
        insert into nombres_recordados (nombre, clave, integrante_id, created_at, created_by) values
        ('Núñez, A.', 'nunez', 1, '2026-01-01', 'a'),
        ('A. Núñez', 'a nunez', 2, '2026-03-01', 'b'),
        ('N\u00fa\u00f1ez A', 'a n\u00fanez', null, '2026-02-01', 'c'),
        ('D’Alembert', 'alembert d’', 3, '2026-01-01', 'd'),
        ('Ra\ufb00aele', 'ra\ufb00aele', null, '2026-01-01', 'e')`.execute(db);
      const { kysely_migration: _, nombres_recordados: rows = [], ...before } = await dump(db);
      await migrate(db);
      const { kysely_migration: __, nombres_recordados = [], ...after } = await dump(db);
      expect(after).toEqual(withoutPolicy(before));
      const keys = { 2: 'a nunez', 4: 'alembert d', 5: 'rafaele' };
      expect(nombres_recordados).toEqual(
        Object.entries(keys).map(([id, clave]) => ({ ...(rows[Number(id) - 1] as object), clave })),
      );
    }));

  it('keep all of the version before pages, which has none and whose data policy is an address', () =>
    onEmptyDatabase(async (db) => {
      await migrate(db, '025_direcciones_recurso_id');
      await sql`update inicio set objetivo = '<p>Medir</p>', url_privacidad = 'https://ejemplo.org/datos'`.execute(db);
      await sql`insert into noticias (titulo, texto) values ('Premio', '<p>Texto</p>')`.execute(db);
      await sql`
        insert into direcciones_anteriores (recurso, direccion, recurso_id) values ('lineas', 'corales', 2)`.execute(
        db,
      );
      const { kysely_migration: _, ...before } = await dump(db);
      await migrate(db, '026_paginas');
      const { kysely_migration: __, ...after } = await dump(db);
      expect(after).toEqual(withoutPolicy(before));
      await sql`insert into paginas (titulo, direccion) values ('Uno', 'Quienes-Somos')`.execute(db);
      expect(await rowOf(db, 'paginas', 1)).toMatchObject({ idioma: 'es', lugar: 'ninguno', activo: 1, version: 1 });
      const taken = sql`insert into paginas (titulo, direccion) values ('Dos', 'quienes-SOMOS')`.execute(db);
      await expect(taken).rejects.toThrow(/unique/i);
    }));

  it('keep the former addresses of lines, which redirect and are gone as before', () =>
    onEmptyDatabase(async (db) => {
      await migrate(db, '024_revision_importaciones');
      await sql`
        insert into direcciones_anteriores (recurso, direccion, linea_id) values
        ('lineas', 'seguridad', 2), ('lineas', 'retirada', 99)`.execute(db);
      await migrate(db);
      const [, second] = await readSiteLineas(db);
      expect(second).toMatchObject({ id: 2, anteriores: ['seguridad'] });
      const isGone = (direccion: string) => isGoneAddress(db, 'lineas', direccion, new Date());
      expect([await isGone('retirada'), await isGone('seguridad')]).toEqual([true, false]);
    }));

  it('runs on an empty database', async () => {
    await using portal = await testApp();
    expect(await readPortalId(portal.db)).toMatch(UUID);
  });
});
