/** npm run docs: writes the generated tables of docs/behaviour.md; with --check it fails if they are stale. */
import { readFileSync, writeFileSync } from 'node:fs';
import { fillGenerated } from './docs/fill.ts';
import { generatedParts } from './docs/generated.ts';

const FILE = new URL('../../docs/behaviour.md', import.meta.url);

const stored = readFileSync(FILE, 'utf8');
const current = fillGenerated(stored, await generatedParts());
if (!process.argv.includes('--check')) writeFileSync(FILE, current);
else if (current !== stored) throw new Error('stale tables in docs/behaviour.md: run npm run docs');
