import { readFileSync } from 'node:fs';
import Fastify, { type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { automaticBackups } from './backups/automaticBackups.ts';
import { upgrade } from './backups/upgrade.ts';
import { CacheFirstServer } from './cache/cacheFirstServer.ts';
import { responseCache } from './cache/registerCache.ts';
import type { Config } from './config/config.ts';
import { DatabaseClock } from './database/databaseClock.ts';
import { type Database, IN_MEMORY, openPlace } from './database/open.ts';
import { weeklyChecks } from './enlaces/weeklyChecks.ts';
import { wholeExports } from './export/wholeExports.ts';
import { prepareFirstStart } from './firstStart.ts';
import { docs } from './http/calls/docs.ts';
import { erasure } from './http/calls/erasure.ts';
import { multipart } from './http/calls/multipart.ts';
import { calls } from './http/calls/router.ts';
import { storedAnswers } from './http/calls/storedAnswers.ts';
import { fileCache } from './http/files/fileCache.ts';
import { fullTexts } from './http/files/fullTexts.ts';
import { icons } from './http/files/icons.ts';
import { shareImages } from './http/files/shareImages.ts';
import { uploads } from './http/files/uploads.ts';
import { imports } from './http/imports.ts';
import { publicDocuments } from './http/pages/documents.ts';
import { site } from './http/pages/site.ts';
import { visits } from './http/pages/visits.ts';
import { JSON_MAX_BYTES } from './http/requests/bodyLimits.ts';
import { answerClientError } from './http/requests/clientErrors.ts';
import { cors } from './http/requests/cors.ts';
import { errors, frameworkErrorHandler } from './http/requests/errors.ts';
import { health } from './http/requests/health.ts';
import { logOptions } from './http/requests/logOptions.ts';
import { pressure } from './http/requests/pressure.ts';
import { rateLimits } from './http/requests/rateLimits.ts';
import { limitRequest, requestLimits } from './http/requests/requestLimits.ts';
import { securityHeaders } from './http/requests/security.ts';
import { session } from './http/requests/session.ts';
import { unreadBodies } from './http/requests/unreadBodies.ts';
import { searchIndex } from './http/searchIndex.ts';
import { VisitCounter } from './visitas/visitCounter.ts';

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
  version: string;
};

/** Milliseconds. Slow requests are cut, so that they do not hold connections. */
const TIMEOUTS = {
  headersTimeout: 15_000,
  requestTimeout: 120_000,
  connectionsCheckingInterval: 2_000,
  keepAliveTimeout: 72_000,
};

declare module 'fastify' {
  interface FastifyInstance {
    db: Database;
    clock: DatabaseClock;
    /** visits that are not stored yet */
    visits: VisitCounter;
    /** answers hits of the response cache before Fastify */
    cacheFirstServer: CacheFirstServer;
  }
}

/** Where another thread finds the database; null in memory. */
const databasePlace = ({ databaseUrl, dataDir }: Config) =>
  databaseUrl === null && dataDir === IN_MEMORY ? null : { databaseUrl, dataDir };

/**
 * Builds the app, for production or tests, and migrates its database. Closing the app closes the database.
 * @param opened by default the database of the configuration
 */
export async function buildApp(config: Config, opened?: Database): Promise<FastifyInstance> {
  const closing = new AbortController();
  const db = opened ?? openPlace(config, closing.signal);
  const clock = new DatabaseClock(db);
  const counter = new VisitCounter(() => clock.time());
  const cacheFirstServer = new CacheFirstServer(config.trustProxy, counter, () => clock.time());
  const app = Fastify({
    // Fastify's own server would reset requestTimeout.
    serverFactory: (listener) => cacheFirstServer.createServer(listener, TIMEOUTS, limitRequest),
    logger: config.log && logOptions,
    trustProxy: config.trustProxy.length > 0 ? [...config.trustProxy] : false,
    bodyLimit: JSON_MAX_BYTES,
    exposeHeadRoutes: true,
    routerOptions: { caseSensitive: false, ignoreTrailingSlash: true },
    frameworkErrors: frameworkErrorHandler(config.trustProxy),
    clientErrorHandler: answerClientError,
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  // Browsers send text/plain across origins without a CORS preflight.
  app.removeContentTypeParser('text/plain');
  app.decorate('db', db);
  app.decorate('clock', clock);
  app.decorate('visits', counter);
  app.decorate('cacheFirstServer', cacheFirstServer);
  app.addHook('preClose', async () => {
    closing.abort();
    if (!app.server.listening) return;
    // Idle keep-alive connections would delay the closing by more than a minute.
    const timer = setInterval(() => app.server.closeIdleConnections(), 100);
    app.server.once('close', () => clearInterval(timer));
  });
  app.addHook('onClose', () => db.destroy());
  try {
    await errors(app);
    await upgrade(db, config, app.log);
    await clock.measure();
    await prepareFirstStart(db, config, app.log);
    await registerFeatures(app, config);
    return app;
  } catch (error) {
    // What has begun, such as the polls of the cache, would go on.
    await app.close();
    throw error;
  }
}

/** Registers the features, in the order in which they see a request. Each declares what it needs of those before it. */
async function registerFeatures(app: FastifyInstance, config: Config): Promise<void> {
  await automaticBackups(app, config);
  await wholeExports(app, { ...config, place: databasePlace(config) });
  if (config.metricsToken !== null) {
    // Without the token, its library is not loaded.
    const { metrics } = await import('./metrics/metrics.ts');
    await metrics(app, { metricsToken: config.metricsToken });
  }
  await securityHeaders(app);
  await cors(app, config);
  await requestLimits(app);
  await unreadBodies(app);
  await searchIndex(app);
  await responseCache(app, config);
  await pressure(app, config);
  await session(app);
  await multipart(app);
  await docs(app, { version });
  await rateLimits(app);
  await erasure(app);
  await storedAnswers(app);
  await imports(app, { place: databasePlace(config) });
  await calls(app, config);
  await fileCache(app);
  await uploads(app);
  await fullTexts(app);
  await shareImages(app);
  await icons(app);
  await publicDocuments(app, config);
  await visits(app);
  await health(app, { version });
  await weeklyChecks(app, config);
  await site(app, config);
}
