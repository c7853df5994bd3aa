import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { buildApp } from '../../api/app.ts';
import { readConfig } from '../../api/config/config.ts';
import { databaseProblem } from '../../api/startProblem.ts';
import { COMPILE_CACHE } from '../support/compileCache.ts';
import { freePort } from '../support/freePort.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const MAIN = path.join(ROOT, 'api/main.ts');
const READ_ONLY = 'mount -t tmpfs -o ro tmpfs "$DATA_DIR" && exec "$0" "$@"';

function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'portal-inicio-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

interface Start {
  /** standard output until the portal listens or exits */
  log: string;
  error: string;
  /** null if it listened */
  code: number | null;
}

/** Starts a portal until it listens or exits. @param wrapper a command that runs it */
async function start(env: Readonly<Record<string, string>>, wrapper: readonly string[] = []): Promise<Start> {
  const [command = '', ...args] = [...wrapper, process.execPath, MAIN];
  const PORT = String(await freePort());
  const portal = spawn(command, args, {
    env: { PATH: process.env.PATH, ...COMPILE_CACHE, PORT, SAMPLE_CONTENT: 'off', DATA_DIR: temporaryFolder(), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(portal, 'close') as Promise<[number | null]>;
  const text = { log: '', error: '' };
  portal.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    text.log += chunk;
    if (text.log.includes('El portal está en')) portal.kill('SIGKILL');
  });
  portal.stderr.setEncoding('utf8').on('data', (chunk: string) => {
    text.error += chunk;
  });
  const [code] = await ended;
  return { ...text, code };
}

/** What a start that fails prints, without the seconds that a process takes to say it. */
async function problemOf(env: Readonly<Record<string, string>>): Promise<string> {
  const config = readConfig({ SAMPLE_CONTENT: 'off', ...env }, ROOT);
  const cause: unknown = await buildApp(config).catch((error: unknown) => error);
  return databaseProblem(cause, config);
}

/** The port of a program that accepts connections and never answers. */
async function silentServer(): Promise<number> {
  const sockets = new Set<{ destroy: () => void }>();
  const server = createServer((socket) => sockets.add(socket));
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close();
    for (const socket of sockets) socket.destroy();
  });
  return port;
}

/** Milliseconds: a start takes seconds on a busy machine, and a database that does not answer takes five. */
const PATIENCE = 120_000;

/** Mounting a tmpfs needs root or the right to create namespaces. */
const cannotMount = (): boolean =>
  spawnSync('unshare', ['-m', 'sh', '-c', READ_ONLY, 'true'], { env: { PATH: process.env.PATH, DATA_DIR: tmpdir() } })
    .status !== 0;

const stated = (problem: string): string => `El portal no puede iniciar:\n  ${problem}`;
const refused = (problem: string) => ({ code: 1, error: `${stated(problem)}\n` });

describe('the start log', { timeout: PATIENCE }, () => {
  it('says that PUBLIC_URL is missing, and has the first password once, after the portal listens', async () => {
    const DATA_DIR = temporaryFolder();
    const { log } = await start({ DATA_DIR });
    expect(log).toContain('Falta PUBLIC_URL, la dirección pública del portal');
    expect(log).toMatch(/Server listening.*Usuario: admin {2}Contraseña: \S{24} /s);
    const again = await start({ DATA_DIR, PUBLIC_URL: 'https://investigacion.example.org' });
    expect(again.log).toContain('El portal está en');
    expect(again.log).not.toContain('PUBLIC_URL');
    expect(again.log).not.toContain('Contraseña');
  });

  it('has the first password of a start that follows one whose port was in use', async () => {
    const DATA_DIR = temporaryFolder();
    const port = await silentServer();
    const { log, ...failed } = await start({ DATA_DIR, PORT: String(port) });
    expect(failed).toEqual(refused(`PORT: otro programa usa 127.0.0.1:${port}. Deténgalo, o elija otro puerto.`));
    expect(log).not.toContain('Contraseña');
    expect((await start({ DATA_DIR })).log).toMatch(/Usuario: admin {2}Contraseña: \S{24} /);
  });
});

describe('a start that fails', { timeout: PATIENCE }, () => {
  it('names HOST for an address of another machine', async () => {
    expect(await start({ HOST: '192.0.2.1' })).toMatchObject(
      refused("HOST: '192.0.2.1' no es una dirección de este equipo. Use 127.0.0.1, o 0.0.0.0 para todas."),
    );
  });

  it('names DATA_DIR for a file', async () => {
    const file = path.join(temporaryFolder(), 'archivo');
    writeFileSync(file, '');
    expect(await start({ DATA_DIR: file })).toMatchObject(
      refused(`DATA_DIR: no se puede usar ${file}. No es una carpeta: ${file}`),
    );
    const below = path.join(file, 'datos');
    expect(await problemOf({ DATA_DIR: below })).toBe(
      stated(`DATA_DIR: no se puede usar ${below}. No es una carpeta: ${below}`),
    );
  });

  it('names DATA_DIR for a folder that cannot be made, and does not hang', async () => {
    expect(await problemOf({ DATA_DIR: '/proc/nope/datos' })).toBe(
      stated('DATA_DIR: no se puede usar /proc/nope/datos. El sistema no lo permite: /proc/nope'),
    );
  });

  it.skipIf(cannotMount())('names DATA_DIR for a read-only folder', async () => {
    const DATA_DIR = temporaryFolder();
    expect(await start({ DATA_DIR }, ['unshare', '-m', 'sh', '-c', READ_ONLY])).toMatchObject(
      refused(`DATA_DIR: no se puede usar ${DATA_DIR}. Solo se puede leer: ${DATA_DIR}`),
    );
  });

  it('names DATABASE_URL, without its password, for a server that cannot be reached', async () => {
    const port = await freePort();
    expect(await problemOf({ DATABASE_URL: `postgres://ana:clave@127.0.0.1:${port}/portal` })).toBe(
      stated(
        `DATABASE_URL: No se pudo conectar con PostgreSQL. Se intentó con postgres://ana@127.0.0.1:${port}/portal`,
      ),
    );
  });

  it('names DATABASE_URL for a server that does not answer', async () => {
    const port = await silentServer();
    expect((await start({ DATABASE_URL: `postgres://ana:clave@127.0.0.1:${port}/portal` })).error).toContain(
      'DATABASE_URL: No se pudo conectar con PostgreSQL.',
    );
  });

  it('names DATABASE_URL for an address that is none', async () => {
    expect((await start({ DATABASE_URL: 'postgres://ana:cla#ve@base/portal' })).error).toContain(
      'DATABASE_URL: use postgres://usuario:clave@servidor:puerto/base',
    );
  });
});
