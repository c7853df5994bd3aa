import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { Backups } from '../../api/backups/backups.ts';
import { checkDatabase } from '../../api/copies/check/check.ts';
import { readOwnSchema } from '../../api/copies/check/schema.ts';
import { newConvenio } from '../support/builders/inputs.ts';
import { aLogo } from '../support/images.ts';
import { type Caller, STAFF, type TestApp, testApp } from '../support/testApp.ts';

/** A folder that is removed after the test. */
function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'portal-respaldos-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A folder that cannot be created, not even by root. */
function impossibleFolder(): string {
  const file = path.join(temporaryFolder(), 'archivo');
  writeFileSync(file, '');
  return path.join(file, 'respaldos');
}

/** Waits for the end of the backup that runs. */
async function copied(staff: Caller) {
  await expect.poll(async () => (await staff.call('listBackups', {})).en_curso).toBe(false);
  return staff.call('listBackups', {});
}

const healthOf = async ({ app }: TestApp, cookie = '') =>
  (await app.inject({ url: '/health', headers: { cookie } })).json();

function openBackup(file: string): DatabaseSync {
  const db = new DatabaseSync(file, { readOnly: true });
  onTestFinished(() => db.close());
  return db;
}

describe('a portal without BACKUP_DIR', () => {
  it('says so and makes no backups', async () => {
    await using portal = await testApp({ backupDir: null });
    const staff = await portal.staff();
    expect(await staff.call('listBackups', {})).toMatchObject({ configurado: false, ultimo: null, copias: [] });
    const refusal = { status: 409, body: { message: 'El portal no tiene carpeta de respaldos: falta BACKUP_DIR' } };
    expect(await staff.send('backUp')).toMatchObject(refusal);
    const body = { archivo: 'portal-2025-01-02-020000.sqlite', clave: STAFF.password };
    expect(await staff.send('downloadBackup', { body })).toMatchObject(refusal);
    expect((await healthOf(portal, staff.cookie ?? '')).respaldo).toEqual({ configurado: false });
  });
});

describe('Respaldar ahora', () => {
  it('saves a checked backup that only its owner can read, and shows its result', async () => {
    const backupDir = path.join(temporaryFolder(), 'respaldos');
    await using portal = await testApp({ backupDir });
    const staff = await portal.staff();
    await newConvenio(staff, { nombre: 'Red Vía Clara' });
    expect(await staff.call('backUp', {})).toEqual({ success: 1, message: 'Se está haciendo el respaldo' });
    const { ultimo, ultimo_correcto, copias } = await copied(staff);
    const [archivo = ''] = readdirSync(backupDir);
    expect(readdirSync(backupDir)).toEqual([expect.stringMatching(/^portal-\d{4}-\d{2}-\d{2}-\d{6}-manual\.sqlite$/)]);
    const { size, mode } = statSync(path.join(backupDir, archivo));
    expect(mode & 0o777).toBe(0o600);
    expect(ultimo).toEqual({ instante: ultimo_correcto, correcto: true, archivo, bytes: size, problema: '' });
    expect(copias).toEqual([{ archivo, tipo: 'manual', instante: expect.any(String), bytes: size }]);

    const backup = openBackup(path.join(backupDir, archivo));
    expect(backup.prepare('select nombre from convenios').all()).toEqual([{ nombre: 'Red Vía Clara' }]);
    const { checks } = checkDatabase(backup, await readOwnSchema());
    expect(checks.flatMap(({ problems }) => problems)).toEqual([]);
  });

  it('does not run in the database that its backup is restored into', async () => {
    const backupDir = temporaryFolder();
    await using portal = await testApp({ backupDir });
    const staff = await portal.staff();
    await staff.call('backUp', {});
    const { copias } = await copied(staff);
    const backup = openBackup(path.join(backupDir, copias[0]?.archivo ?? ''));
    expect(backup.prepare("select valor from ajustes where clave = 'respaldo_turno'").get()).toMatchObject({
      valor: '',
    });
  });

  it('shows within the call that the folder cannot be written, and the failed backup', async () => {
    const backupDir = impossibleFolder();
    await using portal = await testApp({ backupDir });
    const staff = await portal.staff();
    const problema = `No es una carpeta: ${backupDir}`;
    expect(await staff.call('listBackups', {})).toMatchObject({ problema_carpeta: problema, ultimo: null });
    await staff.call('backUp', {});
    expect((await copied(staff)).ultimo).toMatchObject({
      correcto: false,
      bytes: 0,
      problema,
    });
    expect((await healthOf(portal, staff.cookie ?? '')).respaldo).toEqual({
      configurado: true,
      ultimo_correcto: null,
      edad_segundos: null,
      correcto: false,
      problema,
    });
  });
});

