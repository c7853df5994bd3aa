import { execFile } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { endpoints } from '../../contract/calls/endpoints.ts';
import { COMPILE_CACHE } from '../support/compileCache.ts';

const ROOT = new URL('../../', import.meta.url);
const read = (file: string): string => readFileSync(new URL(file, ROOT), 'utf8');
const behaviour = read('docs/behaviour.md');

describe('docs/behaviour.md', () => {
  it('has the tables that npm run docs writes', async () => {
    // In Node, as the command runs: Vite would define import.meta.env.
    await promisify(execFile)(process.execPath, [fileURLToPath(new URL('scripts/build/docs.ts', ROOT)), '--check'], {
      env: { ...process.env, ...COMPILE_CACHE },
    });
  });

  it('has at most 60 kB beside its generated tables', () => {
    const byHand = behaviour.replaceAll(/<!-- generated:[\s\S]*?<!-- \/generated -->/g, '');
    expect(Buffer.byteLength(byHand)).toBeLessThanOrEqual(60_000);
  });

  it('lists every call', () => {
    const missing = Object.keys(endpoints).filter((name) => !behaviour.includes(`| \`${name}\` |`));
    expect(missing).toEqual([]);
  });
});

/** Documents name a test without its ending. */
const ENDINGS = ['', '.test.ts', '.test.tsx', '.spec.ts'];
const isFile = (name: string): boolean => ENDINGS.some((ending) => existsSync(new URL(name + ending, ROOT)));

const documents = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', ...globSync('docs/**/*.md', { cwd: ROOT })];

describe.each(documents)('%s', (document) => {
  const base = new URL(document, ROOT);

  it('links existing files only', () => {
    const links = [...read(document).matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)].map(([, link = '']) => link);
    expect(links.filter((link) => !existsSync(new URL(link, base)))).toEqual([]);
  });

  it('names existing files only', () => {
    const named = [
      ...read(document).matchAll(
        /`((?:admin|api|client|color|contract|dataProvider|docs|i18n|public-site|scripts|tests)\/[\w./-]*)`/g,
      ),
    ];
    expect(named.map(([, name = '']) => name).filter((name) => !isFile(name))).toEqual([]);
  });
});
