/** The parts of docs/behaviour.md that follow from the code, as Markdown by the name of their marker. */
import { globSync, readdirSync, readFileSync } from 'node:fs';
import { DEFAULT_LINEAS } from '../../../api/resources/site/defaults.ts';
import { SITE_PAGES } from '../../../contract/addresses/sitePages.ts';
import { type PublicRoute, sitePaths } from '../../../contract/addresses/siteRoutes.ts';
import { uploadsFolder, widthsOf } from '../../../contract/addresses/uploads.ts';
import type { Endpoint } from '../../../contract/calls/endpoint.ts';
import { type EndpointName, endpoints } from '../../../contract/calls/endpoints.ts';
import { messages } from '../../../contract/calls/messages.ts';
import { LISTED, RECORD_PAGES } from '../../../contract/resources/recordPages.ts';
import type { SitePart } from '../../../contract/resources/resource.ts';
import { isRecordKind, resources } from '../../../contract/resources/resources.ts';
import { PICTURED, siteResources } from '../../../contract/resources/siteResources.ts';
import * as constants from '../../../contract/values/constants.ts';
import { LAYOUT_REQUEST, pageRequests } from '../../../public-site/data/pageRequests.ts';

const ROOT = new URL('../../../', import.meta.url);
const RESOURCES = 'api/resources';

const code = (text: string): string => `\`${text}\``;
const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** The calls of the list and of the page of a record that visitors see. */
function visitorCallsOf(name: string): readonly string[] {
  const {
    segment,
    call = '',
    list,
  }: SitePart = Object.entries(siteResources).find(([each]) => each === name)?.[1] ?? {};
  return segment === undefined ? [] : [call, list?.call ?? ''];
}

/** The calls of each folder of api/resources: those of its records, by the descriptors, and its own, by the types of their handlers. */
function callsByResource(): Map<string, EndpointName[]> {
  const names = Object.keys(endpoints) as EndpointName[];
  const found = new Map<string, EndpointName[]>();
  for (const entry of readdirSync(new URL(RESOURCES, ROOT), { withFileTypes: true })) {
    if (!entry.isDirectory()) continue;
    const folder = new URL(`${RESOURCES}/${entry.name}/`, ROOT);
    const sources = globSync('**/*.ts', { cwd: folder }).map((file) => readFileSync(new URL(file, folder), 'utf8'));
    const types = sources.flatMap((source) =>
      [...source.matchAll(/\bHandlersOf<([^>]+)>/g)].map(([, type = '']) => type),
    );
    const own = types.flatMap((type) => [...type.matchAll(/'(\w+)'/g)].map(([, name = '']) => name));
    const ofRecords = isRecordKind(entry.name) ? Object.values(resources[entry.name].calls) : [];
    const handled = new Set([...own, ...ofRecords, ...visitorCallsOf(entry.name)]);
    if (handled.size === 0) continue;
    found.set(
      entry.name,
      names.filter((name) => handled.has(name)),
    );
  }
  return found;
}

function traitsOf(row: Endpoint): string {
  const { effect, cached, body, file, range, limit, confirm } = row;
  const traits = [
    effect === 'read' ? 'reads' : effect === 'write' ? 'writes' : 'self-managed',
    cached ? 'cached' : '',
    row.effect === 'write' && !row.storesAnswer ? 'answer not stored' : '',
    body === 'none' ? '' : body,
    file === null ? '' : `file ${code(file)}`,
    range === null ? '' : 'Content-Range',
    limit === undefined ? '' : 'limited per client',
    confirm === undefined ? '' : confirm === 'always' ? 'asks for the password' : 'may ask for the password',
  ];
  return traits.filter((trait) => trait !== '').join(', ');
}

function callsTable(names: readonly EndpointName[]): string {
  const rows = names.map((name) => {
    const row: Endpoint = endpoints[name];
    return [code(name), row.method, code(`/api/${row.path}`), row.access, traitsOf(row)];
  });
  return table(['call', 'method', 'path', 'access', 'properties'], rows);
}

function formatValue(value: unknown): string {
  if (typeof value === 'number') return value.toLocaleString('en-US');
  return Array.isArray(value) ? value.join(', ') : String(value);
}

function limitsTable(): string {
  const rows = Object.entries(constants)
    .flatMap(([name, value]) => (typeof value === 'function' ? [] : [[code(name), formatValue(value)]]))
    .sort();
  const widths = PICTURED.map((recurso) => [
    `widths of a picture of ${recurso}, at ${code(uploadsFolder(recurso))}`,
    widthsOf(recurso).join(', '),
  ]);
  return table(['limit', 'value'], [...rows, ...widths]);
}

/** Messages take two details at most. */
const textOf = (message: string | ((...details: string[]) => string)): string =>
  typeof message === 'string' ? message : message('{…}', '{…}');

function messagesTable(group: keyof typeof messages): string {
  const rows = Object.entries(messages[group]).map(([name, message]) => [code(name), textOf(message)]);
  return table(['message', 'text'], rows);
}

/** The rows of README's table, which a test holds complete. */
function variablesTable(): string {
  const readme = readFileSync(new URL('README.md', ROOT), 'utf8');
  const rows = [...readme.matchAll(/^\| (`[A-Z_]+`) \| (.*?) \| (.*) \|$/gm)];
  return table(
    ['variable', 'default', 'purpose'],
    rows.map(([, name = '', value = '', purpose = '']) => [name, value, purpose]),
  );
}

/** An address of each page. */
const EXAMPLES: readonly PublicRoute[] = [
  ...[...SITE_PAGES, ...LISTED].map((page) => ({ page })),
  ...RECORD_PAGES.map((page) => ({ page, id: 12 })),
  { page: 'pagina', slug: 'quienes-somos' },
  { page: 'linea', slug: 'gestion_sst' },
  { page: 'notFound' },
];

function pathOf(route: PublicRoute): string {
  if (route.page === 'notFound') return 'any other';
  if ('slug' in route) return sitePaths[route.page](route.slug);
  return 'id' in route ? sitePaths[route.page](route.id ?? 0) : sitePaths[route.page];
}

function pagesTable(): string {
  const lineas = DEFAULT_LINEAS.map((linea) => ({
    ...linea,
    anteriores: [],
    retirada: false,
    imagen: '',
    descripcion_imagen: '',
  }));
  const rows = EXAMPLES.map((route) => {
    const calls = [LAYOUT_REQUEST, ...pageRequests(route, 'q=x', lineas)].map(([name]) => code(name));
    return [code(route.page), code(pathOf(route)), calls.join(', ')];
  });
  return table(['page', 'address (id 12)', 'calls'], rows);
}

const lineasTable = (): string =>
  table(
    ['id', 'name', 'address'],
    DEFAULT_LINEAS.map(({ id, nombre, direccion }) => [String(id), nombre, code(sitePaths.linea(direccion))]),
  );

/** All generated parts by marker name. */
export async function generatedParts(): Promise<Map<string, string>> {
  const parts = new Map([
    ['limits', limitsTable()],
    ['variables', variablesTable()],
    ['pages', pagesTable()],
    ['lineas', lineasTable()],
  ]);
  for (const [resource, names] of callsByResource()) parts.set(`calls:${resource}`, callsTable(names));
  for (const group of Object.keys(messages) as (keyof typeof messages)[])
    parts.set(`messages:${group}`, messagesTable(group));
  return parts;
}
