import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** The oldest versions without the vulnerabilities listed in docs/security.md. */
const OLDEST: Readonly<Record<string, string>> = {
  fastify: '5.8.3',
  '@fastify/multipart': '10.1.1',
  '@fastify/static': '9.1.1',
  'react-admin': '4.7.6',
  'sanitize-html': '2.18.1',
};
/** Parsers with known vulnerabilities that an upload could trigger. */
const NEVER = ['file-type', 'image-size'];

const { packages } = JSON.parse(readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8')) as {
  packages: Record<string, { version: string }>;
};
const installed = (name: string) =>
  Object.entries(packages).flatMap(([path, { version }]) => (path.endsWith(`node_modules/${name}`) ? [version] : []));
const isOlder = (version: string, than: string): boolean => version.localeCompare(than, 'en', { numeric: true }) < 0;

it.each(Object.entries(OLDEST))('installs %s in version %s or newer only', (name, oldest) => {
  const versions = installed(name);
  expect(versions).not.toEqual([]);
  expect(versions.filter((version) => isOlder(version, oldest))).toEqual([]);
});

it.each(NEVER)('does not install %s', (name) => {
  expect(installed(name)).toEqual([]);
});
