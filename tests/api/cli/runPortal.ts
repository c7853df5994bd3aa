import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished, vi } from 'vitest';
import { COMPILE_CACHE } from '../../support/compileCache.ts';

// Each command is a child process, which starts slowly on a busy machine.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });

const ROOT = path.resolve(import.meta.dirname, '../../..');

export interface CommandResult {
  code: number | null;
  output: string;
  error: string;
}

/** Runs a command of `npm run portal` in a child process. */
export function runPortal(
  dataDir: string,
  args: readonly string[],
  { input = '', env = {} }: { input?: string | Buffer; env?: Record<string, string> } = {},
): Promise<CommandResult> {
  const child = spawn(process.execPath, ['api/cli/main.ts', ...args], {
    cwd: ROOT,
    env: { PATH: process.env.PATH, TZ: 'America/Bogota', DATA_DIR: dataDir, ...COMPILE_CACHE, ...env },
  });
  const text = { output: '', error: '' };
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    text.output += chunk;
  });
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
    text.error += chunk;
  });
  // A command that rejects its arguments exits before it reads its input.
  child.stdin.on('error', () => undefined);
  child.stdin.end(input);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, ...text }));
  });
}

/** A folder that is removed after the test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'portal-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** SHA-256 of each file of a folder, by relative path. */
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
