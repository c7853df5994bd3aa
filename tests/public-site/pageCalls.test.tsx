import { existsSync } from 'node:fs';
import { act, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { sourceOf } from '../../api/pages/siteBuild.ts';
import { type PublicRoute, sitePaths } from '../../contract/addresses/siteRoutes.ts';
import { requestKey } from '../../contract/calls/requestKey.ts';
import { Site } from '../../public-site/app/Site.tsx';
import { ResponseStore } from '../../public-site/data/ResponseStore.ts';
import { prefetchFirstPage } from '../../public-site/prefetch/prefetch.ts';
import { lazyPages } from '../../public-site/resources/lazyPages.ts';
import { browserHistory } from '../../public-site/router/siteHistory.ts';
import { openAddress } from './address.ts';

afterEach(() => vi.unstubAllGlobals());

/** Of a record or a line, one of them. */
function addressOf(page: PublicRoute['page']): string {
  if (page === 'notFound') return '/nada';
  if (page === 'linea') return sitePaths.linea('gestion_sst');
  if (page === 'pagina') return sitePaths.pagina('quienes-somos');
  const path = sitePaths[page];
  return typeof path === 'string' ? path : path(7);
}

test.each([
  ...(['inicio', ...Object.keys(lazyPages)] as PublicRoute['page'][]).map(addressOf),
  '/proyecto_investigacion/hola',
  '/evento/hola',
  '/buscar?q=%20cruces%20',
])('the page at %s makes exactly its prefetched calls', async (address) => {
  const fetched = vi.fn(() => new Promise(() => {}));
  vi.stubGlobal('fetch', fetched);
  const store = new ResponseStore();
  const prefetch = vi.spyOn(store, 'prefetch');
  const take = vi.spyOn(store, 'takePrefetched');
  openAddress(address);

  prefetchFirstPage(store);
  const prefetched = prefetch.mock.calls.map(([name, input]) => requestKey(name, input));
  await Promise.all(Object.values(lazyPages).map(({ load }) => load()));
  await act(async () =>
    render(<Site history={browserHistory()} responses={store} rendering={{ renderedOn: null, publicOrigin: '' }} />),
  );

  expect(take.mock.calls.map(([key]) => key).sort()).toEqual(prefetched.sort());
  expect(fetched).toHaveBeenCalledTimes(prefetched.length);
});

test('the component of each page is where the server finds its chunk', () => {
  const missing = Object.keys(lazyPages).filter((page) => !existsSync(sourceOf(page as keyof typeof lazyPages) ?? ''));
  expect(missing).toEqual([]);
});
