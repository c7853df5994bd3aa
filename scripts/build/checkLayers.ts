/** Part of `npm run lint`: fails if an import points against the direction of the layers. */
import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import path from 'node:path';
import { findBreaches } from './layers/findBreaches.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const SOURCES = '{client,color,contract,citation,i18n,dataProvider,api,admin,public-site}/**/*.{ts,tsx}';

let breaches = 0;
for await (const name of glob(SOURCES, { cwd: ROOT })) {
  const file = name.replaceAll(path.sep, '/');
  for (const imported of findBreaches(file, readFileSync(path.join(ROOT, name), 'utf8'))) {
    console.error(`${file} must not import ${imported} (docs/decisions/0001-direction-of-imports.md)`);
    breaches += 1;
  }
}
if (breaches > 0) process.exitCode = 1;
