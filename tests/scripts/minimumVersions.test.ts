import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** The oldest versions without the faults that docs/security.md names. */
const OLDEST: Readonly<Record<string, string>> = {
  fastify: '5.8.3',
  '@fastify/multipart': '10.1.1',
  '@fastify/static': '9.1.1',
  'react-admin': '4.7.6',
  'sanitize-html': '2.18.1',
};
/** They guess what a file is: what they cannot stand, an upload may contain. */
const NEVER = ['file-type', 'image-size'];

const { packages } = JSON.parse(readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8')) as {
  packages: Record<string, { version: string }>;
};
const installed = (name: string) =>
  Object.entries(packages).flatMap(([path, { version }]) => (path.endsWith(`node_modules/${name}`) ? [version] : []));
const isOlder = (version: string, than: string): boolean => version.localeCompare(than, 'en', { numeric: true }) < 0;

it.each(Object.entries(OLDEST))('%s is %s or newer, wherever it is installed', (name, oldest) => {
  const versions = installed(name);
  expect(versions).not.toEqual([]);
  expect(versions.filter((version) => isOlder(version, oldest))).toEqual([]);
});

it.each(NEVER)('%s is not among the packages', (name) => {
  expect(installed(name)).toEqual([]);
});
