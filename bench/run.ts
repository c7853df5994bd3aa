/**
 * Measures the portal side by side with bare node:http sending the same bytes, and what a visitor's browser makes of many
 * records; prints a table of each. For people to run: no test asserts it.
 */
import { addressOf } from '../contract/call.ts';
import type { EndpointName } from '../contract/endpoints.ts';
import { measureAdminTable } from './adminTable.ts';
import { measureBrowser } from './browser.ts';
import { load } from './load.ts';
import { startBare, startPortal, temporaryFolder } from './servers.ts';

const PUBLIC_CALLS: EndpointName[] = [
  'obtenerInicio',
  'obtenerIntegrantes',
  'obtenerProyectos',
  'obtenerProductos',
  'obtenerEventos',
];

/** Of each kind; the second for information. */
const RECORDS = [1_000, 10_000];

async function compare(origin: string, name: EndpointName) {
  const address = addressOf(name, {}, origin);
  const bytes = Buffer.from(await (await fetch(address)).arrayBuffer());
  await using bare = await startBare(bytes);
  const limit = await load(bare.origin);
  const ours = await load(address);
  return {
    call: name,
    bytes: bytes.length,
    'answers/s': Math.round(ours.perSecond),
    'bare/s': Math.round(limit.perSecond),
    'share of bare': (ours.perSecond / limit.perSecond).toFixed(2),
    'p50 ms': ours.p50.toFixed(1),
    'p99 ms': ours.p99.toFixed(1),
    failures: ours.failures,
  };
}

using folder = temporaryFolder();
const rows = [];
{
  await using portal = await startPortal(folder.path);
  console.info(`first start, sample group loaded: ${Math.round(portal.startMs)} ms to the first answer`);
  for (const name of PUBLIC_CALLS) rows.push(await compare(portal.origin, name));
}
{
  await using portal = await startPortal(folder.path);
  console.info(`later start: ${Math.round(portal.startMs)} ms to the first answer`);
}
console.table(rows);
const lists = [];
for (const count of RECORDS) lists.push(...(await measureBrowser(count)));
console.table(lists);
console.table([await measureAdminTable(10_000)]);
