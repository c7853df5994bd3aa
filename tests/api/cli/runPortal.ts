import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished, vi } from 'vitest';
import { COMPILE_CACHE } from '../../support/compileCache.ts';

// Each command is a process of its own, which a busy machine starts slowly.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });

const RAIZ = path.resolve(import.meta.dirname, '../../..');

export interface Resultado {
  codigo: number | null;
  salida: string;
  error: string;
}

/** Runs an operator's command as a process of its own. */
export function runPortal(
  dataDir: string,
  args: readonly string[],
  { entrada = '', env = {} }: { entrada?: string | Buffer; env?: Record<string, string> } = {},
): Promise<Resultado> {
  const child = spawn(process.execPath, ['api/cli/main.ts', ...args], {
    cwd: RAIZ,
    env: { PATH: process.env.PATH, TZ: 'America/Bogota', DATA_DIR: dataDir, ...COMPILE_CACHE, ...env },
  });
  const texto = { salida: '', error: '' };
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    texto.salida += chunk;
  });
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
    texto.error += chunk;
  });
  // A command that refuses its arguments is gone before it reads.
  child.stdin.on('error', () => undefined);
  child.stdin.end(entrada);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (codigo) => resolve({ codigo, ...texto }));
  });
}

/** A folder that is gone after the test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'portal-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Every file of a folder with the hash of its bytes. */
export function checksums(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  return Object.fromEntries(
    files
      .filter((file) => statSync(path.join(folder, file)).isFile())
      .map((file) => [
        file,
        createHash('sha256')
          .update(readFileSync(path.join(folder, file)))
          .digest('hex'),
      ]),
  );
}
