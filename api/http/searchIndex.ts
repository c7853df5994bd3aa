import { feature } from '../fastify/feature.ts';
import { SearchIndex } from '../resources/searchIndex/searchIndex.ts';
import { serverResources } from '../resources/serverResources.ts';

/** Milliseconds after the start: the first pages need the processor too. */
const BUILT_AFTER_MS = 3_000;

declare module 'fastify' {
  interface FastifyInstance {
    searchIndex: SearchIndex;
  }
}

/** Builds the search index soon after the start. A search that comes earlier builds it, and reports a failure. */
export const searchIndex = feature('searchIndex', ['db', 'clock'], (app) => {
  const index = new SearchIndex(app.db, app.clock, serverResources);
  app.decorate('searchIndex', index);
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onListen', async () => {
    timer = setTimeout(() => index.build().catch(() => undefined), BUILT_AFTER_MS).unref();
  });
  app.addHook('preClose', async () => clearTimeout(timer));
});