describe('/health', () => {
  it('has the last backup for staff only', async () => {
    await using portal = await testApp({ backupDir: temporaryFolder() });
    const staff = await portal.staff();
    await staff.call('backUp', {});
    const { ultimo_correcto } = await copied(staff);
    expect(await healthOf(portal)).toEqual({ status: 'ok', version: expect.any(String) });
    expect(await healthOf(portal, 'sesion=x')).toEqual({ status: 'ok', version: expect.any(String) });
    expect((await healthOf(portal, staff.cookie ?? '')).respaldo).toEqual({
      configurado: true,
      ultimo_correcto,
      edad_segundos: expect.any(Number),
      correcto: true,
      problema: '',
    });
  });
});

describe('the download of a backup', () => {
  const archivo = 'portal-2026-03-01-020000.sqlite';
  async function withBackup() {
    const backupDir = temporaryFolder();
    writeFileSync(path.join(backupDir, archivo), 'SQLite format 3');
    return testApp({ backupDir });
  }

  it('needs the password again, and is not stored by caches', async () => {
    await using portal = await withBackup();
    const staff = await portal.staff();
    const { status, body, headers } = await staff.send('downloadBackup', {
      body: { archivo, clave: STAFF.password },
    });
    expect({ status, body }).toEqual({ status: 200, body: 'SQLite format 3' });
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'application/octet-stream',
      'content-disposition': `attachment; filename="${archivo}"`,
      'content-length': '15',
    });
  });

  it('counts wrong passwords as login attempts', async () => {
    await using portal = await withBackup();
    const staff = await portal.staff();
    const guess = { body: { archivo, clave: 'no es esta la clave' } };
    for (let attempt = 1; attempt <= 9; attempt += 1) {
      expect(await staff.send('downloadBackup', guess)).toMatchObject({
        status: 422,
        body: { errors: { clave: 'La contraseña no es correcta' } },
      });
    }
    expect((await staff.send('downloadBackup', { body: { archivo, clave: STAFF.password } })).status).toBe(429);
    expect((await portal.visitor.send('login', { body: STAFF })).status).toBe(429);
  });

  it.each(['portal-2026-03-02-020000.sqlite', '../portal.sqlite', 'portal.sqlite', '/etc/passwd'])(
    'answers 404 to %s',
    async (name) => {
      await using portal = await withBackup();
      const body = { archivo: name, clave: STAFF.password };
      expect(await (await portal.staff()).send('downloadBackup', { body })).toMatchObject({
        status: 404,
        body: { message: 'No se encontró el respaldo' },
      });
    },
  );
});

