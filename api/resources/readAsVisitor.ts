import type { AnswerOf } from '../../contract/calls/callTypes.ts';
import type { EndpointName } from '../../contract/calls/endpoints.ts';
import type { Database } from '../database/open.ts';
import { handlers } from './handlers.ts';

type VisitorRead<K extends EndpointName> = (db: Database, input: object) => Promise<AnswerOf<K>>;

/** The answer to a read that visitors may make, which has no other input than `params`. @throws {HttpError} of the handler */
export const readAsVisitor = <K extends EndpointName>(
  db: Database,
  call: K,
  params: Readonly<Record<string, number>>,
  now: Date,
): Promise<AnswerOf<K>> => (handlers[call] as VisitorRead<K>)(db, { params, staff: null, now });
