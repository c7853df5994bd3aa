/** `npm start`: builds the site if its sources have changed, then becomes the server. */
import path from 'node:path';
import { buildIfNeeded } from './buildIfNeeded.ts';
import { runNode } from './runNode.ts';
import { SERVER_ARGS, SERVER_ENV } from './serverOptions.ts';

process.chdir(path.resolve(import.meta.dirname, '../..'));
const failed = await buildIfNeeded();
if (failed !== 0) process.exit(failed);

const env = { ...process.env, ...SERVER_ENV };
if (process.execve === undefined || process.platform === 'win32') {
  process.exit(await runNode(SERVER_ARGS, env));
} else {
  const runByNpm = process.env.npm_lifecycle_event !== undefined;
  const preload = runByNpm ? ['--import', './scripts/build/stopWithNpm.ts'] : [];
  process.execve(process.execPath, [process.execPath, ...preload, ...SERVER_ARGS], env);
}
