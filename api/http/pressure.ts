import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { HttpError } from '../httpError.ts';

const RETRY_AFTER_SECONDS = 5;

/** Answers 503 while the server is overloaded. @param maxEventLoopDelay milliseconds; 0 is no limit */
export async function registerPressure(app: FastifyInstance, maxEventLoopDelay: number): Promise<void> {
  if (maxEventLoopDelay === 0) return;
  await app.register(underPressure, {
    maxEventLoopDelay,
    sampleInterval: Math.min(1_000, maxEventLoopDelay),
    pressureHandler: () => {
      throw new HttpError(503, 'El portal está muy ocupado. Intente de nuevo en unos segundos.', {
        headers: { 'Retry-After': String(RETRY_AFTER_SECONDS) },
      });
    },
  });
}
