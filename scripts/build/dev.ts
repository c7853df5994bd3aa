/** `npm run dev`: starts the development server and restarts it when the API's sources change. Vite follows those of the site. */
import path from 'node:path';
import { PARTS } from './layers/layers.ts';
import { runNode } from './runNode.ts';

process.chdir(path.resolve(import.meta.dirname, '../..'));
const watched = ['api', ...(PARTS.api ?? [])].map((folder) => `--watch-path=${folder}`);
process.exit(await runNode([...watched, 'scripts/build/devServer.ts']));
