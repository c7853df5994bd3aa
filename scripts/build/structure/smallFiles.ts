/** Files that may be part of their only neighbour. */
import path from 'node:path';
import { countLines, type Source } from './sources.ts';

/** Lines from which a file stands by itself. */
const OWN_FILE_LINES = 25;

/** An import of a value or a type; `import(` of a lazy chunk. */
const IMPORT = /\b(?:from|import)\s*(\(?)\s*'(\.{1,2}\/[^'?]+)/g;

interface Import {
  from: string;
  to: string;
  lazy: boolean;
}

const importsOf = ({ file, text }: Source): Import[] =>
  [...text.matchAll(IMPORT)].map(([, parenthesis, specifier = '']) => ({
    from: file,
    to: path.posix.join(path.posix.dirname(file), specifier),
    lazy: parenthesis === '(',
  }));

export interface SmallFiles {
  /** files of few lines whose only importer in the product is in the same folder */
  oneImporter: string[];
  /** those of them that no test imports, and no file lazily */
  foldable: string[];
}

export function findSmallFiles(product: readonly Source[], tests: readonly Source[]): SmallFiles {
  const imports = product.flatMap(importsOf);
  const needed = new Set([...tests.flatMap(importsOf), ...imports.filter(({ lazy }) => lazy)].map(({ to }) => to));
  const importersOf = Map.groupBy(imports, ({ to }) => to);
  const oneImporter = product
    .filter(({ file, text }) => {
      const importers = [...new Set(importersOf.get(file)?.map(({ from }) => from))];
      const [only = ''] = importers;
      return (
        countLines(text) < OWN_FILE_LINES &&
        importers.length === 1 &&
        path.posix.dirname(only) === path.posix.dirname(file)
      );
    })
    .map(({ file }) => file);
  return { oneImporter, foldable: oneImporter.filter((file) => !needed.has(file)) };
}
