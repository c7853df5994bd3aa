import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (file: string): string => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
const sent = new Set([...read('.dockerignore').matchAll(/^!([\w-]+)$/gm)].map(([, folder]) => folder));
const NOT_BUILT = ['bench', 'dist', 'docs', 'node_modules', 'tests'];

test('every folder of the source reaches the Docker build', () => {
  const folders = readdirSync(new URL('../..', import.meta.url), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.') && !NOT_BUILT.includes(entry.name))
    .map(({ name }) => name);
  expect(folders.filter((folder) => !sent.has(folder) && hasSource(folder))).toEqual([]);
});

test('the image has every folder that the API imports', () => {
  const copied = new Set([...read('Dockerfile').matchAll(/\/portal\/([\w-]+) /g)].map(([, folder]) => folder));
  const sources = [...copied].filter((folder) => folder !== 'node_modules' && folder !== 'dist') as string[];
  const imported = sources.flatMap((folder) =>
    filesOf(folder).flatMap((file) =>
      [...read(file).matchAll(/from '(?:\.\.\/)+([a-z-]+)\//g)].map(([, name]) => name),
    ),
  );
  expect(sources).toContain('api');
  const topFolders = new Set(readdirSync(new URL('../..', import.meta.url)));
  expect(imported.filter((name) => name !== undefined && topFolders.has(name) && !copied.has(name))).toEqual([]);
});

function filesOf(folder: string): string[] {
  return readdirSync(new URL(`../../${folder}`, import.meta.url), { recursive: true })
    .map((name) => `${folder}/${name}`)
    .filter((name) => name.endsWith('.ts'));
}

const hasSource = (folder: string): boolean => filesOf(folder).length > 0;
