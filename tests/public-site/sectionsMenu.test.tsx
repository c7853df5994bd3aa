import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { lineaPath } from '../../contract/addresses/siteLineas.ts';
import type { DocumentSettings } from '../../contract/identidad/siteSettings.ts';
import { aDetail, anEvento, anIntegrante, aProducto, elInicio } from '../support/builders/publicRecords.ts';
import { SETTINGS } from '../support/siteSettings.ts';
import { currentAddress } from './address.ts';
import { answered, renderPage } from './renderPage.ts';
import { answer, mockedNetwork, visit } from './site.tsx';

mockedNetwork();

const NADA = '/nada';

beforeEach(() => {
  answer('getInicio', elInicio());
  answer('getProyecto', aDetail());
  answer('getIntegrante', { success: 1, message: '', investigador: anIntegrante(), proyectos: [] });
  answer('getProducto', { success: 1, product: aProducto({ nombre: 'Cascos' }) });
  answer('listPublicProductos', { success: '1', message: '', products: [] });
});

const sections = () => within(screen.getByRole('navigation', { name: 'Secciones' }));

/** The links and menus that are marked as current, in both navigations. */
const marked = () =>
  [...document.querySelectorAll('header [aria-current]')].map((link) => [
    link.textContent,
    link.getAttribute('aria-current'),
  ]);

describe('the navigation of the sections', () => {
  test('leads to the lines and the lists; the search is offered once, beside it', () => {
    visit(NADA);
    const links = sections().getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ...SETTINGS.lineas.map((linea) => [linea.nombre, lineaPath(linea)]),
      ['Productos', '/productos_investigacion'],
      ['Eventos', '/eventos'],
    ]);
    expect(document.querySelector('header summary')?.textContent).toBe('Líneas');
    const header = within(screen.getByRole('banner'));
    expect(header.getAllByRole('search')).toHaveLength(1);
    expect(header.queryByRole('link', { name: 'Buscar' })).toBeNull();
  });

  test('opens the lines, and closes them with Escape, outside, and when one is followed', async () => {
    const user = visit(NADA);
    const menu = sections().getByText('Líneas');
    const lines = menu.closest('details');
    await user.click(menu);
    expect(lines?.open).toBe(true);
    await user.keyboard('{Escape}');
    expect(lines?.open).toBe(false);
    expect(document.activeElement).toBe(menu);
    await user.click(menu);
    await user.click(await screen.findByText('La dirección que buscó no existe o cambió de lugar.'));
    expect(lines?.open).toBe(false);
    await user.click(menu);
    answer('listProyectosByLinea', []);
    answer('listProductosByLinea', { success: 1, message: '', products: [], texto: '' });
    const [first] = SETTINGS.lineas;
    const link = sections().getByRole('link', { name: first?.nombre ?? '' });
    expect(link.getAttribute('href')).toBe(first && lineaPath(first));
    await user.click(link);
    expect(lines?.open).toBe(false);
    expect(marked()).toContainEqual(['Líneas', 'true']);
  });

  test.each([
    ['/', [['Inicio', 'page']]],
    ['/productos_investigacion', [['Productos', 'page']]],
    ['/productos_investigacion_detail/MQ', [['Productos', 'true']]],
    ['/proyecto_investigacion/MQ', [['Proyectos de investigación', 'true']]],
    ['/integrante_grupo_investigacion/MQ', [['Integrantes grupo de investigación', 'true']]],
    ['/evento/MQ', [['Eventos', 'true']]],
    [
      '/lineas/sostenibilidad',
      [
        ['Líneas', 'true'],
        ['Sostenibilidad', 'page'],
      ],
    ],
    ['/buscar', []],
    [NADA, []],
  ])('marks the section of %s', async (address, expected) => {
    answer('listPublicProyectos', { success: 1, projects: [] });
    answer('listPublicEventos', { success: 1, eventos: [] });
    answer('getPublicEvento', { success: 1, evento: anEvento() });
    answer('listProyectosByLinea', []);
    answer('listProductosByLinea', { success: 1, message: '', products: [], texto: '' });
    visit(address);
    await screen.findByText('Política de privacidad');
    expect(marked()).toEqual(expected);
  });

  test('marks the section of a noticia, where the news are shown', async () => {
    const settings: DocumentSettings = { ...SETTINGS, secciones: [...SETTINGS.secciones, 'noticias'] };
    const { html } = await renderPage('/noticias/MQ', [answered('getInicio', {}, elInicio())], { settings });
    const rendered = new DOMParser().parseFromString(html, 'text/html');
    const links = [...rendered.querySelectorAll('header [aria-current]')];
    expect(links.map((link) => [link.textContent, link.getAttribute('aria-current')])).toEqual([['Noticias', 'true']]);
  });
});

describe('the path of a detail page', () => {
  const path = async () => within(await screen.findByRole('navigation', { name: 'Ruta' }));

  test('leads to the home and the list, and ends at the record', async () => {
    const user = visit('/productos_investigacion_detail/MQ');
    const items = (await path()).getAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual(['Inicio', 'Productos', 'Cascos']);
    expect(items[2]?.getAttribute('aria-current')).toBe('page');
    await user.click((await path()).getByRole('link', { name: 'Productos' }));
    expect(currentAddress()).toBe('/productos_investigacion');
  });

  test.each([
    ['/integrante_grupo_investigacion/MQ', ['Inicio', 'Integrantes', 'Ana Núñez']],
    ['/evento/MQ', ['Inicio', 'Eventos', 'Foro vial']],
    ['/noticias/MQ', ['Inicio', 'Noticias', 'Convocatoria']],
    ['/lineas/sostenibilidad', ['Inicio', 'Líneas', 'Sostenibilidad']],
  ])('of %s ends at its name', async (address, names) => {
    answer('getPublicEvento', { success: 1, evento: anEvento() });
    answer('getPublicNoticia', {
      success: 1,
      noticia: {
        ...{ id: 1, titulo: 'Convocatoria', fecha: '2026-03-12', resumen: '', imagen: null, descripcion_imagen: '' },
        ...{ texto: '', url_fuente: '', proyecto_id: null, producto_id: null, evento_id: null, vinculo_nombre: '' },
      },
    });
    answer('listProyectosByLinea', []);
    answer('listProductosByLinea', { success: 1, message: '', products: [], texto: '' });
    visit(address);
    const items = (await path()).getAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual(names);
  });

  test('ends at the list where there is no record', async () => {
    visit('/proyecto_investigacion/hola');
    const items = (await path()).getAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual(['Inicio', 'Proyectos']);
  });
});
