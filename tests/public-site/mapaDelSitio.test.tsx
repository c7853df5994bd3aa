import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { anEvento, aProducto, aProyecto, elInicio, toListItem } from '../support/builders/publicRecords.ts';
import { currentAddress } from './address.ts';
import { answer, answerLater, answerNever, expectLogged, expectNoise, mockedNetwork, visit } from './site.tsx';

mockedNetwork();

const PAGE = '/mapa_del_sitio';
const NOTICIA = { id: 1, fecha: '2026-03-12', resumen: '', imagen: null, descripcion_imagen: '' };

beforeEach(() => {
  answer('getInicio', elInicio());
  answer('listPublicNoticias', { success: 1, noticias: [{ ...NOTICIA, titulo: 'Abre el laboratorio' }] });
  answer('listPublicProyectos', {
    success: 1,
    projects: ['Zonas escolares', 'Ángulos muertos', ''].map((nombre, index) => aProyecto({ id: index + 1, nombre })),
  });
  answer('listPublicIntegrantes', [
    toListItem({ id: 1, nombres: 'Óscar', apellidos: 'Peña' }),
    toListItem({ id: 2, nombres: 'Inés', apellidos: 'Caicedo' }),
  ]);
  answer('listPublicProductos', {
    success: '1',
    message: '',
    products: [aProducto({ id: 1, nombre: 'Guía 10' }), aProducto({ id: 2, nombre: 'Guía 9' })],
  });
  answer('listPublicEventos', {
    success: 1,
    eventos: [
      anEvento({ id: 1, nombre: 'Congreso', fecha: '2025-03-09' }),
      anEvento({ id: 2, nombre: 'Congreso', fecha: '2024-03-09' }),
    ],
  });
});

const entriesOf = (name: string) =>
  within(screen.getByRole('region', { name }))
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent);
const loaded = () => screen.findByRole('region', { name: 'Proyectos' });

test('links all pages and all records by name', async () => {
  visit(PAGE);
  await loaded();
  expect(screen.getByRole('heading', { level: 1, name: 'Mapa del sitio' })).toBeDefined();
  expect(document.title).toBe('Mapa del sitio · Grupo de investigación');
  expect(entriesOf('Páginas principales')).toEqual([
    'Inicio',
    'Proyectos de investigación',
    'Integrantes del grupo de investigación',
    'Productos de investigación',
    'Eventos académicos',
    'Noticias',
    'Accesibilidad',
  ]);
  expect(entriesOf('Líneas de investigación')).toEqual([
    'Sostenibilidad',
    'Gestión de la seguridad y salud en el trabajo',
    'Salud de los trabajadores',
    'Seguridad química',
  ]);
  expect(entriesOf('Proyectos')).toEqual(['Ángulos muertos', 'Sin nombre', 'Zonas escolares']);
  expect(entriesOf('Integrantes')).toEqual(['Inés Caicedo', 'Óscar Peña']);
  expect(entriesOf('Productos')).toEqual(['Guía 9', 'Guía 10']);
  expect(entriesOf('Eventos')).toEqual(['Congreso 2025', 'Congreso 2024']);
  expect(entriesOf('Noticias')).toEqual(['Abre el laboratorio 2026']);
});

test.each([
  ['Proyectos', 'Zonas escolares', '/proyecto_investigacion/MQ/zonas-escolares', ['getProyecto']],
  ['Integrantes', 'Óscar Peña', '/integrante_grupo_investigacion/MQ/oscar-pena', ['getIntegrante']],
  ['Productos', 'Guía 10', '/productos_investigacion_detail/MQ/guia-10', ['getProducto']],
  [
    'Líneas de investigación',
    'Sostenibilidad',
    '/lineas/sostenibilidad',
    ['listProyectosByLinea', 'listProductosByLinea'],
  ],
] as const)('an entry of %s opens its page', async (group, name, address, calls) => {
  const pending = calls.map((call) => answerLater(call));
  const user = visit(PAGE);
  await loaded();
  await user.click(within(screen.getByRole('region', { name: group })).getByRole('link', { name }));
  expect(currentAddress()).toBe(address);
  await Promise.all(pending.map(({ asked }) => asked));
});

test('the records wait for the last list', async () => {
  const release = answerLater('listPublicEventos');
  visit(PAGE);
  expect(await screen.findByText('Cargando...')).toBeDefined();
  expect(entriesOf('Líneas de investigación')).toHaveLength(4);
  expect(screen.queryByRole('region', { name: 'Proyectos' })).toBeNull();
  release({ success: 1, eventos: [] });
  await loaded();
  expect(screen.getByText('No hay eventos disponibles')).toBeDefined();
});

test('a list that failed says so and offers a retry; the others are shown', async () => {
  const noise = expectNoise();
  answerNever('listPublicIntegrantes');
  const user = visit(PAGE);
  await loaded();
  expect(screen.getByRole('alert').textContent).toBe('No se pudieron cargar los integrantes.');
  expect(entriesOf('Proyectos')).toHaveLength(3);
  expectLogged(noise, 'listPublicIntegrantes', 'HTTP 0');
  answer('listPublicIntegrantes', [toListItem({ nombres: 'Inés', apellidos: 'Caicedo' })]);
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('link', { name: 'Inés Caicedo' })).toBeDefined();
});

test('is linked in the footer', async () => {
  const user = visit('/nada');
  const footer = within(screen.getByRole('contentinfo'));
  await user.click(footer.getByRole('link', { name: 'Mapa del sitio' }));
  await loaded();
  expect(currentAddress()).toBe(PAGE);
});
