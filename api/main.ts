import path from 'node:path';
import { buildApp } from './app.ts';
import { readConfig } from './config/config.ts';
import { giveFirstPassword } from './firstStart.ts';
import { databaseProblem, listenProblem } from './startProblem.ts';

/** Open connections are closed after this time. */
const DRAIN_MS = 5_000;

const PUBLIC_URL_MISSING =
  'Falta PUBLIC_URL, la dirección pública del portal (por ejemplo https://investigacion.example.org): los buscadores y las suscripciones la necesitan.';

async function main(): Promise<void> {
  const config = readConfig(process.env, path.resolve(import.meta.dirname, '..'));
  const app = await buildApp(config).catch((cause) => {
    throw new Error(databaseProblem(cause, config), { cause });
  });
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      setTimeout(() => app.server.closeAllConnections(), DRAIN_MS).unref();
      void app.close().then(() => process.exit(0));
    });
  }
  if (config.publicUrl === null) console.info(PUBLIC_URL_MISSING);
  const address = await app.listen({ port: config.port, host: config.host }).catch((cause) => {
    throw new Error(listenProblem(cause, config), { cause });
  });
  await giveFirstPassword(app.db, config);
  console.info(`El portal está en ${address.replace('127.0.0.1', 'localhost')}`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  // Timers and connections of an app that could not listen would keep the process.
  process.exit(1);
});
