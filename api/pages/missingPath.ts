import { NO_PAGE, type PublicRoute, routePattern } from '../../contract/addresses/siteRoutes.ts';

/** A path of the route without a record: its 'not found' page is the same for all. */
export const missingPath = (route: PublicRoute): string => ('id' in route ? routePattern(route.page, '-') : NO_PAGE);
