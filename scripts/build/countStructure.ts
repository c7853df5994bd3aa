/**
 * Counts what the structure of the product costs: the files that a page, a field and a resource take, small files with one importer,
 * and files and lines by part. With the kind and a name as arguments, lists files:
 *
 *     node scripts/build/countStructure.ts [page NAME | field NAME | resource NAME | small] [--root FOLDER]
 *
 * tests/scripts/resourceFiles.test.ts holds the numbers of the files that name a resource.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { RESOURCE_NAMES, type ResourceName } from '../../contract/resources/resources.ts';
import { PARTS } from './layers/layers.ts';
import { filesNamingResources, isOwnFile, namesKey } from './structure/namesResource.ts';
import { findSmallFiles } from './structure/smallFiles.ts';
import { countLines, sourcesIn } from './structure/sources.ts';

/** A page without a record, and a text of one resource. */
const SAMPLES = { page: 'accesibilidad', field: 'lugar' };

const { positionals, values } = parseArgs({ allowPositionals: true, options: { root: { type: 'string' } } });
const root = path.resolve(values.root ?? path.join(import.meta.dirname, '../..'));
const [kind, wanted = ''] = positionals;

const product = sourcesIn(root, `{${Object.keys(PARTS)}}/**/*.{ts,tsx}`);
const tests = sourcesIn(root, 'tests/**/*.{ts,tsx}');

interface Files {
  own: string[];
  changed: string[];
}

/** The files of a page or a field: whose path has its name, and others that name it as a string, a key or a property. */
function filesOf(name: string): Files {
  const isOwn = (file: string) => file.toLowerCase().includes(name.toLowerCase());
  const naming = product.filter(({ file, text }) => !isOwn(file) && namesKey(text, name));
  return { own: product.map(({ file }) => file).filter(isOwn), changed: naming.map(({ file }) => file) };
}

const naming = filesNamingResources(root);
const filesOfResource = (name: ResourceName): Files => ({
  own: product.map(({ file }) => file).filter((file) => isOwnFile(file, name)),
  changed: naming[name],
});

const count = ({ own, changed }: Files): string => `${own.length} own, ${changed.length} others`;
const list = ({ own, changed }: Files): string => ['own:', ...own, 'others:', ...changed].join('\n  ');

function byPart(): Record<string, { files: number; lines: number }> {
  const rows = [...Object.keys(PARTS), 'scripts', 'bench', 'tests'].map((part) => {
    const sources = sourcesIn(root, `${part}/**/*.{ts,tsx,css}`);
    return [
      part,
      { files: sources.length, lines: sources.reduce((sum, { text }) => sum + countLines(text), 0) },
    ] as const;
  });
  const total = (of: typeof rows) => ({
    files: of.reduce((sum, [, { files }]) => sum + files, 0),
    lines: of.reduce((sum, [, { lines }]) => sum + lines, 0),
  });
  const isProduct = ([part]: (typeof rows)[number]) => part in PARTS;
  return Object.fromEntries([...rows, ['product', total(rows.filter(isProduct))], ['all', total(rows)]]);
}

function printAll(): void {
  const { oneImporter, foldable } = findSmallFiles(product, tests);
  console.log(`page ${SAMPLES.page}: ${count(filesOf(SAMPLES.page))}`);
  console.log(`field ${SAMPLES.field}: ${count(filesOf(SAMPLES.field))}`);
  for (const name of RESOURCE_NAMES) console.log(`resource ${name}: ${count(filesOfResource(name))}`);
  console.log(`small files with one importer, in their folder: ${oneImporter.length}`);
  console.log(`of these without a test and a lazy import: ${foldable.length}`);
  console.table(byPart());
}

if (kind === undefined) printAll();
else if (kind === 'small') console.log(findSmallFiles(product, tests).foldable.join('\n'));
else console.log(list(kind === 'resource' ? filesOfResource(wanted as ResourceName) : filesOf(wanted)));
