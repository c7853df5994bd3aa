import type { IncomingMessage } from 'node:http';
import { feature } from '../../fastify/feature.ts';
import { answerTooLong, isCallAddress } from './errors.ts';

/** Characters, the query not counted. */
export const PATH_MAX = 2_000;
/** Characters of a header that is parsed; a longer one counts as absent. */
const HEADER_MAX = 1_000;
const PARSED_HEADERS = ['accept', 'accept-encoding', 'range', 'if-none-match'] as const;

const TOO_LONG = Symbol('the path of the request is too long');

interface LimitedRequest extends IncomingMessage {
  [TOO_LONG]?: true;
}

/** Removes what is too long from a request before anything reads it: headers, and the path, which is then answered 414. */
export function limitRequest(request: LimitedRequest): void {
  const { headers, url = '' } = request;
  for (const name of PARSED_HEADERS) {
    if ((headers[name]?.length ?? 0) > HEADER_MAX) delete headers[name];
  }
  const query = url.indexOf('?');
  if ((query === -1 ? url.length : query) <= PATH_MAX) return;
  request[TOO_LONG] = true;
  request.url = isCallAddress(url) ? '/api' : '/';
}

/** Answers 414 to requests whose path was too long, with the headers that hooks registered before have set. */
export const requestLimits = feature('requestLimits', [], (app) => {
  app.addHook('onRequest', async (request, reply) => {
    if ((request.raw as LimitedRequest)[TOO_LONG]) return answerTooLong(request, reply);
  });
});
