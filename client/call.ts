/** A typed fetch of the contract's calls by name. It imports the whole table: the public site uses sendCall.ts. */

import type { AnswerOf, InputOf } from '../contract/calls/callTypes.ts';
import { type EndpointName, endpoints } from '../contract/calls/endpoints.ts';
import { type CallOptions, sendCall } from './sendCall.ts';

/** Makes one call of the contract. Throws what `send` throws. */
export async function call<K extends EndpointName>(
  name: K,
  input: InputOf<K>,
  options: CallOptions = {},
): Promise<AnswerOf<K>> {
  return (await sendCall(endpoints[name], input, options)) as AnswerOf<K>;
}
