import { describe, expect, test } from 'vitest';
import { matchRoute, sitePaths } from '../../contract/addresses/siteRoutes.ts';
import { slugOf } from '../../contract/values/slug.ts';

describe('slugOf', () => {
  test.each([
    ['Huella de carbono de las flotas', 'huella-de-carbono-de-las-flotas'],
    ['  ¿Cuánto pesa la señal? (II)  ', 'cuanto-pesa-la-senal-ii'],
    ['Conducción & fatiga — 2026', 'conduccion-fatiga-2026'],
    ['مرحبا', ''],
    ['¡…!', ''],
    ['', ''],
    ['In\u00ADvesti\u00ADga\u00ADción vial', 'investigacion-vial'],
    ['es\u200Bpacio, mo\u2060to\uFEFFciclos', 'espacio-motociclos'],
  ])('of "%s" is "%s"', (nombre, slug) => {
    expect(slugOf(nombre)).toBe(slug);
  });

  test('cuts a long name at a word', () => {
    const slug = slugOf('palabra '.repeat(40));
    expect(slug).toBe(Array(10).fill('palabra').join('-'));
    expect(slugOf('x'.repeat(300))).toBe('x'.repeat(80));
  });
});

test('paths of events, of the site map, of the search and of the accessibility statement match their pages', () => {
  expect(matchRoute(sitePaths.eventos)).toEqual({ page: 'eventos' });
  expect(matchRoute('/Eventos/')).toEqual({ page: 'eventos' });
  expect(matchRoute(sitePaths.evento(12))).toEqual({ page: 'evento', id: 12 });
  expect(matchRoute('/evento/hola')).toEqual({ page: 'evento', id: null });
  expect(matchRoute('/evento')).toEqual({ page: 'notFound' });
  expect(matchRoute('/eventos/MTI')).toEqual({ page: 'notFound' });
  expect(matchRoute('/mapa_del_sitio')).toEqual({ page: 'mapaDelSitio' });
  expect(matchRoute('/Buscar')).toEqual({ page: 'buscar' });
  expect(matchRoute('/Accesibilidad/')).toEqual({ page: 'accesibilidad' });
  expect(matchRoute('/accesibilidad/MTI')).toEqual({ page: 'notFound' });
});

describe('paths of detail pages', () => {
  test('carry the slug of the name, if it has one', () => {
    expect(sitePaths.proyecto(12, 'Vías seguras')).toBe('/proyecto_investigacion/MTI/vias-seguras');
    expect(sitePaths.integrante(7, 'Luis Gómez')).toBe('/integrante_grupo_investigacion/Nw/luis-gomez');
    expect(sitePaths.evento(5, 'Foro 2026')).toBe('/evento/NQ/foro-2026');
    expect(sitePaths.producto(33, '…')).toBe('/productos_investigacion_detail/MzM');
  });

  test('match with any slug, but not with more segments', () => {
    expect(matchRoute('/proyecto_investigacion/MTI/otro-nombre')).toEqual({ page: 'proyecto', id: 12 });
    expect(matchRoute('/proyecto_investigacion/MTI/otro/nombre')).toEqual({ page: 'notFound' });
  });
});

test('the path of a line has its address', () => {
  expect(sitePaths.linea('sostenibilidad')).toBe('/lineas/sostenibilidad');
});
