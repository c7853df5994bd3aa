import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AnswersAtHand } from '../../public-site/data/AnswersAtHand.ts';
import { prepareFirst, prepareNext, prepareOnIntent, REST_MS } from '../../public-site/data/prefetch.ts';
import type { PageCode } from '../../public-site/pages/PageCode.ts';
import { pageCodes } from '../../public-site/pages/pages.ts';
import { replaceQuery } from '../../public-site/router/hashStore.ts';

let asked: string[] = [];
let loaded: string[] = [];
const stops: (() => void)[] = [];

beforeEach(() => {
  asked = [];
  loaded = [];
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(url.replace('/api/', ''));
    return new Promise(() => {});
  });
  for (const [name, code] of Object.entries(pageCodes)) {
    const never = () => {
      loaded.push(name);
      return new Promise<never>(() => {});
    };
    vi.spyOn(code as PageCode<unknown>, 'load').mockImplementation(never);
  }
});

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function go(hash: string): void {
  window.location.hash = hash;
  window.dispatchEvent(new Event('hashchange'));
}

test.each([
  [
    '#/',
    [],
    [
      'Home/get_home',
      'Proyectos_investigacion/get_projects',
      'Prod_investigacion/get_all_products',
      'eventos/get_eventos',
    ],
  ],
  ['#/proyectos_investigacion', ['proyectos'], ['Home/get_home', 'Proyectos_investigacion/get_projects']],
  ['#/proyecto_investigacion/MTI', ['proyecto'], ['Home/get_home', 'Proyectos_investigacion/get_project/12']],
  ['#/proyecto_investigacion/hola', ['proyecto'], ['Home/get_home']],
  ['#/integrantes_grupo_investigacion', ['integrantes'], ['Home/get_home', 'home/get_investigadores']],
  [
    '#/integrante_grupo_investigacion/Nw',
    ['integrante'],
    ['Home/get_home', 'Integrantes_investigacion/get_investigador/7'],
  ],
  ['#/productos_investigacion', ['productos'], ['Home/get_home', 'Prod_investigacion/get_all_products']],
  ['#/productos_investigacion_detail/Nw', ['producto'], ['Home/get_home', 'Prod_investigacion/get_product_by_id/7']],
  ['#/lineas/gestion_sst', ['linea'], ['Home/get_home', 'Proyectos_investigacion/get_project_by_line/2']],
  ['#/nada', ['notFound'], ['Home/get_home']],
])('a visit that begins at %s fetches code and data at once', (hash, code, calls) => {
  window.location.hash = hash;
  prepareFirst(new AnswersAtHand());
  expect(loaded).toEqual(code);
  expect(asked).toEqual(calls);
});

test('each further page is fetched when its address is there, once; a change of filters fetches nothing', () => {
  go('#/');
  stops.push(prepareNext(new AnswersAtHand([['x', 1]])));
  go('#/proyectos_investigacion');
  window.dispatchEvent(new Event('popstate'));
  replaceQuery('q=casco');
  expect(loaded).toEqual(['proyectos']);
  expect(asked).toEqual(['Proyectos_investigacion/get_projects']);
});

test('a part of an answer that came with the home is not shown on another page', () => {
  go('#/');
  const answers = new AnswersAtHand([['listPublicProyectos {}', { projects: [] }]]);
  stops.push(prepareNext(answers));
  go('#/proyectos_investigacion');
  expect(answers.arrived('listPublicProyectos {}')).toBeUndefined();
  expect(asked).toEqual(['Proyectos_investigacion/get_projects']);
});

/** A link to a page, with something inside, and what else is on the page. */
function aLink(hash: string): { inside: HTMLElement; elsewhere: HTMLElement; link: HTMLElement } {
  document.body.innerHTML = `<a href="${hash}"><b>Ver</b></a><p>Otro</p>`;
  const find = (selector: string) => document.querySelector<HTMLElement>(selector) ?? document.body;
  return { inside: find('b'), elsewhere: find('p'), link: find('a') };
}

const over = (element: HTMLElement) => element.dispatchEvent(new Event('pointerover', { bubbles: true }));

test('a link’s page is fetched when the pointer or the focus rests on it, and only once', () => {
  vi.useFakeTimers();
  go('#/');
  stops.push(prepareOnIntent(new AnswersAtHand()));
  const { inside, elsewhere, link } = aLink('#/proyecto_investigacion/MTI');
  over(inside);
  vi.advanceTimersByTime(REST_MS - 1);
  expect([loaded, asked]).toEqual([[], []]);
  vi.advanceTimersByTime(1);
  expect([loaded, asked]).toEqual([['proyecto'], ['Proyectos_investigacion/get_project/12']]);
  over(elsewhere);
  link.dispatchEvent(new Event('focusin', { bubbles: true }));
  vi.advanceTimersByTime(REST_MS);
  expect(asked).toHaveLength(1);
});

test('passing over a link, the link of the page that is shown, and one to elsewhere fetch nothing', () => {
  vi.useFakeTimers();
  go('#/productos_investigacion');
  stops.push(prepareOnIntent(new AnswersAtHand()));
  const { inside, elsewhere } = aLink('#/proyectos_investigacion');
  over(inside);
  over(elsewhere);
  vi.advanceTimersByTime(REST_MS);
  for (const hash of ['#/productos_investigacion', '#/admin', '#contenido', 'https://ejemplo.org/']) {
    over(aLink(hash).inside);
    vi.advanceTimersByTime(REST_MS);
  }
  expect([loaded, asked]).toEqual([[], []]);
});

test('nothing is fetched ahead for who saves data', () => {
  vi.useFakeTimers();
  go('#/');
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  stops.push(prepareOnIntent(new AnswersAtHand()));
  over(aLink('#/proyectos_investigacion').inside);
  vi.advanceTimersByTime(REST_MS);
  expect([loaded, asked]).toEqual([[], []]);
});
