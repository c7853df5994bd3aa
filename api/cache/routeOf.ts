import type { FastifyRequest } from 'fastify';
import { matchRoute, routePattern, sitePaths } from '../../contract/addresses/siteRoutes.ts';

const ANY_PAGE = '/*';

function pageRouteOf(path: string): string {
  const route = matchRoute(path);
  if ('id' in route) return routePattern(route.page, ':id');
  if ('slug' in route) return sitePaths[route.page](':slug');
  if (route.page === 'admin') return '/admin';
  return route.page === 'notFound' ? ANY_PAGE : sitePaths[route.page];
}

/** The pattern of a request's route, never its URL: the labels of a metric have few values. */
export function routeOf({ routeOptions, url }: FastifyRequest): string {
  const pattern = routeOptions.url ?? ANY_PAGE;
  return pattern === ANY_PAGE ? pageRouteOf(url.split('?', 1)[0] ?? '') : pattern;
}
