import type { EndpointName } from '../../contract/calls/endpoints.ts';
import { LISTED } from '../../contract/resources/recordPages.ts';
import { siteResources } from '../../contract/resources/siteResources.ts';
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
