/** npm run docs: writes the generated tables of docs/behaviour.md. */
import { readFileSync, writeFileSync } from 'node:fs';
import { fillGenerated } from './docs/fill.ts';
import { generatedParts } from './docs/generated.ts';

const FILE = new URL('../../docs/behaviour.md', import.meta.url);

writeFileSync(FILE, fillGenerated(readFileSync(FILE, 'utf8'), await generatedParts()));
