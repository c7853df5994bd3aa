import { spawn } from 'node:child_process';
import { Console } from 'node:console';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable, Writable } from 'node:stream';
import { onTestFinished, vi } from 'vitest';
import { run } from '../../../api/cli/run.ts';
import { COMPILE_CACHE } from '../../support/compileCache.ts';

// Some commands are child processes, which start slowly on a busy machine.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });

const ROOT = path.resolve(import.meta.dirname, '../../..');

export interface CommandResult {
  code: number | null;
  output: string;
  error: string;
}

interface CommandSettings {
  input?: string | Buffer;
  env?: Record<string, string>;
  /** the output is a terminal */
  isTerminal?: boolean;
}

/** Collects what is written to it. */
class TextStream extends Writable {
  text = '';

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.text += chunk.toString();
    done();
  }
}

/** Runs a command of `npm run portal` in this process. Where the test is about processes, see `spawnPortal`. */
export async function runPortal(
  dataDir: string,
  args: readonly string[],
  { input = '', env = {}, isTerminal = false }: CommandSettings = {},
): Promise<CommandResult> {
  const [stdout, stderr] = [new TextStream(), new TextStream()];
  const code = await run(args, {
    env: { DATA_DIR: dataDir, ...env },
    console: new Console({ stdout, stderr }),
    terminal: { stdin: Readable.from([Buffer.from(input)]), stdout: { isTTY: isTerminal }, stderr },
  });
  return { code, output: stdout.text, error: stderr.text };
}

/** Runs a command of `npm run portal` in a child process: beside a portal, with the process's streams and exit code. */
export function spawnPortal(
  dataDir: string,
  args: readonly string[],
  { input = '', env = {} }: CommandSettings = {},
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
