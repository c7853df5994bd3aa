import { readFileSync } from 'node:fs';
import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { registerBackups } from './backups/registerBackups.ts';
import { upgrade } from './backups/upgrade.ts';
import { CacheFirstServer } from './cache/cacheFirstServer.ts';
import { registerResponseCache } from './cache/registerCache.ts';
import type { Config } from './config/config.ts';
import { DatabaseClock } from './database/databaseClock.ts';
import { type Database, IN_MEMORY, openDatabase, openPostgres } from './database/open.ts';
import { linkCheckOptions } from './enlaces/linkCheckOptions.ts';
import { startWeeklyChecks } from './enlaces/weeklyChecks.ts';
import { prepareFirstStart } from './firstStart.ts';
import { registerDocs } from './http/calls/docs.ts';
import { registerErasure } from './http/calls/erasure.ts';
import { registerMultipart } from './http/calls/multipart.ts';
import { registerContract } from './http/calls/router.ts';
import { registerStoredAnswers } from './http/calls/storedAnswers.ts';
import { FileCache } from './http/files/fileCache.ts';
import { registerFullTexts } from './http/files/fullTexts.ts';
import { registerIcons } from './http/files/icons.ts';
import { registerShareImages } from './http/files/shareImages.ts';
import { registerUploads } from './http/files/uploads.ts';
import { registerImports } from './http/imports.ts';
import { registerDocuments } from './http/pages/documents.ts';
import { registerSite } from './http/pages/site.ts';
import { registerVisits } from './http/pages/visits.ts';
import { JSON_MAX_BYTES } from './http/requests/bodyLimits.ts';
import { clientAddressOf } from './http/requests/clientAddressOf.ts';
import { answerClientError } from './http/requests/clientErrors.ts';
import { registerCors } from './http/requests/cors.ts';
import { frameworkErrorHandler, registerErrors } from './http/requests/errors.ts';
import { registerHealth } from './http/requests/health.ts';
import { logOptions } from './http/requests/logOptions.ts';
import { registerPressure } from './http/requests/pressure.ts';
import { limitRequest, registerRequestLimits } from './http/requests/requestLimits.ts';
import { registerSecurityHeaders } from './http/requests/security.ts';
import { registerSession } from './http/requests/session.ts';
import { registerUnreadBodies } from './http/requests/unreadBodies.ts';
import { backupGauges, cacheBytes, checkedAge, databaseUp } from './metrics/gauges.ts';
import type { ImportService } from './resources/calls/services.ts';
import { SearchIndex } from './resources/searchIndex/searchIndex.ts';
import { serverResources } from './resources/serverResources.ts';
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

/** Milliseconds after the start: the first pages need the processor too. */
const SEARCH_INDEX_AFTER_MS = 3_000;

declare module 'fastify' {
  interface FastifyInstance {
    db: Database;
    /** visits that are not stored yet */
    visits: VisitCounter;
    imports: ImportService;
  }
}

/** Where another thread finds the database; null in memory. */
const databasePlace = ({ databaseUrl, dataDir }: Config) =>
  databaseUrl === null && dataDir === IN_MEMORY ? null : { databaseUrl, dataDir };

const openConfigured = ({ databaseUrl, dataDir }: Config, closing: AbortSignal): Database =>
  databaseUrl === null ? openDatabase(dataDir, closing) : openPostgres(databaseUrl);

/**
 * Builds the app, for production or tests, and migrates its database. Closing the app closes the database.
 * @param opened by default the database of the configuration
 */
export async function buildApp(config: Config, opened?: Database): Promise<FastifyInstance> {
  const closing = new AbortController();
  const db = opened ?? openConfigured(config, closing.signal);
  const clock = new DatabaseClock(db);
  const visits = new VisitCounter(() => clock.time());
  const cacheFirstServer = new CacheFirstServer(config.trustProxy, visits, () => clock.time());
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
  registerErrors(app, db);
  closeIdleConnections(app);

  app.decorate('db', db);
  app.decorate('visits', visits);
  app.addHook('preClose', async () => closing.abort());
  app.addHook('onClose', () => db.destroy());
  await upgrade(db, config, app.log);
  await clock.measure();
  await prepareFirstStart(db, config, app.log);

  const backups = registerBackups(app, db, clock, config);
  if (config.metricsToken !== null) {
    const ofBackups = backups === null ? [] : backupGauges(backups);
    // Without the token, its library is not loaded.
    const { registerMetrics } = await import('./metrics/registerMetrics.ts');
    const gauges = [
      databaseUp(db),
      cacheBytes(cacheFirstServer),
      checkedAge(() => responses.checkedAge()),
      ...ofBackups,
    ];
    registerMetrics(app, { token: config.metricsToken, hits: cacheFirstServer.hits, gauges });
  }
  await registerSecurityHeaders(app);
  await registerCors(app, config.allowedOrigins);
  registerRequestLimits(app);
  registerUnreadBodies(app);
  const search = new SearchIndex(db, clock, serverResources);
  buildSearchIndexLater(app, search);
  const responses = registerResponseCache(app, db, cacheFirstServer, search, { ...config, clock });
  await registerPressure(app, config.maxEventLoopDelay);
  await registerSession(app);
  await registerMultipart(app);
  await registerDocs(app, version);
  await app.register(rateLimit, { global: false, keyGenerator: clientAddressOf });
  registerErasure(app, db);
  registerStoredAnswers(app, db);
  const { publicUrl, trustProxy, allowedOrigins, searchesPerMinute, passwordCost } = config;
  const origin = { publicUrl, trustProxy };
  const imports = registerImports(app, db, databasePlace(config), responses.renew);
  app.decorate('imports', imports);
  registerContract(app, {
    db,
    clock,
    responses,
    search,
    backups,
    imports,
    ...origin,
    allowedOrigins,
    searchesPerMinute,
    passwordCost,
  });
  const files = new FileCache(db);
  registerUploads(app, db, clock, files);
  registerFullTexts(app, db, clock, files);
  registerShareImages(app, db, clock);
  registerIcons(app, db);
  registerDocuments(app, responses, publicUrl);
  registerVisits(app, db, visits);
  registerHealth(app, db, version, backups);
  if (config.checkLinks) checkLinksWeekly(app, db, publicUrl);
  await registerSite(app, config.siteDir, { db, clock, responses, search, files, origin });
  return app;
}

/** A search that comes earlier builds the index, and reports a failure. */
function buildSearchIndexLater(app: FastifyInstance, search: SearchIndex): void {
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onListen', async () => {
    timer = setTimeout(() => search.build().catch(() => undefined), SEARCH_INDEX_AFTER_MS).unref();
  });
  app.addHook('preClose', async () => clearTimeout(timer));
}

function checkLinksWeekly(app: FastifyInstance, db: Database, publicUrl: string | null): void {
  let stop = async (): Promise<void> => undefined;
  app.addHook('onListen', async () => {
    ({ stop } = startWeeklyChecks(db, linkCheckOptions(publicUrl), app.log));
  });
  app.addHook('preClose', () => stop());
}

/** Keep-alive connections would delay closing by more than a minute. */
function closeIdleConnections(app: FastifyInstance): void {
  app.addHook('preClose', async () => {
    const timer = setInterval(() => app.server.closeIdleConnections(), 100);
    app.server.once('close', () => clearInterval(timer));
  });
}
