import { chmodSync, readdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { diagnose, isWithin } from '../../../api/cli/doctor/checks.ts';
import type { Facts } from '../../../api/cli/doctor/facts.ts';
import { healthAddress } from '../../../api/cli/doctor/probes.ts';
import { freePort } from '../../support/freePort.ts';
import { testApp } from '../../support/testApp.ts';
import { runPortal, spawnPortal, temporaryFolder } from './runPortal.ts';
import { stoppedPortal } from './stoppedPortal.ts';

const FOLDER = { exists: true, problem: null, mode: 0o700, owner: 1000, freeBytes: 50e9 };
const GOOD: Facts = {
  now: new Date('2026-03-02T12:00:00Z'),
  uid: 1000,
  portal: '1.0.10',
  node: '24.21.0',
  sqlite: '3.53.4',
  sqliteProblem: null,
  host: '127.0.0.1',
  port: 3000,
  listening: { state: 'portal', version: '1.0.10' },
  dataDir: { ...FOLDER, path: '/var/lib/portal' },
  backupDir: { ...FOLDER, path: '/var/backups/portal' },
  lastBackup: '2026-03-02T07:00:00.000Z',
  database: {
    engine: 'SQLite',
    problem: null,
    serverVersion: null,
    applied: ['001_base', '002_portal_id'],
    own: ['001_base', '002_portal_id'],
    bytes: 5e6,
    clockOffset: 0,
    lastMovement: '2026-03-02T11:00:00.000Z',
  },
  publicUrl: 'https://investigacion.example.org',
  trustProxy: ['127.0.0.1'],
  isSiteBuilt: true,
};
const onDatabase = (fields: Partial<Facts['database']>) => ({ database: { ...GOOD.database, ...fields } });
const dataDir = (fields: Partial<Facts['dataDir']>) => ({ dataDir: { ...GOOD.dataDir, ...fields } });
const backupDir = (fields: Partial<Facts['dataDir']>) => ({
  backupDir: { ...FOLDER, path: '/var/backups/portal', ...fields },
});

describe('the checks of doctor', () => {
  it('find nothing wrong with a good set-up', () => {
    const findings = diagnose(GOOD);
    expect(findings.filter(({ level }) => level !== 'bien')).toEqual([]);
    expect(findings).toHaveLength(10);
  });

  it.each<[string, Partial<Facts>, string, RegExp]>([
    ['error', { listening: { state: 'taken' } }, 'Puerto', /otro programa usa 127\.0\.0\.1:3000\. .* PORT/],
    ['error', { listening: { state: 'impossible', problem: 'Sin permiso' } }, 'Puerto', /Sin permiso\. Corrija PORT/],
    ['error', { listening: { state: 'unhealthy' } }, 'Puerto', /revise su registro/],
    ['error', dataDir({ problem: 'Sin permiso: /x' }), 'Carpeta de datos', /DATA_DIR\. Sin permiso: \/x\. .*chown/],
    ['aviso', dataDir({ mode: 0o755 }), 'Carpeta de datos', /DATA_DIR: chmod 700 \/var\/lib\/portal/],
    ['aviso', { uid: 0 }, 'Carpeta de datos', /como el usuario del portal/],
    ['aviso', dataDir({ exists: false }), 'Carpeta de datos', /El primer arranque la crea; revise DATA_DIR/],
    [
      'error',
      dataDir({ exists: false, problem: 'Sin permiso: /x' }),
      'Carpeta de datos',
      /no se puede crear .*DATA_DIR/,
    ],
    ['error', dataDir({ freeBytes: 10 * 2 ** 20 }), 'Espacio', /quedan 10 MB en el disco de DATA_DIR .*libere espacio/],
    ['aviso', { ...backupDir({ freeBytes: 5e9 }), ...onDatabase({ bytes: 2e9 }) }, 'Espacio', /de BACKUP_DIR .*poco/],
    ['error', { now: new Date('1970-01-05T00:00:00Z') }, 'Reloj', /1970.*timedatectl/],
    ['aviso', onDatabase({ clockOffset: -90_000 }), 'Reloj', /difieren en 90 s/],
    ['aviso', onDatabase({ lastMovement: '2026-03-03T00:00:00.000Z' }), 'Reloj', /del futuro/],
    ['aviso', { publicUrl: null }, 'Dirección pública', /falta PUBLIC_URL/],
    ['aviso', { publicUrl: 'http://portal.example.org' }, 'Dirección pública', /TLS/],
    ['aviso', { publicUrl: 'http://localhost:3000' }, 'Dirección pública', /solo sirve en este equipo.*PUBLIC_URL/],
    ['aviso', { publicUrl: 'https://portal.localhost' }, 'Dirección pública', /solo sirve en este equipo/],
    ['aviso', { publicUrl: 'https://127.0.0.1' }, 'Dirección pública', /solo sirve en este equipo/],
    ['aviso', { publicUrl: 'http://[::1]:3000' }, 'Dirección pública', /solo sirve en este equipo/],
    ['bien', { publicUrl: 'https://localhost.example.org' }, 'Dirección pública', /localhost\.example\.org/],
    ['aviso', { trustProxy: [] }, 'Proxy', /falta TRUST_PROXY/],
    ['aviso', { trustProxy: ['10.0.0.0/8'] }, 'Proxy', /TRUST_PROXY incluye '10\.0\.0\.0\/8'/],
    ['aviso', { backupDir: null }, 'Respaldos', /no se hacen respaldos automáticos: .*BACKUP_DIR/],
    ['error', backupDir({ problem: 'Sin permiso: /x' }), 'Respaldos', /no se puede escribir en BACKUP_DIR/],
    ['error', backupDir({ exists: false, problem: 'Sin permiso: /x' }), 'Respaldos', /no se puede crear .*BACKUP_DIR/],
    ['aviso', backupDir({ exists: false }), 'Respaldos', /no existe.*BACKUP_DIR/],
    ['aviso', { lastBackup: null }, 'Respaldos', /no hay respaldos/],
    ['aviso', { lastBackup: '2026-03-01T07:00:00.000Z' }, 'Respaldos', /el último respaldo es del 2026-03-01/],
    ['aviso', backupDir({ path: '/var/lib/portal/respaldos' }), 'Respaldos', /BACKUP_DIR está dentro de DATA_DIR/],
    ['error', onDatabase({ problem: 'El archivo no es una base de datos.' }), 'Base de datos', /Revise DATA_DIR/],
    ['error', onDatabase({ engine: 'PostgreSQL', problem: 'No se pudo conectar.' }), 'Base de datos', /DATABASE_URL/],
    ['error', onDatabase({ engine: 'PostgreSQL', serverVersion: '12.4' }), 'Base de datos', /12\.4 es muy antiguo/],
    ['bien', onDatabase({ applied: [] }), 'Base de datos', /el primer arranque crea las tablas/],
    ['aviso', onDatabase({ applied: ['001_base'] }), 'Base de datos', /versión anterior: .*\(migraciones: 1\)/],
    ['error', onDatabase({ applied: ['001_base', '999_futuro'] }), 'Base de datos', /más nueva .*999_futuro/],
    ['error', { sqliteProblem: 'El portal necesita SQLite 3.51.3' }, 'Versiones', /necesita SQLite/],
    ['aviso', { isSiteBuilt: false }, 'Sitio', /npm run build/],
  ])('say %s for %j', (level, fields, title, text) => {
    expect(diagnose({ ...GOOD, ...fields }).find((finding) => finding.title === title)).toEqual({
      level,
      title,
      text: expect.stringMatching(text),
    });
  });
});

it('a folder on another drive of Windows is not inside the data', () => {
  expect(isWithin('D:\\respaldos', 'C:\\data', path.win32)).toBe(false);
  expect(isWithin('C:\\data\\respaldos', 'C:\\data', path.win32)).toBe(true);
  expect(isWithin('/data-2', '/data', path.posix)).toBe(false);
});

it.each([
  ['127.0.0.1', 'http://127.0.0.1:3000/health'],
  ['0.0.0.0', 'http://127.0.0.1:3000/health'],
  ['::', 'http://[::1]:3000/health'],
  ['::1', 'http://[::1]:3000/health'],
  ['localhost', 'http://localhost:3000/health'],
])('the portal that listens at %s is asked at %s', (host, address) => expect(healthAddress(host, 3_000)).toBe(address));

describe('doctor', () => {
  it('exits 0 for a running portal, with warnings', async () => {
    const dir = await stoppedPortal();
    chmodSync(dir, 0o700);
    await using portal = await testApp({ dataDir: dir });
    const PORT = new URL(await portal.app.listen({ port: 0, host: '127.0.0.1' })).port;
    const { code, output, error } = await spawnPortal(dir, ['doctor'], { env: { PORT } });
    expect({ code, error }).toEqual({ code: 0, error: '' });
    expect(output).toMatch(/^bien {3}Puerto: el portal \S+ responde en 127\.0\.0\.1:\d+\.$/m);
    expect(output).toMatch(/^bien {3}Base de datos: SQLite, al día/m);
    expect(output).toMatch(/^aviso {2}Dirección pública: falta PUBLIC_URL/m);
    expect(output).toMatch(/^aviso {2}Respaldos: no se hacen respaldos automáticos/m);
    expect(output).toMatch(/Nada impide operar\.\n$/);
  });

  it('exits 1 for a port that another program uses and a folder that cannot be written', async () => {
    const other = createServer((socket) => socket.destroy());
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void other.close());
    const address = other.address();
    const file = path.join(temporaryFolder(), 'archivo');
    writeFileSync(file, '');
    const env = { PORT: String(typeof address === 'object' && address?.port), BACKUP_DIR: file };
    const { code, output, error } = await runPortal(await stoppedPortal(), ['doctor'], { env });
    expect({ code, error }).toEqual({ code: 1, error: 'Por corregir antes de operar: 2.\n' });
    expect(output).toMatch(/^error {2}Puerto: otro programa usa .* PORT\.$/m);
    expect(output).toMatch(/^error {2}Respaldos: no se puede escribir en BACKUP_DIR\./m);
  });

  it.each([
    ['DATA_DIR', 'Carpeta de datos', 'below a file'],
    ['DATA_DIR', 'Carpeta de datos', 'that is a file'],
    ['DATA_DIR', 'Carpeta de datos', 'that cannot be made'],
    ['BACKUP_DIR', 'Respaldos', 'below a file'],
    ['BACKUP_DIR', 'Respaldos', 'below a missing folder'],
    ['BACKUP_DIR', 'Respaldos', 'that cannot be made'],
  ])('exits 1 for a %s (%s) %s, and creates nothing', async (variable, title, kind) => {
    const folder = temporaryFolder();
    const file = path.join(folder, 'archivo');
    writeFileSync(file, '');
    const value = {
      'below a file': path.join(file, 'datos'),
      'that is a file': file,
      'below a missing folder': path.join(folder, 'falta', 'datos'),
      'that cannot be made': '/proc/nope',
    }[kind];
    const env = { PORT: String(await freePort()), [variable]: value ?? '' };
    const { code, output, error } = await runPortal(await stoppedPortal(), ['doctor'], { env });
    expect({ code, error }).toEqual({ code: 1, error: 'Por corregir antes de operar: 1.\n' });
    expect(output).toMatch(new RegExp(`^error {2}${title}: no se puede (crear|escribir en) `, 'm'));
    expect(readdirSync(folder)).toEqual(['archivo']);
  });

  it('exits 0 for folders that the portal creates, and leaves nothing behind', async () => {
    const folder = temporaryFolder();
    const env = { PORT: String(await freePort()), BACKUP_DIR: path.join(folder, 'respaldos') };
    const { code, output } = await runPortal(path.join(folder, 'nueva', 'datos'), ['doctor'], { env });
    expect({ code, created: readdirSync(folder) }).toEqual({ code: 0, created: [] });
    expect(output).toMatch(/^aviso {2}Carpeta de datos: .* El primer arranque la crea/m);
  });

  it('exits 1 for a TRUST_PROXY that is no address', async () => {
    const { code, error } = await runPortal(await stoppedPortal(), ['doctor'], { env: { TRUST_PROXY: 'x' } });
    expect({ code, error }).toEqual({
      code: 1,
      error: "El portal no puede iniciar:\n  TRUST_PROXY: 'x' no es una dirección IP, como 10.0.0.2\n",
    });
  });
});
