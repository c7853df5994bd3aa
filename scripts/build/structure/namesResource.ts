/** Which files of the product name a resource, outside its own files. */
import path from 'node:path';
import { RESOURCE_NAMES, type ResourceName } from '../../../contract/resources/resources.ts';
import { sourcesIn } from './sources.ts';

const SOURCES = '{admin,api,citation,client,color,contract,dataProvider,i18n,public-site,scripts}/**/*.{ts,tsx}';

/** Files that hold a text, a type or a row for each resource by design. */
const LEFT_OUT = [
  'api/database/migrations/**',
  // Texts.
  'i18n/**',
  'contract/calls/{messages,publicMessages}.ts',
  // The sample, which is content.
  'api/sample/**',
  // Rows of the table of calls, entities and wire schemas.
  'contract/calls/{endpoints,siteEndpoints}.ts',
  'contract/{entities,wire}/**',
  // What each page of the site loads, and what it says of itself.
  'public-site/resources/lazyPages.ts',
  'public-site/outlines/outlines.ts',
];

/** Files carry the singular too, such as EventoFilters. */
const singular = (name: ResourceName): string => name.replace(/s$/, '');

/** True if the path of a file, or that of a folder around it, carries the name of the resource. */
export const isOwnFile = (file: string, name: ResourceName): boolean => file.toLowerCase().includes(singular(name));

/** True for the name as a string, also of a case, and as a key. */
export const namesResource = (source: string, name: ResourceName): boolean =>
  new RegExp(`'${name}'|\\b${name}:`).test(source);

/** True for the name as a string, also in quotation marks, as a key and as a property. */
export const namesKey = (source: string, name: string): boolean =>
  new RegExp(`['"]${name}['"]|\\b${name}:|\\.${name}\\b(?!\\.ts)`).test(source);

/** The files of the product outside a resource's own ones that name it, by resource. @param root of the project */
export function filesNamingResources(root: string): Record<ResourceName, string[]> {
  const files = sourcesIn(root, SOURCES).filter(
    ({ file }) => !LEFT_OUT.some((glob) => path.posix.matchesGlob(file, glob)),
  );
  const filesOf = (name: ResourceName) =>
    files.filter(({ file, text }) => !isOwnFile(file, name) && namesResource(text, name)).map(({ file }) => file);
  return Object.fromEntries(RESOURCE_NAMES.map((name) => [name, filesOf(name)])) as Record<ResourceName, string[]>;
}
