import { truncateWal } from '../../database/truncateWal.ts';
import { feature } from '../../fastify/feature.ts';
import { cleanImports } from '../../resources/imports/stored/cleanImports.ts';

const RETRY_MS = 1_000;
const MAX_RETRIES = 60;

/**
 * Deletes the rows of imports that wrote the records, and empties the -wal, before 'Eliminar para siempre' is answered, or later: the
 * cleaning of imports is repeated at each start and each minute, and the -wal waits for other connections that read. Register it
 * before the route.
 */
export const erasure = feature('erasure', ['db'], (app) => {
  const { db } = app;
  let timer: NodeJS.Timeout | undefined;

  async function empty(retries: number): Promise<void> {
    clearTimeout(timer);
    const isEmpty = await truncateWal(db).catch((error: unknown) => {
      app.log.error({ err: error }, 'checkpoint failed');
      return false;
    });
    if (isEmpty) return;
    if (retries === 0) app.log.warn('deleted data stays in the -wal file: another process keeps reading it');
    else timer = setTimeout(() => void empty(retries - 1), RETRY_MS).unref();
  }

  const clean = () =>
    cleanImports(db, new Date()).catch((error: unknown) =>
      app.log.error({ err: error }, 'rows of imports were not deleted'),
    );

  app.addHook('onRoute', (route) => {
    if (route.config?.endpoint !== 'deleteForever') return;
    route.onSend = async (_request, reply) => {
      if (reply.statusCode !== 200) return;
      await clean();
      await empty(MAX_RETRIES);
    };
  });
  app.addHook('preClose', async () => clearTimeout(timer));
});
