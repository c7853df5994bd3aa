/** `npm run dev`: the development server, restarted when the server's own sources change. */
import path from 'node:path';
import { spawnNode } from './spawnNode.ts';

process.chdir(path.resolve(import.meta.dirname, '../..'));
spawnNode(['--watch-path=api', '--watch-path=contract', 'scripts/build/devServer.ts']);
