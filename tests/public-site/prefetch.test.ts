import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LazyPart } from '../../public-site/components/LazyPart.ts';
import { ResponseStore } from '../../public-site/data/ResponseStore.ts';
import {
  INTENT_DELAY_MS,
  pagePrefetcher,
  prefetchFirstPage,
  prefetchOnIntent,
} from '../../public-site/prefetch/prefetch.ts';
import { lazyPages } from '../../public-site/resources/lazyPages.ts';
import { openAddress } from './address.ts';

let requested: string[] = [];
let loaded: string[] = [];
let visits: string[] = [];
const stops: (() => void)[] = [];

beforeEach(() => {
  requested = [];
  loaded = [];
  visits = [];
  vi.stubGlobal('fetch', (url: string, { headers }: RequestInit) => {
    requested.push(url.replace('/api/', ''));
    if (new Headers(headers).has('visita')) visits.push(url.replace('/api/', ''));
    return new Promise(() => {});
  });
  for (const [name, page] of Object.entries(lazyPages)) {
    const never = () => {
      loaded.push(name);
      return new Promise<never>(() => {});
    };
    vi.spyOn(page as LazyPart<unknown>, 'load').mockImplementation(never);
  }
});

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A function that navigates from the page of `address`. */
function navigationFrom(address: string, store = new ResponseStore()): (to: string) => void {
  openAddress(address);
  const prefetch = pagePrefetcher(store);
  return (to) => {
    const { pathname, search } = new URL(to, window.location.origin);
    prefetch({ path: pathname, query: search.slice(1) });
  };
}

test.each([
  [
    '/',
    [],
    [
      'Home/get_home',
      'Proyectos_investigacion/get_projects',
      'Prod_investigacion/get_all_products',
      'eventos/get_eventos',
    ],
  ],
  ['/proyectos_investigacion', ['proyectos'], ['Home/get_home', 'Proyectos_investigacion/get_projects']],
  ['/proyecto_investigacion/MTI', ['proyecto'], ['Home/get_home', 'Proyectos_investigacion/get_project/12']],
  ['/proyecto_investigacion/hola', ['proyecto'], ['Home/get_home']],
  ['/integrantes_grupo_investigacion', ['integrantes'], ['Home/get_home', 'home/get_investigadores']],
  [
    '/integrante_grupo_investigacion/Nw',
    ['integrante'],
    ['Home/get_home', 'Integrantes_investigacion/get_investigador/7'],
  ],
  ['/productos_investigacion', ['productos'], ['Home/get_home', 'Prod_investigacion/get_all_products']],
  ['/productos_investigacion_detail/Nw', ['producto'], ['Home/get_home', 'Prod_investigacion/get_product_by_id/7']],
  [
    '/lineas/gestion_sst',
    ['linea'],
    ['Home/get_home', 'Proyectos_investigacion/get_project_by_line/2', 'Prod_investigacion/get_products_by_line/2'],
  ],
  ['/eventos', ['eventos'], ['Home/get_home', 'eventos/get_eventos']],
  ['/evento/Nw', ['evento'], ['Home/get_home', 'eventos/get_evento_publico/7']],
  [
    '/mapa_del_sitio',
    ['mapaDelSitio'],
    [
      'Home/get_home',
      'Proyectos_investigacion/get_projects',
      'home/get_investigadores',
      'Prod_investigacion/get_all_products',
      'eventos/get_eventos',
      'noticias/get_noticias',
    ],
  ],
  ['/noticias', ['noticias'], ['Home/get_home', 'noticias/get_noticias']],
  ['/noticias/Nw', ['noticia'], ['Home/get_home', 'noticias/get_noticia_publica/7']],
  ['/nada', ['notFound'], ['Home/get_home']],
])('a visit to %s requests code and data in parallel', (address, pages, calls) => {
  openAddress(address);
  prefetchFirstPage(new ResponseStore());
  expect(loaded).toEqual(pages);
  expect(requested).toEqual(calls);
});

test('navigation prefetches the page once; a change of the query prefetches nothing', () => {
  const go = navigationFrom('/', new ResponseStore([['x', 1]]));
  go('/proyectos_investigacion');
  go('/proyectos_investigacion');
  go('/proyectos_investigacion?q=casco');
  expect(loaded).toEqual(['proyectos']);
  expect(requested).toEqual(['Proyectos_investigacion/get_projects']);
});

