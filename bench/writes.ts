/** Measures writes on each engine. A write is on disk, with its movimiento, before it is answered. */
import { addressOf } from '../contract/calls/callAddress.ts';
import { startPostgres } from '../tests/support/embeddedPostgres.ts';
import { load } from './load.ts';
import { type RunningServer, startPortal, temporaryFolder } from './servers.ts';
import { changeOf, signIn } from './staff.ts';

const CONNECTIONS = [1, 8];
/** Each connection changes a different proyecto of the sample content. */
const PROJECTS = 10;

async function measure(engine: string, { origin }: RunningServer) {
  const headers = await signIn(origin);
  const rows = [];
  for (const connections of CONNECTIONS) {
    const { perSecond, p50, p99, failures } = await load(addressOf('updateProyecto', {}, origin), {
      connections,
      headers,
      body: (connection) => changeOf(1 + (connection % PROJECTS), connection),
    });
    rows.push({
      engine,
      connections,
      'writes/s': Math.round(perSecond),
      'p50 ms': p50.toFixed(2),
      'p99 ms': p99.toFixed(1),
      failures,
    });
  }
  return rows;
}

/** Updates a proyecto on SQLite (WAL, synchronous=FULL) and on PostgreSQL with default settings. */
export async function measureWrites() {
  const rows = [];
  {
    using folder = temporaryFolder();
    await using portal = await startPortal({ DATA_DIR: folder.path });
    rows.push(...(await measure('SQLite', portal)));
  }
  const server = await startPostgres([]);
  try {
    await using portal = await startPortal({ DATABASE_URL: await server.createDatabase('medicion') });
    rows.push(...(await measure('PostgreSQL', portal)));
  } finally {
    await server.stop();
  }
  return rows;
}
