import { expect, test } from 'vitest';
import { type SitePage, sitePages } from '../../contract/addresses/sitePages.ts';
import { matchRoute, sitePaths } from '../../contract/addresses/siteRoutes.ts';

const rows = Object.entries<SitePage>(sitePages);

test.each(rows)('%s has a path of one segment in lower case, which leads to no other page', (page, { path }) => {
  expect(path).toMatch(/^\/[a-z_]*$/);
  expect(matchRoute(path)).toEqual({ page });
  expect(Object.values(sitePaths).filter((other) => other === path)).toHaveLength(1);
});

test('a page whose content are the records of a list shows one list', () => {
  const collections = rows.filter(([, { collection }]) => collection === true);
  expect(collections.filter(([, { lists }]) => lists.length !== 1).map(([page]) => page)).toEqual([]);
});
