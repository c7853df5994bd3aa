import { act, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { requestKey } from '../../contract/calls/requestKey.ts';
import { Site } from '../../public-site/app/Site.tsx';
import { ResponseStore } from '../../public-site/data/ResponseStore.ts';
import { prefetchFirstPage } from '../../public-site/prefetch/prefetch.ts';
import { lazyPages } from '../../public-site/resources/lazyPages.ts';
import { browserHistory } from '../../public-site/router/siteHistory.ts';
import { openAddress } from './address.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([
  '/',
  '/proyectos_investigacion',
  '/proyecto_investigacion/MTI',
  '/proyecto_investigacion/hola',
  '/integrantes_grupo_investigacion',
  '/integrante_grupo_investigacion/Nw',
  '/productos_investigacion',
  '/productos_investigacion_detail/Nw',
  '/lineas/gestion_sst',
  '/eventos',
  '/evento/Nw',
  '/evento/hola',
  '/mapa_del_sitio',
  '/accesibilidad',
  '/buscar',
  '/buscar?q=%20cruces%20',
  '/nada',
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
    render(<Site history={browserHistory()} responses={store} renderedOn={null} publicOrigin="" />),
  );

  expect(take.mock.calls.map(([key]) => key).sort()).toEqual(prefetched.sort());
  expect(fetched).toHaveBeenCalledTimes(prefetched.length);
});