describe('the daily backups', () => {
  const RETENTION = { daily: 3, weekly: 2, monthly: 2 };
  const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };

  /** Instances of one portal with a clock that the test sets. */
  function instances(portal: TestApp, count: number, dir = temporaryFolder()) {
    const clock = { now: new Date('2026-03-01T18:00:00Z'), fails: false, mayEnd: Promise.resolve() };
    const saved: string[] = [];
    const save = async (target: string) => {
      await clock.mayEnd;
      if (clock.fails) throw new Error('No queda espacio');
      saved.push(path.basename(target));
      writeFileSync(target, '');
      return { bytes: 1, counts: '', warnings: [] };
    };
    const options = { db: portal.db, dir, hour: 2, retention: RETENTION, save, now: () => clock.now, log: quiet };
    const made = Array.from({ length: count }, () => new Backups(options));
    return { clock, saved, dir, tick: () => Promise.all(made.map((backups) => backups.tick())), made };
  }

  it('are made once by several instances, and rotated', async () => {
    await using portal = await testApp();
    const { clock, saved, dir, tick } = instances(portal, 3);
    await tick();
    expect(saved, 'missed before the start').toEqual(['portal-2026-03-01-130000.sqlite']);
    for (let day = 2; day <= 13; day += 1) {
      for (const time of ['06:59:59', '07:00:00']) {
        clock.now = new Date(`2026-03-${String(day).padStart(2, '0')}T${time}Z`);
        await tick();
      }
    }
    expect(saved.slice(1, 3)).toEqual(['portal-2026-03-02-020000.sqlite', 'portal-2026-03-03-020000.sqlite']);
    expect(saved).toHaveLength(13);
    expect(readdirSync(dir).sort()).toEqual([
      'portal-2026-03-08-020000.sqlite',
      'portal-2026-03-11-020000.sqlite',
      'portal-2026-03-12-020000.sqlite',
      'portal-2026-03-13-020000.sqlite',
    ]);
  });

  it('are repeated after a failure, which every instance shows', async () => {
    await using portal = await testApp();
    const { clock, saved, dir, tick, made } = instances(portal, 2);
    writeFileSync(path.join(dir, 'portal-2099-01-01-020000.sqlite'), 'made while the clock was wrong');
    clock.fails = true;
    await tick();
    for (const backups of made) {
      expect((await backups.status()).ultimo).toMatchObject({ correcto: false, problema: 'No queda espacio' });
    }
    clock.fails = false;
    await tick();
    expect(saved).toEqual([]);
    clock.now = new Date(clock.now.getTime() + 15 * 60_000);
    await tick();
    expect(saved).toHaveLength(1);
    expect((await made[1]?.status())?.ultimo).toMatchObject({ correcto: true, problema: '' });
  });

  it('are made although staff made a backup since their hour', async () => {
    await using portal = await testApp();
    const { clock, saved, tick, made } = instances(portal, 2);
    await tick();
    // The hour of the next day is missed, as while the portal is stopped.
    clock.now = new Date('2026-03-02T14:05:00Z');
    await made[0]?.begin();
    await expect.poll(() => saved.length).toBe(2);
    clock.now = new Date('2026-03-02T14:06:00Z');
    await expect.poll(async () => (await made[0]?.status())?.en_curso).toBe(false);
    await tick();
    expect(saved).toEqual([
      'portal-2026-03-01-130000.sqlite',
      'portal-2026-03-02-090500-manual.sqlite',
      'portal-2026-03-02-090600.sqlite',
    ]);
    clock.now = new Date('2026-03-03T06:59:00Z');
    await tick();
    expect(saved).toHaveLength(3);
  });

  it('and those by hand begin in one instance at a time', async () => {
    await using portal = await testApp();
    const { clock, made } = instances(portal, 2);
    const { promise, resolve } = Promise.withResolvers<void>();
    clock.mayEnd = promise;
    const begun = await Promise.allSettled(made.map((backups) => backups.begin()));
    resolve();
    const outcomes = begun.map((each) =>
      each.status === 'fulfilled' ? 'begun' : `${each.reason.status} ${each.reason.message}`,
    );
    expect(outcomes.toSorted()).toEqual(['409 Ya se está haciendo un respaldo', 'begun']);
    await expect.poll(async () => (await made[0]?.status())?.en_curso).toBe(false);
  });

  it('are known to an instance with another folder', async () => {
    await using portal = await testApp();
    const [one, other] = [instances(portal, 1), instances(portal, 1)];
    await one.tick();
    await one.made[0]?.begin();
    await expect.poll(() => one.saved.length).toBe(2);
    await expect.poll(async () => (await one.made[0]?.status())?.en_curso).toBe(false);
    await other.tick();
    expect(other.saved).toEqual([]);
  });

  it('show no failure from before the backup that was restored', async () => {
    await using portal = await testApp();
    const { clock, dir, tick } = instances(portal, 1);
    clock.fails = true;
    await tick();
    // A backup has the results from before it was made.
    const copied = await portal.db.selectFrom('ajustes').where('clave', 'like', 'respaldo%').selectAll().execute();
    clock.fails = false;
    clock.now = new Date(clock.now.getTime() + 15 * 60_000);
    await tick();
    await portal.db.deleteFrom('ajustes').where('clave', 'like', 'respaldo%').execute();
    await portal.db.insertInto('ajustes').values(copied).execute();
    const restarted = instances(portal, 1, dir);
    restarted.clock.now = clock.now;
    const status = await restarted.made[0]?.status();
    expect(status).toMatchObject({ ultimo: null, ultimo_correcto: '2026-03-01T18:15:00.000Z' });
  });
});

describe('a backup made during writes', () => {
  it('has every write acknowledged before it began, each one whole', async () => {
    const backupDir = temporaryFolder();
    const onEngine = inject('postgres') === undefined ? { dataDir: temporaryFolder() } : {};
    await using portal = await testApp({ ...onEngine, backupDir, renderInWorker: true });
    const staff = await portal.staff();
    const file = aLogo();
    const acknowledged: string[] = [];
    let isWriting = true;
    const writer = (async () => {
      while (isWriting) {
        const nombre = `Convenio ${acknowledged.length + 1}`;
        await staff.call('addConvenio', { body: { nombre }, file });
        acknowledged.push(nombre);
      }
    })();
    await expect.poll(() => acknowledged.length).toBeGreaterThan(5);
    const before = acknowledged.length;
    await staff.call('backUp', {});
    const { ultimo } = await copied(staff);
    isWriting = false;
    await writer;
    expect(ultimo).toMatchObject({ correcto: true });

    const backup = openBackup(path.join(backupDir, ultimo?.archivo ?? ''));
    const names = backup
      .prepare('select nombre from convenios order by id')
      .all()
      .map(({ nombre }) => nombre);
    expect(names.length).toBeGreaterThanOrEqual(before);
    expect(names).toEqual([...acknowledged, `Convenio ${acknowledged.length + 1}`].slice(0, names.length));
    const counts =
      'select (select count(*) from movimientos) as m, (select count(distinct logo) from convenios where logo in (select nombre from imagenes)) as i';
    expect({ ...backup.prepare(counts).get() }).toEqual({ m: names.length, i: names.length });
    expect(checkDatabase(backup, await readOwnSchema()).checks.flatMap(({ problems }) => problems)).toEqual([]);
    expect(readFileSync(path.join(backupDir, ultimo?.archivo ?? '')).length).toBe(ultimo?.bytes);
  });
});
