import type { EndpointName } from '../../../contract/calls/endpoints.ts';
import { ownCall } from '../../documents/signposting/ownCall.ts';
import type { PageFacts } from './pageFacts.ts';

/** The answer to a call of the page; undefined if the page does not make it. */
export function answerTo({ answers }: Pick<PageFacts, 'answers'>, call: EndpointName): unknown {
  return Object.entries(answers).find(([key]) => key.startsWith(`${call} `))?.[1];
}

/** The answer that the page of a record or of a list is about. */
export function ownAnswer(facts: PageFacts): unknown {
  const call = ownCall(facts.route, facts.settings.lineas);
  return call === null ? undefined : answerTo(facts, call.name);
}
