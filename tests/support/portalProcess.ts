import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { COMPILE_CACHE } from './compileCache.ts';
import { freePort } from './freePort.ts';

const MAIN = path.resolve(import.meta.dirname, '../../api/main.ts');

/** A portal in a child process, started as in production. */
export interface PortalProcess {
  child: ChildProcess;
  /** origin, with the port from its log */
  origin: string;
}

function originOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    const listen = (chunk: string) => {
      output += chunk;
      const port = /El portal está en http:\/\/localhost:(\d+)/.exec(output)?.[1];
      if (port === undefined) return;
      // Discards further output, so that the pipe does not fill up.
      child.stdout?.off('data', listen).resume();
      resolve(`http://127.0.0.1:${port}`);
    };
    child.stdout?.setEncoding('utf8').on('data', listen);
    child.once('exit', () => reject(new Error(`the portal did not start: ${output}`)));
  });
}

/**
 * Starts a portal and waits until it listens.
 * @param env environment, PATH excepted; a free PORT if it has none
 */
export async function spawnPortal(env: Readonly<Record<string, string>>): Promise<PortalProcess> {
  const child = spawn(process.execPath, [MAIN], {
    // A busy machine must not fail tests: no limit of the event loop delay.
    env: {
      PATH: process.env.PATH,
      PORT: String(await freePort()),
      MAX_EVENT_LOOP_DELAY: '0',
      ...COMPILE_CACHE,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    return { child, origin: await originOf(child) };
  } catch (error) {
    child.kill('SIGKILL');
    throw error;
  }
}

/** Sends a signal and waits for the exit. @returns the exit code; null when a signal ended the process */
export async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  const exited = once(child, 'exit');
  child.kill(signal);
  const [code] = (await exited) as [number | null];
  return code;
}
