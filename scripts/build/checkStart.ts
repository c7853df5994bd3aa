/** Runs `npm start` with an empty database, waits until the portal is healthy, stops npm, and fails if the portal keeps running. */
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const PORT = process.env.PORT ?? '4890';
const START_MS = 180_000;
const STOP_MS = 15_000;
const WINDOWS = process.platform === 'win32';

const isHealthy = (): Promise<boolean> =>
  fetch(`http://127.0.0.1:${PORT}/health`).then(
    ({ ok }) => ok,
    () => false,
  );

async function until(healthy: boolean, milliseconds: number): Promise<void> {
  const deadline = Date.now() + milliseconds;
  while ((await isHealthy()) !== healthy) {
    if (Date.now() > deadline) throw new Error(`the portal did not ${healthy ? 'start' : 'stop'}`);
    await wait(250);
  }
}

const dataDir = mkdtempSync(path.join(tmpdir(), 'portal-start-'));
const npm = spawn('npm', ['start'], {
  // npm.cmd runs only in a shell.
  shell: WINDOWS,
  stdio: 'inherit',
  env: { ...process.env, PORT, DATA_DIR: dataDir },
});
try {
  await until(true, START_MS);
} finally {
  if (WINDOWS) spawnSync('taskkill', ['/pid', String(npm.pid), '/T', '/F']);
  else npm.kill('SIGTERM');
}
await until(false, STOP_MS);
console.info('npm start serves the portal and leaves no process behind');
