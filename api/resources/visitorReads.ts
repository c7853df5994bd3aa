import type { AnswerOf } from '../../contract/calls/callTypes.ts';
import type { Params } from '../../contract/calls/endpoint.ts';
import type { EndpointName } from '../../contract/calls/endpoints.ts';
import { LISTED } from '../../contract/resources/recordPages.ts';
import { siteResources } from '../../contract/resources/siteResources.ts';
import type { Database } from '../database/open.ts';
import { handlers } from './handlers.ts';
import type { PublicListPart } from './parts/publicParts.ts';
import { serverResources } from './serverResources.ts';

/**
 * What reads the records that the home shows of a list in place of all, by call: of 10,000 records that would take nine tenths of
 * its rendering.
 */
export const homeLists: ReadonlyMap<EndpointName, NonNullable<PublicListPart['homeList']>> = new Map(
  LISTED.flatMap((name) => {
    const { homeList }: PublicListPart = serverResources[name];
    return homeList === undefined ? [] : [[siteResources[name].list.call, homeList]];
  }),
);

type VisitorRead<K extends EndpointName> = (db: Database, input: object) => Promise<AnswerOf<K>>;

/** The answer to a read that visitors may make, which has no other input than `params`. @throws {HttpError} of the handler */
export const readAsVisitor = <K extends EndpointName>(
  db: Database,
  call: K,
  params: Params,
  now: Date,
): Promise<AnswerOf<K>> => (handlers[call] as VisitorRead<K>)(db, { params, staff: null, now });
