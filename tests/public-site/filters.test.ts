import { describe, expect, test } from 'vitest';
import { filterProductos, productosFilters, tiposOfProductos } from '../../contract/entities/listedProductos.ts';
import { ponenciaOf } from '../../contract/values/ponencia.ts';
import { hasDetail, linksOf } from '../../public-site/components/EventoCard/eventoDetail.ts';
import {
  eventosFilters,
  filterEventos,
  newestEventosFirst,
  noEventosText,
  splitEventos,
  tipoLabel,
  tiposOfEventos,
  yearsOfEventos,
} from '../../public-site/components/EventosList/filterEventos.ts';
import { loopSeconds } from '../../public-site/components/LogosStrip/LogosStrip.tsx';
import { pickRandom } from '../../public-site/components/ProductosTeaser/ProductosTeaser.tsx';
import { filterProyectos, filtersOf, hasFilters } from '../../public-site/components/ProyectosList/filterProyectos.ts';
import { filterIntegrantes } from '../../public-site/pages/IntegrantesPage/filterIntegrantes.ts';
import { anEvento, aProducto, aProyecto, toListItem } from '../support/builders/publicRecords.ts';
import { FOLDING_PAIRS } from '../support/foldingPairs.ts';
import { SETTINGS } from '../support/siteSettings.ts';

describe.each(FOLDING_PAIRS)('the public lists find %j', (stored, typed) => {
  const q = new URLSearchParams({ q: typed });

  test(`by ${JSON.stringify(typed)}`, () => {
    expect(filterProyectos([aProyecto({ nombre: stored })], filtersOf(q, SETTINGS.lineas))).toHaveLength(1);
    expect(filterProductos([aProducto({ nombre: stored })], productosFilters(q))).toHaveLength(1);
    expect(filterProductos([aProducto({ descripcion: stored })], productosFilters(q))).toHaveLength(1);
    expect(filterIntegrantes([toListItem({ areas_tematicas: [stored] })], { q: typed, grupo: '' })).toHaveLength(1);
  });
});

const idsOf = (items: readonly { id: number }[]) => items.map(({ id }) => id);

describe('filterProyectos', () => {
  const proyectos = [
    aProyecto({ id: 1, nombre: 'Gestión del riesgo', estado: 1, fecha_inicio: '2024-02-01' }),
    aProyecto({ id: 2, nombre: 'Cruces escolares', estado: 2, fecha_inicio: '2023-05-10' }),
    aProyecto({ id: 3, nombre: 'Otro', estado: 3, fecha_inicio: '', created_at: '2022-08-01T23:30:00.000Z' }),
    aProyecto({ id: 4, nombre: 'Sin fechas', fecha_inicio: '', created_at: '' }),
  ];
  const found = (address: string) =>
    idsOf(filterProyectos(proyectos, filtersOf(new URLSearchParams(address), SETTINGS.lineas)));

  test('the text matches part of the name, ignoring case, accents and outer spaces', () => {
    expect(found('q=  GESTION ')).toEqual([1]);
    expect(found('q=escol')).toEqual([2]);
    expect(found('q=  ')).toEqual([1, 2, 3, 4]);
    expect(found('q=doce rutas')).toEqual([]);
  });

  test('any state but 1 counts as finished', () => {
    expect(found('estado=1')).toEqual([1, 4]);
    expect(found('estado=2')).toEqual([2, 3]);
    expect(found('estado=9')).toEqual([1, 2, 3, 4]);
  });

  test('the inclusive date range applies to fecha_inicio, or else created_at', () => {
    expect(found('desde=2023-05-10')).toEqual([1, 2, 4]);
    expect(found('hasta=2023-05-10')).toEqual([2, 3, 4]);
    expect(found('desde=2022-08-01&hasta=2022-08-01')).toEqual([3, 4]);
  });

  test('the line filter accepts the lines of the portal and ignores any other value', () => {
    const conLineas = [aProyecto({ id: 1, id_linea: 3 }), aProyecto({ id: 2, id_linea: 4 }), aProyecto({ id: 5 })];
    const idsIn = (address: string) =>
      idsOf(filterProyectos(conLineas, filtersOf(new URLSearchParams(address), SETTINGS.lineas)));
    expect(idsIn('linea=3')).toEqual([1]);
    expect(idsIn('linea=1')).toEqual([]);
    expect(idsIn('linea=9')).toEqual([1, 2, 5]);
    expect(idsIn('linea=3.0')).toEqual([1, 2, 5]);
    expect(hasFilters(filtersOf(new URLSearchParams('linea=3'), SETTINGS.lineas))).toBe(true);
  });

  test('a project created after 19:00 in Bogotá belongs to that day, not to the next one of UTC', () => {
    const evening = [aProyecto({ id: 1, fecha_inicio: '', created_at: '2022-08-02T01:00:00.000Z' })];
    const foundOn = (day: string) =>
      idsOf(filterProyectos(evening, filtersOf(new URLSearchParams(`desde=${day}&hasta=${day}`), SETTINGS.lineas)));
    expect(foundOn('2022-08-01')).toEqual([1]);
    expect(foundOn('2022-08-02')).toEqual([]);
  });

  test('filters combine, and a blank text is no filter', () => {
    expect(found('q=e&estado=2&desde=2023-01-01')).toEqual([2]);
    expect(hasFilters(filtersOf(new URLSearchParams('q=%20'), SETTINGS.lineas))).toBe(false);
    expect(hasFilters(filtersOf(new URLSearchParams('hasta=2023-05-10'), SETTINGS.lineas))).toBe(true);
  });
});

