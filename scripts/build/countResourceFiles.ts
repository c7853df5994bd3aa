/**
 * Counts the files of the product that name a resource outside its own files. With the name of a resource as argument, lists them.
 * tests/scripts/resourceFiles.test.ts holds the numbers.
 */
import path from 'node:path';
import { RESOURCE_NAMES } from '../../contract/resources/resources.ts';
import { filesNamingResources } from './resourceFiles/namesResource.ts';

const [wanted] = process.argv.slice(2);
const files = filesNamingResources(path.resolve(import.meta.dirname, '../..'));
for (const name of RESOURCE_NAMES.filter((each) => wanted === undefined || each === wanted)) {
  console.log(`${name}: ${files[name].length}`);
  if (wanted !== undefined) console.log(files[name].map((file) => `  ${file}`).join('\n'));
}
