/** `npm run dev`: starts the development server and restarts it when the API's sources change. */
import path from 'node:path';
import { runNode } from './runNode.ts';

process.chdir(path.resolve(import.meta.dirname, '../..'));
process.exit(
  await runNode(['--watch-path=api', '--watch-path=color', '--watch-path=contract', 'scripts/build/devServer.ts']),
);