test('filterProductos matches name and description', () => {
  const productos = [
    aProducto({ id: 1, nombre: 'Guía de cruces', descripcion: '' }),
    aProducto({ id: 2, nombre: 'Casco', descripcion: 'Observación en SEMÁFOROS' }),
  ];
  expect(idsOf(filterProductos(productos, productosFilters(new URLSearchParams({ q: 'guia', tipo: '' }))))).toEqual([
    1,
  ]);
  expect(
    idsOf(filterProductos(productos, productosFilters(new URLSearchParams({ q: ' semaforos ', tipo: '' })))),
  ).toEqual([2]);
  expect(idsOf(filterProductos(productos, productosFilters(new URLSearchParams({ q: '', tipo: '' }))))).toEqual([1, 2]);
});

test('products filter by type, and the types are listed in the order of the forms, then others', () => {
  const productos = ['Software', 'Mapa', 'Libro', '', 'Afiche', 'Libro'].map((tipo, index) =>
    aProducto({ id: index + 1, tipo, nombre: index === 2 ? 'Casco' : 'Guía' }),
  );
  expect(tiposOfProductos(productos)).toEqual(['Libro', 'Software', 'Afiche', 'Mapa']);
  expect(idsOf(filterProductos(productos, productosFilters(new URLSearchParams({ q: '', tipo: 'Libro' }))))).toEqual([
    3, 6,
  ]);
  expect(
    idsOf(filterProductos(productos, productosFilters(new URLSearchParams({ q: 'casco', tipo: 'Libro' })))),
  ).toEqual([3]);
});

describe('filterEventos', () => {
  const eventos = [
    anEvento({ id: 1, fecha: '2023-12-31', tipo: 1 }),
    anEvento({ id: 2, fecha: '2024-01-01', tipo: 3 }),
    anEvento({ id: 3, fecha: '2024-06-01', tipo: 1 }),
    anEvento({ id: 4, fecha: '', tipo: 9 }),
  ];

  test('year and type combine', () => {
    const found = (address: string) => idsOf(filterEventos(eventos, eventosFilters(new URLSearchParams(address))));
    expect(found('anio=2024')).toEqual([2, 3]);
    expect(found('tipo=1')).toEqual([1, 3]);
    expect(found('anio=2024&tipo=1')).toEqual([3]);
    expect(found('anio=nada')).toEqual([1, 2, 3, 4]);
  });

  test('lists the years with their counts, newest first', () => {
    expect(yearsOfEventos(eventos)).toEqual([
      { value: 2024, total: 2 },
      { value: 2023, total: 1 },
    ]);
    expect(tiposOfEventos(eventos)).toEqual([
      { value: 1, total: 2 },
      { value: 3, total: 1 },
    ]);
  });

  test('the empty message names the active filters', () => {
    expect(noEventosText({ anio: null, tipo: null })).toBe('No hay eventos disponibles');
    expect(noEventosText({ anio: 2021, tipo: null })).toBe('No hay eventos disponibles para el año 2021');
    expect(noEventosText({ anio: null, tipo: 3 })).toBe('No hay eventos disponibles de tipo Ponente');
    expect(noEventosText({ anio: 2021, tipo: 1 })).toBe(
      'No hay eventos disponibles de tipo Organizador para el año 2021',
    );
  });

  test('types have their names', () => {
    expect([1, 2, 3, 4, 0, 9].map(tipoLabel)).toEqual([
      'Organizador',
      'Asistente',
      'Ponente',
      'Participante',
      'Sin tipo',
      'Sin tipo',
    ]);
  });

  test('splits by day: today is upcoming, without a date is past', () => {
    const { upcoming, past } = splitEventos(eventos, '2024-01-01');
    expect([idsOf(upcoming), idsOf(past)]).toEqual([
      [2, 3],
      [1, 4],
    ]);
  });

  test('sorts the newest first', () => {
    expect(idsOf(newestEventosFirst(eventos))).toEqual([3, 2, 1, 4]);
  });
});

