import { createHash, randomFillSync } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { migrate } from '../../api/database/migrate.ts';
import { openDatabase } from '../../api/database/open.ts';
import { addressOf } from '../../contract/calls/callAddress.ts';
import { MB } from '../../contract/values/sizeText.ts';
import { exactly, type Figure } from './figure.ts';
import { longestWait, PROBES } from './longestWait.ts';
import { KNOWN_PASSWORD, type PortalUnderLoad, startPortalUnderLoad } from './portal.ts';

const FILES = 205;
const FILE_BYTES = 10 * MB;
const LIMIT_MS = 50;
const LIMIT_MB = 150;
const SAMPLE_MS = 20;
/** Probes alone let the memory of a portal that has just started grow by 100 MB. */
const WARM_UP_MS = 10_000;

/** A portal with products whose full texts have 2 GB together. */
async function fill(dataDir: string): Promise<void> {
  await using db = openDatabase(dataDir);
  await migrate(db);
  const bytes = Buffer.alloc(FILE_BYTES);
  for (let n = 0; n < FILES; n += 1) {
    randomFillSync(bytes).write('%PDF-1.4\n');
    const pdf = `${createHash('md5').update(String(n)).digest('hex')}.pdf`;
    await db.insertInto('imagenes').values({ nombre: pdf, ancho: 0, tipo: 'application/pdf', bytes }).execute();
    await db
      .insertInto('productos')
      .values({ nombre: `Libro ${n}`, tipo: 'Libro', created_at: '', created_by: '', updated_by: '', pdf })
      .execute();
  }
}

/** Resident memory in megabytes. */
function memoryOf({ child }: PortalUnderLoad): number {
  const [, kB] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8')) ?? [];
  return Number(kB) / 1_024;
}

/** Downloads an export as a fast client does. @returns its bytes */
async function download(portal: PortalUnderLoad, cookie: string): Promise<number> {
  const origin = `http://127.0.0.1:${portal.port}`;
  const response = await fetch(addressOf('exportAll', {}, origin), {
    method: 'POST',
    headers: { cookie: cookie.replace('Cookie: ', ''), origin, 'content-type': 'application/json' },
    body: JSON.stringify({ clave: KNOWN_PASSWORD }),
  });
  if (!response.ok) throw new Error(`the export was answered ${response.status}: ${await response.text()}`);
  let bytes = 0;
  for await (const part of response.body ?? []) bytes += part.length;
  return bytes;
}

async function measured(portal: PortalUnderLoad) {
  const cookie = await portal.signIn();
  // Whatever the first requests load is not the export's.
  await longestWait(portal.port, PROBES, () => wait(WARM_UP_MS));
  const before = memoryOf(portal);
  let most = before;
  const sampling = setInterval(() => {
    most = Math.max(most, memoryOf(portal));
  }, SAMPLE_MS);
  let bytes = 0;
  const begin = performance.now();
  const ms = await longestWait(portal.port, PROBES, async () => {
    bytes = await download(portal, cookie);
  });
  clearInterval(sampling);
  return { bytes, ms, memory: most - before, seconds: (performance.now() - begin) / 1_000 };
}

/** Measures how much memory an export of 2 GB of files takes, and how long it keeps other requests waiting. */
export async function measureExport(): Promise<Figure[]> {
  await using portal = await startPortalUnderLoad(fill);
  const first = await measured(portal);
  const second = await measured(portal);
  const [ms, memory] = [Math.min(first.ms, second.ms), Math.max(first.memory, second.memory)];
  const label = `export of ${Math.round((FILES * FILE_BYTES) / MB)} MB of files`;
  return [
    exactly(`${label}: complete, in ${Math.round(second.seconds)} s`, Number(second.bytes > FILES * FILE_BYTES), 1),
    {
      figure: `${label}: longest wait of others`,
      required: `≤ ${LIMIT_MS} ms`,
      measured: `${Math.round(ms)} ms`,
      met: ms <= LIMIT_MS,
    },
    {
      figure: `${label}: more memory`,
      required: `< ${LIMIT_MB} MB`,
      measured: `${Math.round(memory)} MB`,
      met: memory < LIMIT_MB,
    },
  ];
}
