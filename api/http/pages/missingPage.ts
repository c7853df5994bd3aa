import {
  NO_PAGE,
  type PublicRoute,
  RESOURCE_OF_ADDRESSED,
  routePattern,
} from '../../../contract/addresses/siteRoutes.ts';
import { RESOURCE_OF_PAGE } from '../../../contract/resources/recordPages.ts';
import type { MissingPage } from '../../cache/cacheKey.ts';
import type { Database } from '../../database/open.ts';
import { isGoneAddress } from '../../resources/records/recordAddress.ts';
import { isGone } from '../../resources/visibility/schedule.ts';

/** True for the page of a record that visitors could read and that is no longer there. */
async function wasRemoved(db: Database, route: PublicRoute, now: Date): Promise<boolean> {
  if ('slug' in route) return isGoneAddress(db, RESOURCE_OF_ADDRESSED[route.page], route.slug, now);
  return 'id' in route && route.id !== null && isGone(db, RESOURCE_OF_PAGE[route.page], route.id, now);
}

/** A path of the route without a record: its 'not found' page is the same for all. */
const missingPath = (route: PublicRoute): string => ('id' in route ? routePattern(route.page, '-') : NO_PAGE);

/** The page of an address that shows no record: that of 410 if visitors could once read it, else that of 404. */
export const findMissingPage = async (db: Database, route: PublicRoute, now: Date): Promise<Required<MissingPage>> => ({
  missing: missingPath(route),
  gone: await wasRemoved(db, route, now),
});
