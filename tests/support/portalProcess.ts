import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { COMPILE_CACHE } from './compileCache.ts';

const MAIN = path.resolve(import.meta.dirname, '../../api/main.ts');

/** A portal in a process of its own, started as production is, its log read for its address. */
export interface PortalProcess {
  child: ChildProcess;
  /** its address, with the port that it took */
  origin: string;
}

function originOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    const listen = (chunk: string) => {
      said += chunk;
      const port = /El portal está en http:\/\/localhost:(\d+)/.exec(said)?.[1];
      if (port === undefined) return;
      // What it logs from now on is read and forgotten, so that it never waits for a reader.
      child.stdout?.off('data', listen).resume();
      resolve(`http://127.0.0.1:${port}`);
    };
    child.stdout?.setEncoding('utf8').on('data', listen);
    child.once('exit', () => reject(new Error(`the portal did not start: ${said}`)));
  });
}

/**
 * Starts a portal, and waits until it listens.
 * @param env all of its environment but PATH
 */
export async function spawnPortal(env: Readonly<Record<string, string>>): Promise<PortalProcess> {
  const child = spawn(process.execPath, [MAIN], {
    env: { PATH: process.env.PATH, ...COMPILE_CACHE, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    return { child, origin: await originOf(child) };
  } catch (error) {
    child.kill('SIGKILL');
    throw error;
  }
}

/** Ends a process, unless it is gone. @returns its exit code; null when a signal cut it off */
export async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  const exited = once(child, 'exit');
  child.kill(signal);
  const [code] = (await exited) as [number | null];
  return code;
}
