import { spawn } from 'node:child_process';
import { onParentExit } from './onParentExit.ts';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Runs Node as a child process, forwards signals to it, and exits with its exit code. */
export function spawnNode(args: readonly string[], env: NodeJS.ProcessEnv = process.env): void {
  const child = spawn(process.execPath, args, { stdio: 'inherit', env });
  for (const signal of SIGNALS) process.on(signal, () => child.kill(signal));
  onParentExit(() => child.kill('SIGTERM'));
  child.once('exit', (code) => process.exit(code ?? 1));
}
