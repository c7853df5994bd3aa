import rateLimit from '@fastify/rate-limit';
import { plugin } from '../../fastify/plugin.ts';
import { clientAddressOf } from './clientAddressOf.ts';

/** Gives features `createRateLimit`, which counts the requests of a client. */
export const rateLimits = plugin('rateLimits', [], async (app) => {
  await app.register(rateLimit, { global: false, keyGenerator: clientAddressOf });
});
