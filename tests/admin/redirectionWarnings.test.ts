import { expect, it } from 'vitest';
import {
  namedResources,
  redirectionWarnings,
  type SiteRecords,
} from '../../admin/resources/identidad/redirectionWarnings.ts';
import { knownRoute, lineaPath } from '../../contract/addresses/siteLineas.ts';
import { matchRoute, sitePaths } from '../../contract/addresses/siteRoutes.ts';
import { SETTINGS } from '../support/siteSettings.ts';

const SITE: SiteRecords = {
  routeAt(path) {
    const route = knownRoute(matchRoute(path), SETTINGS.lineas);
    return route.page === 'pagina' && route.slug !== 'quienes-somos' ? { page: 'notFound' } : route;
  },
  hasRecord: (recurso, id) => recurso === 'proyectos' && id === 3,
};
const [LINEA] = SETTINGS.lineas.map(lineaPath) as [string];
const HOST = 'grupo.example';
const of = (desde: string, hacia: string, site = SITE) =>
  redirectionWarnings([{ desde, hacia }], site, HOST).map(({ text }) => text);

it.each([
  ['/eventos', '/noticias', '/eventos es una página del sitio, así que no redirige'],
  [LINEA, '/noticias', `${LINEA} es una página del sitio, así que no redirige`],
  ['/paginas/Quienes-Somos', '/noticias', '/paginas/Quienes-Somos es una página del sitio, así que no redirige'],
  ['/viejo', '/no-hay', '/no-hay no existe en el sitio'],
  ['/viejo', '/lineas/otra', '/lineas/otra no existe en el sitio'],
  ['/viejo', `https://${HOST}/no-hay`, `https://${HOST}/no-hay no existe en el sitio`],
  ['/viejo', sitePaths.proyecto(9), `${sitePaths.proyecto(9)} no existe en el sitio`],
])('%s to %s: %s', (desde, hacia, text) => expect(of(desde, hacia)).toEqual([text]));

it.each([
  ['/viejo', '/noticias?q=a'],
  ['/?page_id=12', '/noticias'],
  ['/viejo', LINEA],
  ['/lineas/otra', '/noticias'],
  ['/paginas/vieja', '/noticias'],
  ['/viejo', '/paginas/otra'],
  ['/viejo', sitePaths.proyecto(3, 'Faro')],
  ['/viejo', '/eventos.ics'],
  ['/viejo', '/api/uploads/0.pdf'],
  ['/viejo', 'https://otro.example/no-hay'],
  ['/viejo', 'sin barra'],
  ['', '/noticias'],
])('nothing is odd about %j to %j', (desde, hacia) => expect(of(desde, hacia)).toEqual([]));

it('a target may be another redirection, and is not judged before the records are known', () => {
  const rows = [
    { desde: '/a', hacia: '/b' },
    { desde: '/b', hacia: '/eventos' },
  ];
  expect(redirectionWarnings(rows, SITE, HOST)).toEqual([]);
  const unknown: SiteRecords = { ...SITE, hasRecord: () => null };
  expect(of('/viejo', sitePaths.proyecto(9), unknown)).toEqual([]);
});

it('names the row and the resources to ask for', () => {
  const rows = [
    { desde: '/a', hacia: sitePaths.proyecto(3) },
    { desde: '/b', hacia: sitePaths.proyecto(4) },
    { desde: '/c', hacia: sitePaths.evento(1) },
    { desde: '/paginas/vieja', hacia: '/noticias' },
  ];
  expect(namedResources(rows, HOST)).toEqual(['proyectos', 'eventos', 'paginas']);
  expect(redirectionWarnings(rows, SITE, HOST).map(({ row }) => row)).toEqual([2, 3]);
});
