import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { encodeId } from '../../contract/values/encodedIds.ts';
import { aDetail, aProducto, aProyecto, elInicio } from '../support/builders/publicRecords.ts';
import { currentAddress } from './address.ts';
import { answer, answerRaw, expectLogged, expectNoise, mockedNetwork, visit } from './site.tsx';

mockedNetwork();

const PAGE = `/proyecto_investigacion/${encodeId(12)}`;
const NOT_THERE = 'No se encontró información del proyecto';
const title = () => screen.findByRole('heading', { level: 1 });

beforeEach(() => answer('getInicio', elInicio()));

test('shows a project with its members, products and line', async () => {
  answer(
    'getProyecto',
    aDetail({
      project: aProyecto({ id: 12, url_externa: 'https://ejemplo.org/p' }),
      investigadores: [
        {
          id: 4,
          id_integrante: 7,
          id_proyecto: 12,
          nombres: 'Inés',
          apellidos: 'Caicedo',
          cargo: 'Asesora',
          grupo: 1,
          nombre_imagen: null,
        },
      ],
      productos: [{ ...aProducto({ id: 9 }), enlace: '' }],
      lineas: [{ id_linea: 3, linea_nombre: 'Seguridad química' }],
    }),
  );
  visit(PAGE);
  expect((await title()).textContent).toBe('Gestión de riesgos viales');
  expect(document.title).toBe('Gestión de riesgos viales · Grupo de investigación');
  const page = within(screen.getByRole('main'));
  expect(page.getByText('En proceso')).toBeDefined();
  expect(page.getByText('Medir')).toBeDefined();
  expect(page.getByText('15 de enero de 2025')).toBeDefined();
  expect(page.getByText('1 de diciembre de 2025')).toBeDefined();
  expect(page.getByText('Alcaldía')).toBeDefined();
  const hrefOf = (name: string | RegExp) => page.getByRole('link', { name }).getAttribute('href');
  expect(hrefOf('Inés Caicedo')).toBe(`/integrante_grupo_investigacion/${encodeId(7)}/ines-caicedo`);
  expect(hrefOf('Guía de carga')).toBe(`/productos_investigacion_detail/${encodeId(9)}/guia-de-carga`);
  expect(hrefOf('Seguridad química')).toBe('/lineas/seguridad_quimica');
  expect(hrefOf(/Enlace externo/)).toBe('https://ejemplo.org/p');
  expect(page.getByText('IC')).toBeDefined();
});

test('any state but 1 is finished, and missing fields have texts', async () => {
  answer('getProyecto', aDetail({ project: aProyecto({ estado: 2, nombre: '', descripcion: '' }) }));
  visit(PAGE);
  expect((await title()).textContent).toBe('Sin nombre');
  expect(screen.getByText('Finalizado')).toBeDefined();
  expect(screen.getByText('Sin descripción definida')).toBeDefined();
  expect(screen.getByText('Sin línea asignada')).toBeDefined();
});

test('the back button opens the list if the project is the first page', async () => {
  answer('getProyecto', aDetail());
  answer('listPublicProyectos', { success: 1, projects: [] });
  const user = visit(PAGE);
  await title();
  await user.click(screen.getByRole('button', { name: 'Volver' }));
  await screen.findByText('No hay proyectos disponibles.');
  expect(currentAddress()).toBe('/proyectos_investigacion');
});

test('the back button returns to the list with its filters', async () => {
  answer('getProyecto', aDetail());
  answer('listPublicProyectos', { success: 1, projects: [aProyecto({ id: 12 })] });
  const user = visit('/proyectos_investigacion');
  await user.type(await screen.findByRole('searchbox'), 'riesgos');
  await screen.findByText('Mostrando 1 de 1 proyectos');
  // A followed link creates an entry without state; happy-dom would copy the state.
  window.history.pushState(null, '', PAGE);
  window.dispatchEvent(new PopStateEvent('popstate'));
  await screen.findByRole('button', { name: 'Volver' });
  const back = vi.spyOn(window.history, 'back').mockImplementation(() => {});
  await user.click(screen.getByRole('button', { name: 'Volver' }));
  expect(back).toHaveBeenCalledOnce();
});

test('a link without an id makes no call', async () => {
  visit('/proyecto_investigacion/hola');
  expect(await screen.findByText(NOT_THERE)).toBeDefined();
  expect(document.title).toBe(`${NOT_THERE} · Grupo de investigación`);
  await screen.findByText('Política de privacidad');
});

test('shows a message for a missing project', async () => {
  const noise = expectNoise();
  answerRaw('getProyecto', { success: 0, message: 'El proyecto no existe' }, 404);
  visit(PAGE);
  expect(await screen.findByText(NOT_THERE)).toBeDefined();
  expect(document.title).toBe(`${NOT_THERE} · Grupo de investigación`);
  expectLogged(noise, 'getProyecto', 'El proyecto no existe');
});

test('a link to a project that was merged leads to the one that stayed', async () => {
  const noise = expectNoise();
  answer('getProyecto', aDetail({ project: aProyecto({ id: 13, nombre: 'Cruces' }) }));
  answerRaw('getProyecto', { success: 0, message: 'No está', movido_a: 13 }, 404, { once: true });
  visit(PAGE);
  expect((await title()).textContent).toBe('Cruces');
  expect(currentAddress()).toBe(`/proyecto_investigacion/${encodeId(13)}`);
  expectLogged(noise, 'getProyecto', 'No está');
});

test('another failure is logged and the loader offers a retry', async () => {
  const noise = expectNoise();
  answerRaw('getProyecto', { success: 0, message: 'Error interno' }, 500);
  const user = visit(PAGE);
  expect((await screen.findByRole('alert')).textContent).toBe(
    'El servidor no pudo responder. Intente de nuevo en unos minutos.',
  );
  expect(screen.getByText('Cargando...')).toBeDefined();
  await waitFor(() => expect(noise).toHaveBeenCalled());
  expectLogged(noise, 'getProyecto', 'Error interno');
  answer('getProyecto', aDetail());
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect((await title()).textContent).toBe('Gestión de riesgos viales');
});
