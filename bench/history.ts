/** Measures the screens that read the history, and Pendientes, on both engines. */
import { addressOf } from '../contract/calls/callAddress.ts';
import type { EndpointName } from '../contract/calls/endpoints.ts';
import { type Engine, onPostgres, onSqlite } from '../tests/crash/engines.ts';
import { fillDatabase } from './manyRecords.ts';
import { median } from './median.ts';
import { startPortal } from './servers.ts';
import { signIn } from './staff.ts';

const RECORDS = 10_000;
const CHANGES = 100_000;
const ROUNDS = 15;
const OLD_CHANGE = 1_000;

async function measureEngine(engine: Engine) {
  const db = engine.open();
  await fillDatabase(db, Math.ceil(RECORDS / 3), CHANGES);
  await db.destroy();
  await using portal = await startPortal({ ...engine.env, SAMPLE_CONTENT: 'off' });
  const headers = await signIn(portal.origin);
  const timeOf = async (name: EndpointName, query: object): Promise<string> => {
    const address = addressOf(name, { query: { ...query } }, portal.origin);
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const startedAt = performance.now();
      const response = await fetch(address, { headers });
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`${name} answered ${response.status}`);
      times.push(performance.now() - startedAt);
    }
    return median(times).toFixed(1);
  };
  const versions = { recurso: 'proyectos', recurso_id: 1, limite: 11 };
  return {
    engine: engine.name,
    'versions of a record ms': await timeOf('listMovements', versions),
    'its oldest versions ms': await timeOf('listMovements', { ...versions, antes_de: OLD_CHANGE }),
    'first page of Movimientos ms': await timeOf('listMovements', { limite: 51 }),
    'an old page ms': await timeOf('listMovements', { limite: 51, antes_de: OLD_CHANGE }),
    'Pendientes ms': await timeOf('listPendientes', {}),
  };
}

/** Measures 10,002 records and 100,000 movimientos, a tenth of them of one record. */
export async function measureHistory() {
  const rows = [];
  for (const start of [onSqlite, onPostgres]) {
    const engine = await start();
    try {
      rows.push(await measureEngine(engine));
    } finally {
      await engine.stop();
    }
  }
  return rows;
}
