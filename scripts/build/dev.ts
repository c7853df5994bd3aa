/** `npm run dev`: starts the development server and restarts it when the API's sources change. */
import path from 'node:path';
import { spawnNode } from './spawnNode.ts';

process.chdir(path.resolve(import.meta.dirname, '../..'));
spawnNode(['--watch-path=api', '--watch-path=contract', 'scripts/build/devServer.ts']);
