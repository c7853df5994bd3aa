import underPressure from '@fastify/under-pressure';
import { busyError } from '../../errors/httpError.ts';
import { feature } from '../../fastify/feature.ts';

interface PressureOptions {
  /** milliseconds; 0 is no limit */
  maxEventLoopDelay: number;
}

/** Answers 503 while the server is overloaded. */
export const pressure = feature<PressureOptions>('pressure', [], async (app, { maxEventLoopDelay }) => {
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
});
