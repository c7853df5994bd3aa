import { plugin } from '../../fastify/plugin.ts';

/** Closes idle connections while the app closes: keep-alive ones would delay it by more than a minute. */
export const idleConnections = plugin('idleConnections', [], (app) => {
  app.addHook('preClose', async () => {
    const timer = setInterval(() => app.server.closeIdleConnections(), 100);
    app.server.once('close', () => clearInterval(timer));
  });
});
