import { cleanup, render, screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { encodeId } from '../../contract/values/encodedIds.ts';
import { LineaImagen } from '../../public-site/components/LineaLinks/LineaLinks.tsx';
import drawing from '../../public-site/media/linea.svg';
import { anEvento, aProducto, aProyecto, elInicio } from '../support/builders/publicRecords.ts';
import { SETTINGS } from '../support/siteSettings.ts';
import { answer, answerNever, answerRaw, expectLogged, expectNoise, mockedNetwork, visit } from './site.tsx';

mockedNetwork();

beforeEach(() => {
  answer('getInicio', elInicio());
  answer('listProductosByLinea', { success: '1', message: '', products: [] });
});

test.each([
  ['sostenibilidad', 'Sostenibilidad'],
  ['GESTION_sst', 'Gestión de la seguridad y salud en el trabajo'],
  ['seguridad_quimica', 'Seguridad química'],
  ['Salud_Trabajadores', 'Salud de los trabajadores'],
])('the line %s lists its projects as cards', async (slug, name) => {
  answer('listProyectosByLinea', [aProyecto({ id: 6 })]);
  visit(`/lineas/${slug}`);
  expect(await screen.findByRole('heading', { level: 1, name })).toBeDefined();
  const link = await screen.findByRole('link', { name: /^Ver más/ });
  expect(link.getAttribute('href')).toBe(`/proyecto_investigacion/${encodeId(6)}/gestion-de-riesgos-viales`);
});

test('shows a message for a line without projects, also from a wrapped list', async () => {
  answerRaw('listProyectosByLinea', { success: '1', projects: [] });
  visit('/lineas/Sostenibilidad');
  expect(await screen.findByText('Esta línea aún no tiene proyectos publicados.')).toBeDefined();
});

test('a failure is only logged and the loader stays', async () => {
  const noise = expectNoise();
  answerNever('listProyectosByLinea');
  visit('/lineas/gestion_sst');
  expect(await screen.findByRole('alert')).toBeDefined();
  expect(screen.getByText('Cargando...')).toBeDefined();
  expectLogged(noise, 'listProyectosByLinea', 'HTTP 0');
});

test('lists the products of the line by year, newest first', async () => {
  answer('listProyectosByLinea', [aProyecto({ id: 6 })]);
  answer('listProductosByLinea', {
    success: '1',
    message: '',
    products: [
      aProducto({ id: 1, nombre: 'Sin año' }),
      aProducto({ id: 2, nombre: 'Enero', fecha_publicacion: '2025-01' }),
      aProducto({ id: 3, nombre: 'Otro de 2025', fecha_publicacion: '2025' }),
      aProducto({ id: 4, nombre: 'Aceptado', en_prensa: 1 }),
      aProducto({ id: 5, nombre: 'Nuevo', fecha_publicacion: '2026-02-03' }),
      aProducto({ id: 6, nombre: 'Fecha sin año', fecha_publicacion: 'Por definir' }),
    ],
  });
  visit('/lineas/Sostenibilidad');
  const section = within(await screen.findByRole('region', { name: 'Productos de la línea' }));
  expect(section.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'En prensa',
    '2026',
    '2025',
    'Sin fecha',
  ]);
  const rows = section.getAllByRole('listitem').map((row) => within(row).getByRole('link').textContent);
  expect(rows).toEqual(['Aceptado', 'Nuevo', 'Enero', 'Otro de 2025', 'Fecha sin año', 'Sin año']);
});

test('a line without products has no section of them, and a failure is shown with a retry', async () => {
  answer('listProyectosByLinea', [aProyecto({ id: 6 })]);
  visit('/lineas/Sostenibilidad');
  await screen.findByRole('link', { name: /^Ver más/ });
  expect(screen.queryByRole('region', { name: 'Productos de la línea' })).toBeNull();
  cleanup();
  const noise = expectNoise();
  answerNever('listProductosByLinea');
  visit('/lineas/Sostenibilidad');
  expect((await screen.findByRole('alert')).textContent).toBe('No se pudieron cargar los productos.');
  expect(screen.getByRole('button', { name: 'Reintentar' })).toBeDefined();
  expectLogged(noise, 'listProductosByLinea', 'HTTP 0');
});

test('shows the members of its projects and links the other lines', async () => {
  const member = { id: 7, nombres: 'Ana', apellidos: 'Núñez', cargo: 'Investigadora', nombre_imagen: null };
  answer('listProyectosByLinea', [aProyecto({ id: 6 })]);
  answer('listProductosByLinea', { success: '1', message: '', products: [], integrantes: [member] });
  visit('/lineas/Sostenibilidad');
  const members = within(await screen.findByRole('region', { name: 'Integrantes de la línea' }));
  expect(members.getByText('Investigadora')).toBeDefined();
  expect(members.getByRole('link', { name: 'Ana Núñez' }).getAttribute('href')).toBe(
    `/integrante_grupo_investigacion/${encodeId(7)}/ana-nunez`,
  );
  const others = within(screen.getByRole('region', { name: 'Otras líneas de investigación' }));
  expect(others.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/lineas/gestion_sst',
    '/lineas/salud_trabajadores',
    '/lineas/seguridad_quimica',
  ]);
});

test('shows the events of its projects, unless there are none', async () => {
  const evento = anEvento({ id: 8, nombre: 'Cumbre del Sur' });
  answer('listProyectosByLinea', [aProyecto({ id: 6 })]);
  answer('listProductosByLinea', { success: '1', message: '', products: [], eventos: [evento] });
  visit('/lineas/Sostenibilidad');
  const events = within(await screen.findByRole('region', { name: 'Eventos de la línea' }));
  expect(events.getByRole('link', { name: 'Cumbre del Sur' }).getAttribute('href')).toBe(
    `/evento/${encodeId(8)}/cumbre-del-sur`,
  );
  cleanup();
  answer('listProductosByLinea', { success: '1', message: '', products: [], eventos: [] });
  visit('/lineas/Sostenibilidad');
  await screen.findByRole('region', { name: 'Otras líneas de investigación' });
  expect(screen.queryByRole('region', { name: 'Eventos de la línea' })).toBeNull();
});

test('has no section of members that no server answers, and links the other lines after a failure', async () => {
  const noise = expectNoise();
  answer('listProyectosByLinea', [aProyecto({ id: 6 })]);
  answerNever('listProductosByLinea');
  visit('/lineas/Sostenibilidad');
  expect(await screen.findByRole('region', { name: 'Otras líneas de investigación' })).toBeDefined();
  expect(screen.queryByRole('region', { name: 'Integrantes de la línea' })).toBeNull();
  expectLogged(noise, 'listProductosByLinea', 'HTTP 0');
});

test('a line without a picture shows a neutral drawing', () => {
  const [linea] = SETTINGS.lineas;
  const { container } = render(linea && <LineaImagen linea={{ ...linea, imagen: '' }} sizes="92vw" />);
  const picture = container.querySelector('img');
  expect([picture?.getAttribute('src'), picture?.getAttribute('alt')]).toEqual([drawing, '']);
});
