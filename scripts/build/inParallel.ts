/** Runs npm scripts, named as arguments, at the same time. Ends with an error if one of them does. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';

// npm.cmd runs only in a shell.
const shell = process.platform === 'win32';

async function succeeds(script: string): Promise<boolean> {
  const [code] = await once(spawn('npm', ['run', script], { shell, stdio: 'inherit' }), 'exit');
  return code === 0;
}

const results = await Promise.all(process.argv.slice(2).map(succeeds));
process.exitCode = results.every(Boolean) ? 0 : 1;