describe('the detail of an event', () => {
  test.each([
    [{ tipo: 1, url_noticia_divulgacion: 'https://a.co' }, true],
    [{ tipo: 2, url_noticia_divulgacion: 'https://a.co' }, false],
    [{ tipo: 3, nombre_ponencia: 'Dormir en la cabina' }, true],
    [{ tipo: 2, nombre_ponencia: 'Dormir en la cabina' }, false],
    [{ tipo: 3, url_pagina_evento: 'https://a.co' }, true],
    [{ tipo: 4, url_pagina_evento: 'https://a.co' }, true],
    [{ tipo: 0, urls_adicionales: ['https://a.co'] }, true],
    [{ tipo: 1 }, false],
  ])('hasDetail of %o', (changes, expected) => {
    expect(hasDetail(anEvento(changes))).toBe(expected);
  });

  test('shows the news of an organizer, the talk of a speaker, and the links of both', () => {
    const todo = {
      url_noticia_divulgacion: 'https://a.co/noticia',
      nombre_ponencia: 'Dormir en la cabina',
      url_pagina_evento: 'https://a.co/pagina',
      urls_adicionales: ['https://a.co/1', 'https://a.co/2'],
    };
    const textsOf = (tipo: number) => linksOf(anEvento({ ...todo, tipo })).map(({ text }) => text);
    const shared = ['Página del evento', 'a.co/1', 'a.co/2'];
    expect(textsOf(1)).toEqual(['Noticia de divulgación', ...shared]);
    expect(textsOf(2)).toEqual(shared);
    expect(textsOf(3)).toEqual(shared);
    const urls = ['https://www.otra.org/ruta', 'https://a.co:8080/', 'nada'];
    const namesOf = (urls_adicionales: string[]) => linksOf(anEvento({ urls_adicionales })).map(({ text }) => text);
    expect(namesOf(urls)).toEqual(['otra.org/ruta', 'a.co', 'nada']);
    expect(namesOf(['https://a.co/x/memorias/', 'https://a.co/y/memorias?n=2', 'https://a.co/a%C3%B1o%20uno'])).toEqual(
      ['a.co/…/memorias', 'a.co/…/memorias (2)', 'a.co/año uno'],
    );
    expect(namesOf(['https://a.co/%E2%80%AEx', 'https://a.co/100%'])).toEqual(['a.co/%E2%80%AEx', 'a.co/100%']);
    expect(ponenciaOf(anEvento({ ...todo, tipo: 3 }))).toBe('Dormir en la cabina');
    expect(ponenciaOf(anEvento({ ...todo, tipo: 2 }))).toBe('');
  });
});

test('pickRandom takes each item at most once, in random order', () => {
  expect(pickRandom(['a', 'b', 'c'], 2, () => 0)).toEqual(['a', 'b']);
  expect(pickRandom(['a', 'b', 'c'], 2, () => 0.99)).toEqual(['c', 'b']);
  expect(pickRandom(['a'], 2, () => 0.5)).toEqual(['a']);
  expect(pickRandom([], 2, () => 0)).toEqual([]);
});

test('loopSeconds is three seconds per logo, at least twenty', () => {
  expect(loopSeconds(1)).toBe(20);
  expect(loopSeconds(7)).toBe(21);
  expect(loopSeconds(30)).toBe(90);
});

describe('filterProductos', () => {
  const autor = { apellidos: 'Ruiz', nombres: 'Eva', nombre_corporativo: '', orcid: '', integrante_id: 7 };
  const productos = [
    aProducto({ id: 1, nombre: 'Ñandú', fecha_publicacion: '2024-05', id_linea: 3 }),
    aProducto({ id: 2, nombre: 'Nube', fecha_publicacion: '', autores: [autor] }),
    aProducto({ id: 3, nombre: 'Árbol', fecha_publicacion: '2025', autores: [{ ...autor, integrante_id: 77 }] }),
    aProducto({ id: 4, nombre: 'Oso', fecha_publicacion: '2024', id_linea: 1 }),
  ];
  const found = (address: string) => idsOf(filterProductos(productos, productosFilters(new URLSearchParams(address))));

  test('filters by year, line and member, all at once', () => {
    expect(found('anio=2024')).toEqual([1, 4]);
    expect(found('linea=3')).toEqual([1]);
    expect(found('integrante=7')).toEqual([2]);
    expect(found('anio=2024&linea=1')).toEqual([4]);
    expect(found('anio=2025&integrante=7')).toEqual([]);
  });

  test('ignores a value that no product has', () => {
    for (const address of ['anio=1999', 'anio=20', 'linea=9', 'integrante=700', 'tipo=Canci%C3%B3n', 'orden=otro']) {
      expect(found(address)).toEqual([1, 2, 3, 4]);
    }
  });

  test('orders by publication date, newest first and undated last, or by title', () => {
    expect(found('orden=fecha')).toEqual([3, 1, 4, 2]);
    expect(found('orden=titulo')).toEqual([3, 2, 1, 4]);
    expect(found('orden=agregado')).toEqual([1, 2, 3, 4]);
  });

  test('of those without a date, the ones in press come first', () => {
    const undated = [
      aProducto({ id: 1 }),
      aProducto({ id: 2, en_prensa: 1 }),
      aProducto({ id: 3 }),
      ...productos.slice(3),
    ];
    expect(idsOf(filterProductos(undated, productosFilters(new URLSearchParams('orden=fecha'))))).toEqual([4, 2, 1, 3]);
  });
});
