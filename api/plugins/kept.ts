import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import type { Database } from '../database/open.ts';
import { watchChanges } from '../kept/changes.ts';
import type { FastLane } from '../kept/fastLane.ts';
import { makerFor, makerHere } from '../kept/maker.ts';
import { nameOf, type Wanted } from '../kept/prepare.ts';
import type { Ready } from '../kept/ready.ts';

declare module 'fastify' {
  interface FastifyReply {
    /** the kept answer that is sent; null for any other */
    ready: Ready | null;
  }
}

/** Answers that many are given, kept ready until something is written. */
export interface Kept {
  /** null where the answer is a refusal: the caller makes that */
  find: (wanted: Wanted) => Promise<Ready | null>;
  /** to be called when a write is done, before it is acknowledged */
  drop: () => void;
}

/** Sends a ready answer, or only says that the visitor's own copy still holds (304); staff's browsers keep no copy. */
export function sendReady({ headers, personal }: FastifyRequest, reply: FastifyReply, ready: Ready): FastifyReply {
  reply.ready = ready;
  reply.headers(ready.headers);
  if (personal !== null) reply.header('Cache-Control', 'no-store').removeHeader('ETag');
  else if (ready.isKnownBy(headers)) return reply.code(304).send();
  const encoding = ready.encodingFor(headers);
  const body = ready.bodyIn(encoding);
  if (encoding !== 'identity') reply.header('Content-Encoding', encoding);
  return reply.header('Content-Length', body?.length).send(body);
}

/** Keeps answers: those that the fast lane does not have yet come this way, and visitors' are shown to it. */
export function registerKept(
  app: FastifyInstance,
  db: Database,
  lane: FastLane,
  { databaseUrl, dataDir, siteDir, answersInThread }: Config,
): Kept {
  const { answers } = lane;
  const watch = watchChanges(db, () => answers.drop());
  answers.trustWhile(watch.isCurrent);
  const source = { db, siteDir };
  const onThreadFailure = (error: unknown) => app.log.error({ err: error }, 'the thread that makes answers failed');
  const maker = answersInThread
    ? makerFor(source, { databaseUrl, dataDir, siteDir }, onThreadFailure)
    : makerHere(source);
  app.decorateReply('ready', null);
  app.addHook('onSend', async (request, reply) => {
    if (reply.ready !== null && reply.statusCode === 200) lane.learn(request.raw, reply.ready, reply.getHeaders());
  });
  app.addHook('preClose', async () => answers.trustWhile(() => false));
  app.addHook('onClose', async () => {
    await watch.stop();
    await maker.close();
  });
  return {
    find: (wanted) => answers.getOrMake(nameOf(wanted), () => maker.make(wanted)),
    drop: () => answers.drop(),
  };
}
