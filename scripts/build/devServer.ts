/** Development server: the API, and the site served by Vite from its sources. */
import path from 'node:path';
import { createServer } from 'vite';
import { buildApp } from '../../api/app.ts';
import { readConfig } from '../../api/config/config.ts';
import { giveFirstPassword } from '../../api/firstStart.ts';

// With it, worker threads send the names of their modules to code that waits for their results.
delete process.env.WATCH_REPORT_DEPENDENCIES;

const root = path.resolve(import.meta.dirname, '../..');
const config = readConfig(process.env, root);
const app = await buildApp({ ...config, siteDir: null });
const vite = await createServer({ root, server: { middlewareMode: true, ws: { server: app.server } } });

app.addHook('onRequest', async (request, reply) => {
  if (/^\/(api|health)\b/i.test(request.url)) return;
  // Vite writes the answer. The security headers would block its inline script.
  reply.hijack();
  for (const name of reply.raw.getHeaderNames()) reply.raw.removeHeader(name);
  vite.middlewares(request.raw, reply.raw);
});
app.addHook('onClose', () => vite.close());

const address = await app.listen({ port: config.port, host: config.host });
await giveFirstPassword(app.db, config);
console.info(`El portal está en ${address}`);
