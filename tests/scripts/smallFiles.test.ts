import { expect, it } from 'vitest';
import { findSmallFiles } from '../../scripts/build/structure/smallFiles.ts';

const LINE = 'export const x = 1;\n';
const product = [
  {
    file: 'api/a/main.ts',
    text: "import { x } from './one.ts';\nimport './long.ts';\nimport './two.ts';\nimport('./lazy.ts');\n",
  },
  {
    file: 'api/a/other.ts',
    text: "import type { X } from './two.ts';\nimport { y } from '../b/far.ts';\nimport { z } from './tested.ts';\n",
  },
  { file: 'api/a/one.ts', text: LINE.repeat(24) },
  { file: 'api/a/long.ts', text: LINE.repeat(25) },
  { file: 'api/a/two.ts', text: LINE },
  { file: 'api/a/lazy.ts', text: LINE },
  { file: 'api/a/tested.ts', text: LINE },
  { file: 'api/b/far.ts', text: LINE },
];
const tests = [{ file: 'tests/api/tested.test.ts', text: "import { z } from '../../api/a/tested.ts';\n" }];

it('finds files below 25 lines whose only importer is in their folder; no test and no lazy chunk may need a foldable one', () => {
  expect(findSmallFiles(product, tests)).toEqual({
    oneImporter: ['api/a/one.ts', 'api/a/lazy.ts', 'api/a/tested.ts'],
    foldable: ['api/a/one.ts'],
  });
});
