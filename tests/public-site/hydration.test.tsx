import { act, fireEvent, screen, within } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { DATA_ELEMENT_ID } from '../../contract/calls/renderedPage.ts';
import { localDay } from '../../contract/values/localDay.ts';
import { Site } from '../../public-site/app/Site.tsx';
import { embeddedResponses, isRendered, publicOrigin, renderedDay } from '../../public-site/data/embeddedResponses.ts';
import { ResponseStore } from '../../public-site/data/ResponseStore.ts';
import { WAIT_MS } from '../../public-site/data/useCall.ts';
import { pagePrefetcher } from '../../public-site/prefetch/prefetch.ts';
import { browserHistory, type SiteHistory } from '../../public-site/router/siteHistory.ts';
import type { HomeAnswers } from '../../public-site/ssr/embeddedAnswers.ts';
import { anEvento, aProducto, aProyecto, elInicio } from '../support/builders/publicRecords.ts';
import { openAddress } from './address.ts';
import { renderHome } from './renderPage.ts';
import { goTo } from './site.tsx';

const HOSTILE = '<p>Investigar <em>con &amp; sin</em> casco</p></script><script>alert(1)</script><p>hasta el fin</p>';

function answers(): HomeAnswers {
  const ids = [1, 2, 3, 4, 5, 6];
  return {
    getInicio: elInicio({ objetivo: HOSTILE }, ['Universidad Nogales']),
    listPublicProyectos: { success: 1, projects: ids.map((id) => aProyecto({ id, nombre: `Proyecto ${id}` })) },
    listPublicProductos: {
      success: '1',
      message: '',
      products: ids.map((id) => aProducto({ id, nombre: `Producto ${id}` })),
    },
    listPublicEventos: {
      success: 1,
      eventos: [
        anEvento({ id: 1, nombre: 'Foro de antes', fecha: '2024-05-01' }),
        anEvento({ id: 2, nombre: 'Foro de ahora', tipo: 3, nombre_ponencia: 'Cascos' }),
      ],
    },
  };
}

const TODAY = localDay(new Date().toISOString());

let root: Root | null = null;
const requested: string[] = [];
/** Answers the last request. */
let respond: (body: unknown) => Promise<void> = async () => {};
const recoverableErrors: unknown[] = [];

afterEach(() => {
  act(() => root?.unmount());
  document.body.replaceChildren();
  requested.length = 0;
  recoverableErrors.length = 0;
  vi.unstubAllGlobals();
});

/** Creates the server-rendered home at an address. */
async function loadDocument(address = '/', renderedOn = TODAY, home = answers()): Promise<HTMLElement> {
  vi.stubGlobal('fetch', (url: string) => {
    requested.push(url);
    return new Promise((resolve) => {
      respond = (body) => act(async () => resolve(new Response(JSON.stringify(body))));
    });
  });
  openAddress(address);
  const { html, embedded } = await renderHome(home, { today: renderedOn });
  const container = document.createElement('div');
  container.innerHTML = html;
  const data = document.createElement('script');
  data.type = 'application/json';
  data.id = DATA_ELEMENT_ID;
  data.dataset.page = 'inicio';
  data.dataset.today = renderedOn;
  data.textContent = JSON.stringify(embedded);
  document.body.append(container, data);
  return container;
}

/** @param beforeRendering called when hydration was asked for and has not begun */
async function hydrate(
  container: HTMLElement,
  beforeRendering: (history: SiteHistory) => void = () => {},
): Promise<void> {
  const responses = new ResponseStore(embeddedResponses());
  const history = browserHistory();
  await act(async () => {
    root = hydrateRoot(
      container,
      <Site
        history={history}
        responses={responses}
        rendering={{ renderedOn: renderedDay(), publicOrigin: publicOrigin() }}
        prefetch={pagePrefetcher(responses)}
      />,
      { onRecoverableError: (error) => recoverableErrors.push(error) },
    );
    beforeRendering(history);
  });
}

const namesIn = (region: string) =>
  within(screen.getByRole('region', { name: region }))
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);

test('hydration reuses the server’s elements, without calls and warnings', async () => {
  const container = await loadDocument();
  const html = container.innerHTML;
  const heading = screen.getByRole('heading', { name: 'Objetivo' });
  const products = namesIn('Productos de investigación');
  expect(products).toHaveLength(2);
  expect(namesIn('Últimos proyectos')).toEqual(['Proyecto 6', 'Proyecto 5', 'Proyecto 4', 'Proyecto 3']);
  await hydrate(container);
  expect(recoverableErrors).toEqual([]);
  expect(requested).toEqual([]);
  expect(screen.getByRole('heading', { name: 'Objetivo' })).toBe(heading);
  expect(namesIn('Productos de investigación')).toEqual(products);
  expect(html).not.toContain('Cargando');
  expect(html).not.toContain('<script');
  expect(container.textContent).toContain('hasta el fin');
});

test('who goes on before the document is hydrated sees the next page, without an error', async () => {
  const container = await loadDocument();
  await hydrate(container, (history) => history.go('/no_hay_tal_pagina'));
  expect(await screen.findByRole('heading', { name: 'Página no encontrada' })).toBeDefined();
  expect(recoverableErrors).toEqual([]);
});

