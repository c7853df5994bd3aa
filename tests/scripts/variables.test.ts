import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { expect, it } from 'vitest';
import { readConfig, VARIABLES } from '../../api/config/config.ts';

/** The only variable of the build; Vite reads it. */
const BUILD_VARIABLE = 'VITE_API_HOST';

const read = (name: string): string => readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8');
const example = parseEnv(read('.env.example'));

it('lists every environment variable in .env.example', () => {
  expect(Object.keys(example).sort()).toEqual([...VARIABLES, BUILD_VARIABLE].sort());
});

it('lists every environment variable in the table of README.md', () => {
  const rows = [...read('README.md').matchAll(/^\| `([A-Z_]+)` \|/gm)].map(([, name]) => name);
  expect(rows.sort()).toEqual([...VARIABLES, BUILD_VARIABLE].sort());
});

it('gives the defaults in .env.example', () => {
  expect(readConfig(example, '/portal')).toEqual(readConfig({}, '/portal'));
});