test('navigation drops the partial responses embedded in the home', () => {
  const store = new ResponseStore([['listPublicProyectos {}', { projects: [] }]]);
  const go = navigationFrom('/', store);
  go('/proyectos_investigacion');
  expect(store.embedded('listPublicProyectos {}')).toBeUndefined();
  expect(requested).toEqual(['Proyectos_investigacion/get_projects']);
});

/** A link with a child element, and a paragraph beside it. */
function aLink(href: string): { inside: HTMLElement; elsewhere: HTMLElement; link: HTMLElement } {
  document.body.innerHTML = `<a href="${href}"><b>Ver</b></a><p>Otro</p>`;
  const find = (selector: string) => document.querySelector<HTMLElement>(selector) ?? document.body;
  return { inside: find('b'), elsewhere: find('p'), link: find('a') };
}

const over = (element: HTMLElement) => element.dispatchEvent(new Event('pointerover', { bubbles: true }));

test('hover or focus on a link prefetches its page once', () => {
  vi.useFakeTimers();
  openAddress('/');
  stops.push(prefetchOnIntent(new ResponseStore()));
  const { inside, elsewhere, link } = aLink('/proyecto_investigacion/MTI/vias-seguras');
  over(inside);
  vi.advanceTimersByTime(INTENT_DELAY_MS - 1);
  expect([loaded, requested]).toEqual([[], []]);
  vi.advanceTimersByTime(1);
  expect([loaded, requested]).toEqual([['proyecto'], ['Proyectos_investigacion/get_project/12']]);
  over(elsewhere);
  link.dispatchEvent(new Event('focusin', { bubbles: true }));
  vi.advanceTimersByTime(INTENT_DELAY_MS);
  expect(requested).toHaveLength(1);
});

test('a short hover, the current page’s link and other links prefetch nothing', () => {
  vi.useFakeTimers();
  openAddress('/productos_investigacion');
  stops.push(prefetchOnIntent(new ResponseStore()));
  const { inside, elsewhere } = aLink('/proyectos_investigacion');
  over(inside);
  over(elsewhere);
  vi.advanceTimersByTime(INTENT_DELAY_MS);
  for (const href of ['/productos_investigacion', '/admin', '/api/docs.json', '#contenido', 'https://ejemplo.org/']) {
    over(aLink(href).inside);
    vi.advanceTimersByTime(INTENT_DELAY_MS);
  }
  expect([loaded, requested]).toEqual([[], []]);
});

test('Save-Data disables the prefetch of links', () => {
  vi.useFakeTimers();
  openAddress('/');
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  stops.push(prefetchOnIntent(new ResponseStore()));
  over(aLink('/proyectos_investigacion').inside);
  vi.advanceTimersByTime(INTENT_DELAY_MS);
  expect([loaded, requested]).toEqual([[], []]);
});

const PROYECTO = 'Proyectos_investigacion/get_project/12';

test('the record of a navigation is a visit; a list is none, and the document counts its own', () => {
  openAddress('/proyecto_investigacion/Nw');
  prefetchFirstPage(new ResponseStore());
  const go = navigationFrom('/proyecto_investigacion/Nw');
  go('/proyecto_investigacion/MTI');
  expect(visits).toEqual([PROYECTO]);
  go('/productos_investigacion');
  expect(visits).toHaveLength(1);
});

test('a record that was prefetched on hover is a visit only when its page opens', () => {
  vi.useFakeTimers();
  const store = new ResponseStore();
  const go = navigationFrom('/', store);
  stops.push(prefetchOnIntent(store));
  over(aLink('/proyecto_investigacion/MTI').inside);
  vi.advanceTimersByTime(INTENT_DELAY_MS);
  expect([requested, visits]).toEqual([[PROYECTO], []]);
  go('/proyecto_investigacion/MTI');
  expect([requested, visits]).toEqual([[PROYECTO, PROYECTO], [PROYECTO]]);
});

test('a line is one visit, though its page makes two calls', () => {
  const go = navigationFrom('/');
  go('/lineas/gestion_sst');
  expect(visits).toEqual(['Proyectos_investigacion/get_project_by_line/2']);
});
