import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

it('components name only classes that their style sheets have', () => {
  const used = globSync('{admin,public-site}/**/*.tsx', { cwd: ROOT }).flatMap((file) => {
    const source = read(file);
    return [...source.matchAll(/^import (\w+) from '(\.[^']+\.module\.css)';$/gm)].flatMap(([, name, sheet = '']) => {
      const css = read(path.join(path.dirname(file), sheet));
      const classes = new Set([...css.matchAll(/\.([a-z][\w-]*)/gi)].map(([, word]) => word));
      const named = [...source.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))];
      return named.map(([text, word]) => ({ use: `${file}: ${text}`, exists: classes.has(word) }));
    });
  });
  expect(used.length).toBeGreaterThan(0);
  expect(used.filter(({ exists }) => !exists)).toEqual([]);
});
