/**
 * Starts the portal as a newcomer does: `npm start` without a build, with an empty database. Checks the sample content, the printed
 * password, that a saved home configuration survives the second start, and that no process stays. Leaves the build in dist/.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { VARIABLES } from '../../api/config/config.ts';
import { inicio } from '../../api/sample/inicio.ts';
import { addressOf } from '../../contract/calls/callAddress.ts';
import type { EndpointName } from '../../contract/calls/endpoints.ts';
import { freePort } from '../../tests/support/freePort.ts';

const START_MS = 180_000;
const STOP_MS = 60_000;
const WINDOWS = process.platform === 'win32';
const SAVED = { objetivo: '<p>Lo que escribió el personal.</p>', direccion: 'Calle de la Prueba 1' };

const port = String(process.env.PORT || (await freePort()));
const origin = `http://127.0.0.1:${port}`;

type Env = Readonly<Record<string, string>>;

/** The environment of a newcomer, who has set nothing. */
function newcomerEnv(env: Env): NodeJS.ProcessEnv {
  const rest = { ...process.env };
  for (const name of [...VARIABLES, 'NODE_ENV']) delete rest[name];
  return { ...rest, ...env, PORT: port };
}

function check(condition: boolean, problem: string): asserts condition {
  if (!condition) throw new Error(problem);
}

const isHealthy = (): Promise<boolean> =>
  fetch(`${origin}/health`).then(
    ({ ok }) => ok,
    () => false,
  );

async function until(condition: () => boolean | Promise<boolean>, milliseconds: number, problem: string) {
  const deadline = Date.now() + milliseconds;
  while (!(await condition())) {
    check(Date.now() < deadline, problem);
    await wait(100);
  }
}

function stopNpm(npm: ChildProcess): void {
  if (WINDOWS) spawnSync('taskkill', ['/pid', String(npm.pid), '/T', '/F']);
  else npm.kill('SIGTERM');
}

/** Runs `npm start`, does `work` while the portal serves, and stops npm. @param work gets what the start printed */
async function whileServing(env: Env, work: (output: string) => Promise<void>): Promise<void> {
  // npm.cmd runs only in a shell.
  const npm = spawn('npm', ['start'], { shell: WINDOWS, stdio: ['ignore', 'pipe', 'inherit'], env: newcomerEnv(env) });
  const exited = once(npm, 'exit');
  let output = '';
  npm.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    output += chunk;
    process.stdout.write(chunk);
  });
  try {
    const hasStarted = () => output.includes('El portal está en') || npm.exitCode !== null;
    await until(hasStarted, START_MS, 'the portal did not start');
    check(npm.exitCode === null && (await isHealthy()), 'the portal is not healthy');
    await work(output);
  } finally {
    stopNpm(npm);
  }
  await exited;
  await until(async () => !(await isHealthy()), STOP_MS, 'the portal did not stop with npm');
}

async function call(name: EndpointName, body?: object, cookie = ''): Promise<Response> {
  const response = await fetch(origin + addressOf(name, {}), {
    method: body === undefined ? 'GET' : 'POST',
    headers: { 'content-type': 'application/json', cookie },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  check(response.ok, `${name} answered ${response.status}`);
  return response;
}

async function saveHome(output: string): Promise<void> {
  const [, usuario, password] = /Usuario: (\S+) {2}Contraseña: (\S+)/.exec(output) ?? [];
  check(password !== undefined, 'the first start printed no password');
  const login = await call('login', { usuario, password });
  await call('updateConfiguracion', SAVED, login.headers.get('set-cookie')?.split(';')[0]);
}

/** True if the home shows this address in its foot. */
const homeShows = async (direccion: string): Promise<boolean> =>
  (await (await fetch(origin)).text()).includes(direccion);

const hasSample = async (): Promise<boolean> => {
  const integrantes = (await (await call('listPublicIntegrantes')).json()) as unknown[];
  return integrantes.length > 0;
};

async function checkTwoStarts(first: Env, sample: boolean): Promise<void> {
  const DATA_DIR = mkdtempSync(path.join(tmpdir(), 'portal-start-'));
  try {
    await whileServing({ ...first, DATA_DIR }, async (output) => {
      check((await hasSample()) === sample, `the first start ${sample ? 'shows no' : 'has'} sample content`);
      check((await homeShows(inicio.direccion)) === sample, 'the home differs from the first start');
      await saveHome(output);
    });
    await whileServing({ DATA_DIR }, async (output) => {
      check(!output.includes('Contraseña'), 'the second start printed a password');
      check((await hasSample()) === sample, 'the second start changed the sample content');
      check(await homeShows(SAVED.direccion), 'the second start lost the home configuration');
    });
  } finally {
    rmSync(DATA_DIR, { recursive: true, force: true });
  }
}

process.chdir(path.resolve(import.meta.dirname, '../..'));
rmSync('dist', { recursive: true, force: true });
await checkTwoStarts({}, true);
await checkTwoStarts({ SAMPLE_CONTENT: 'off' }, false);
console.info('npm start shows the sample group and its password, keeps what staff wrote, and leaves no process behind');
