/** Measures the portal and prints a table per part: `npm run bench`, or `npm run bench -- reads writes` for some parts. */
import { measureAdminTable } from './adminTable.ts';
import { measureBrowser } from './browser.ts';
import { measureGrowth } from './growth.ts';
import { measureHistory } from './history.ts';
import { measureImport } from './import.ts';
import { measureLighthouse } from './lighthouse.ts';
import { measureReads, measureReadsUnderWrites } from './reads.ts';
import { measureSearch } from './search.ts';
import { type RunningServer, startPortal, temporaryFolder } from './servers.ts';
import { measureStart } from './start.ts';
import { measureWrites } from './writes.ts';

type Table = readonly object[];

async function onSample(measure: (portal: RunningServer) => Promise<Table>): Promise<Table> {
  using folder = temporaryFolder();
  await using portal = await startPortal({ DATA_DIR: folder.path });
  return await measure(portal);
}

const PARTS: Record<string, () => Promise<Table>> = {
  start: measureStart,
  reads: () => onSample(measureReads),
  underWrites: () => onSample(measureReadsUnderWrites),
  writes: measureWrites,
  growth: measureGrowth,
  lighthouse: measureLighthouse,
  lists: async () => [...(await measureBrowser(1_000)), ...(await measureBrowser(10_000))],
  search: async () => [await measureSearch(3_334), await measureSearch(10_000)],
  history: measureHistory,
  import: measureImport,
  adminTable: async () => [await measureAdminTable(10_000)],
};

const requested = process.argv.slice(2);
const unknown = requested.filter((part) => !(part in PARTS));
if (unknown.length > 0) throw new Error(`unknown: ${unknown.join(', ')}; there are ${Object.keys(PARTS).join(', ')}`);
for (const [part, measure] of Object.entries(PARTS)) {
  if (requested.length > 0 && !requested.includes(part)) continue;
  console.info(`\n${part}`);
  console.table(await measure());
}
