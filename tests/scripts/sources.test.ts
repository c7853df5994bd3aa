import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'vite';
import { expect, it } from 'vitest';
import { hashOfSources } from '../../scripts/build/sources.ts';
import { listSources, SOURCES_FILE } from '../../scripts/build/vite/listSources.ts';
import { siteWith } from '../support/siteBuild.ts';

const PROJECT = {
  'index.html': '<!doctype html><head></head><script type="module" src="/site/main.ts"></script>',
  'site/main.ts': "import '../styles/index.css'; import { cite } from '../citation/cite.ts'; console.info(cite);",
  'citation/cite.ts': 'export const cite = 1;',
  'styles/index.css': "@import './base.css';",
  'styles/base.css': 'a { color: red }',
  'other/notes.ts': 'export const note = 1;',
  'README.md': 'Uno',
  // Vite's configuration in this test; the real one is a module with imports.
  'vite.config.ts': "import { name } from './plugins/name.ts'; export default { define: { NAME: name } };",
  'plugins/name.ts': "export const name = '1';",
  'tsconfig.json': '{}',
  'package.json': '{"type":"module"}',
  'package-lock.json': '{}',
};

it('a build says what it was made from, and a change of it changes the hash', async () => {
  await using project = await siteWith(PROJECT);
  const root = project.folder;
  const dist = path.join(root, 'dist');
  const hash = () => hashOfSources(root, dist);
  expect(await hash()).toBeNull();
  const configFile = path.join(root, 'vite.config.ts');
  await build({ root, configFile, logLevel: 'error', plugins: [listSources()] });
  // The server part, which is a build of its own.
  await mkdir(path.join(dist, 'server/.vite'), { recursive: true });
  await writeFile(path.join(dist, 'server', SOURCES_FILE), '["i18n"]');
  expect(await hash()).toBeNull();
  await mkdir(path.join(root, 'i18n'));
  await writeFile(path.join(root, 'i18n/texts.ts'), '1');

  let last = await hash();
  expect(last).toMatch(/^[0-9a-f]{64}$/);
  const notRead = ['other/notes.ts', 'README.md'];
  const read = Object.keys(PROJECT).filter((file) => !notRead.includes(file));
  for (const file of [...read, 'i18n/texts.ts', 'citation/new.ts']) {
    await writeFile(path.join(root, file), 'changed');
    const next = await hash();
    expect(next, file).not.toBe(last);
    last = next;
  }
  for (const file of notRead) await writeFile(path.join(root, file), 'changed');
  expect(await hash()).toBe(last);
  await rm(path.join(root, 'plugins'), { recursive: true });
  expect(await hash()).toBeNull();
});