test('rendered buttons work after hydration', async () => {
  const container = await loadDocument();
  await hydrate(container);
  const details = screen.getByRole('button', { name: /^Ver detalles/ });
  fireEvent.click(details);
  expect(screen.getByText('Cascos', { exact: false })).toBeDefined();
});

test('a filter in the URL is applied after hydration', async () => {
  const container = await loadDocument('/?anio=2024');
  const heading = screen.getByRole('heading', { name: 'Foro de antes' });
  expect(screen.getByRole('heading', { name: 'Foro de ahora' })).toBeDefined();
  await hydrate(container);
  expect(recoverableErrors).toEqual([]);
  expect(requested).toEqual([]);
  expect(screen.getByRole('heading', { name: 'Foro de antes' })).toBe(heading);
  expect(screen.queryByRole('heading', { name: 'Foro de ahora' })).toBeNull();
  expect(screen.getByText('Mostrando 1 de 2 eventos')).toBeDefined();
});

test('a home from the cache of another day hydrates as it was rendered, then shows today', async () => {
  const eventosIn = (group: string) =>
    within(screen.getByRole('region', { name: 'Eventos académicos' })).getByRole('heading', { level: 3, name: group })
      .nextElementSibling?.textContent;
  const container = await loadDocument('', '2024-05-01');
  expect(eventosIn('Próximos')).toContain('Foro de antes');
  expect(screen.queryByRole('heading', { name: 'Anteriores' })).toBeNull();
  await hydrate(container);
  expect(recoverableErrors).toEqual([]);
  expect(eventosIn('Anteriores')).toMatch(/Foro de ahora.*Foro de antes/);
  expect(screen.queryByRole('heading', { name: 'Próximos' })).toBeNull();
});

describe('a home with a part of the events', () => {
  const eventos = Array.from({ length: 40 }, (_, index) =>
    anEvento({ id: index + 1, nombre: `Foro ${index + 1}`, fecha: index < 10 ? '2019-05-01' : '2024-05-01' }),
  );
  const home = (): HomeAnswers => ({ ...answers(), listPublicEventos: { success: 1, eventos } });
  const region = () => within(screen.getByRole('region', { name: 'Eventos académicos' }));
  const buttons = () =>
    within(region().getAllByRole('group')[0] as HTMLElement)
      .getAllByRole('button')
      .map(({ textContent }) => textContent);

  test('hydrates as it was rendered, then requests all of them', async () => {
    const container = await loadDocument('', TODAY, home());
    const articles = region().getAllByRole('article');
    expect(articles).toHaveLength(6);
    await hydrate(container);
    expect(recoverableErrors).toEqual([]);
    expect(region().getAllByRole('article')).toEqual(articles);
    expect(buttons()).toEqual(['Todos los años', '2024']);
    expect(requested).toEqual(['/api/eventos/get_eventos']);
    await respond({ success: 1, eventos });
    expect(buttons()).toEqual(['Todos los años (40)', '2024 (30)', '2019 (10)']);
    fireEvent.click(region().getByRole('button', { name: '2019 (10)' }));
    expect(region().getByText('Mostrando 10 de 40 eventos')).toBeDefined();
    expect(region().getAllByRole('article')).toHaveLength(10);
  });

  test('answers a filter when all of them have arrived', async () => {
    const container = await loadDocument('/?anio=2019', TODAY, home());
    await hydrate(container);
    expect(recoverableErrors).toEqual([]);
    expect(region().getByText('Cargando eventos...')).toBeDefined();
    expect(region().queryByText(/No hay eventos|Mostrando/)).toBeNull();
    await respond({ success: 1, eventos });
    expect(region().getByText('Mostrando 10 de 40 eventos')).toBeDefined();
  });

  test('keeps them while the others take long, and warns if they do not arrive', async () => {
    const container = await loadDocument('', TODAY, home());
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await hydrate(container);
    act(() => vi.advanceTimersByTime(WAIT_MS));
    vi.useRealTimers();
    expect(region().getAllByRole('article')).toHaveLength(6);
    const noise = vi.spyOn(console, 'error').mockImplementation(() => {});
    await respond({ success: 0, message: 'No' });
    expect(region().getByRole('alert').textContent).toContain('Error al cargar los eventos');
    expect(region().getByRole('button', { name: 'Reintentar' })).toBeDefined();
    expect(noise).toHaveBeenCalledOnce();
    noise.mockRestore();
  });
});

test('a return to the home requests its data again', async () => {
  const container = await loadDocument();
  await hydrate(container);
  await goTo('/nada');
  await screen.findByText('Página no encontrada');
  await goTo('/');
  expect(requested.map((url) => url.split('/').at(-1)).sort()).toEqual([
    'get_all_products',
    'get_eventos',
    'get_projects',
  ]);
});

test('embeddedResponses is empty for the back office, which the document does not contain', async () => {
  await loadDocument('/#/admin/proyectos');
  expect(embeddedResponses()).toEqual([]);
  expect(isRendered()).toBe(false);
});
