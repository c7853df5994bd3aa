import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { COMPILE_CACHE } from '../support/compileCache.ts';

const MAIN = path.resolve(import.meta.dirname, '../../api/main.ts');

/** The output of a portal from its start until it listens. */
async function startLog(env: Readonly<Record<string, string>>): Promise<string> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'portal-inicio-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  const portal = spawn(process.execPath, [MAIN], {
    env: { PATH: process.env.PATH, ...COMPILE_CACHE, PORT: '0', DATA_DIR: dataDir, SAMPLE_CONTENT: 'off', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(portal, 'exit');
  let log = '';
  for await (const chunk of portal.stdout) {
    log += String(chunk);
    if (log.includes('El portal está en')) break;
  }
  portal.kill('SIGKILL');
  await ended;
  return log;
}

describe('the start log', () => {
  it('says that PUBLIC_URL is missing', async () => {
    expect(await startLog({})).toContain('Falta PUBLIC_URL, la dirección pública del portal');
  });

  it('says nothing about a PUBLIC_URL that is set', async () => {
    expect(await startLog({ PUBLIC_URL: 'https://investigacion.example.org' })).not.toContain('PUBLIC_URL');
  });
});
