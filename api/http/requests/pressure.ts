import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { busyError } from '../../errors/httpError.ts';

/** Answers 503 while the server is overloaded. @param maxEventLoopDelay milliseconds; 0 is no limit */
export async function registerPressure(app: FastifyInstance, maxEventLoopDelay: number): Promise<void> {
  if (maxEventLoopDelay === 0) return;
  const sampleInterval = Math.min(1_000, maxEventLoopDelay);
  let readyAt = Number.POSITIVE_INFINITY;
  app.addHook('onReady', async () => {
    readyAt = performance.now();
  });
  await app.register(underPressure, {
    maxEventLoopDelay,
    sampleInterval,
    pressureHandler: () => {
      // The sample in use may still measure the start, which blocks the event loop.
      if (performance.now() - readyAt < 2 * sampleInterval) return;
      throw busyError();
    },
  });
}
