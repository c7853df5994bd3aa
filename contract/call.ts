/** A typed fetch of the contract's calls by name. It imports the whole table: the public site uses sendCall.ts. */
import { type AnswerOf, type EndpointName, endpoints, type InputOf } from './endpoints.ts';
import { addressOfRow, type CallOptions, sendCall, type Target } from './sendCall.ts';

/** @param host origin of the API; '' is the site's own */
export const addressOf = (name: EndpointName, target: Target = {}, host = ''): string =>
  addressOfRow(endpoints[name], target, host);

/** Makes one call of the contract. Throws what `send` throws. */
export async function call<K extends EndpointName>(
  name: K,
  input: InputOf<K>,
  options: CallOptions = {},
): Promise<AnswerOf<K>> {
  return (await sendCall(endpoints[name], input, options)) as AnswerOf<K>;
}
