import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  aConvenio,
  anEvento,
  anIntegrante,
  aProducto,
  aProyecto,
  NO_PENDIENTES,
} from '../support/builders/staffRecords.ts';
import { answer, answerDone, answerRaw, mockedNetwork } from '../support/network.ts';
import { readSizesAndColors } from '../support/slimStyles.ts';
import { expectToast, failuresAreLogged, here, openAt, press, signIn } from './backOffice.tsx';

const received = mockedNetwork();
readSizesAndColors();

beforeEach(() => {
  answer('listProyectos', { success: 1, projects: [aProyecto(), aProyecto({ id: 4, id_proyecto: 4 })] });
  answer('listIntegrantes', { success: 1, integrantes: [anIntegrante()] });
  answer('listEventos', { success: 1, eventos: [1, 2, 3].map((id) => anEvento({ id })) });
  answer('listProductos', { success: 1, products: [1, 2, 3, 4].map((id) => aProducto({ id })) });
  answer('listConvenios', { success: 1, convenios: [1, 2, 3, 4, 5].map((id) => aConvenio({ id })) });
  answer('listMovements', { success: 1, movimientos: [] });
  answerRaw('listUsuarios', []);
  answer('getDireccion', { success: 1, public_url: null });
  answer('listPendientes', NO_PENDIENTES);
});

describe('the session', () => {
  it.each(['', '/dashboard', '/proyectos', '/detalle_proyecto/3', '/conf_inicio'])(
    'redirects admin%s to the login without a session',
    async (path) => {
      answerDone('logout');
      openAt(path);
      await waitFor(() => expect(here()).toBe('#/admin/login'));
      await screen.findByRole('heading', { name: 'Administrador de proyectos de investigación' });
      expect(received.filter(({ name }) => name !== 'logout')).toEqual([]);
    },
  );

  it('ends after 24 hours', async () => {
    answerDone('logout');
    signIn();
    localStorage.setItem('portal.inicioDeSesion', String(Date.now() - 24 * 3_600_000 - 1_000));
    openAt('/dashboard');
    await waitFor(() => expect(here()).toBe('#/admin/login'));
    expect(localStorage.getItem('portal.usuario')).toBeNull();
  });

  it('ends on "Cerrar sesión"', async () => {
    answerDone('logout');
    signIn();
    openAt('/dashboard');
    fireEvent.click(await screen.findByRole('button', { name: 'Cerrar sesión' }));
    await waitFor(() => expect(here()).toBe('#/admin/login'));
    expect(localStorage.getItem('portal.usuario')).toBeNull();
    expect(received.some(({ name }) => name === 'logout')).toBe(true);
  });

  it('shows an error when the stored user cannot be parsed', async () => {
    signIn('{');
    openAt('/dashboard');
    await expectToast('Error al cargar datos del usuario');
  });
});

describe('the frame', () => {
  beforeEach(() => signIn());

  it('redirects admin to admin/dashboard', async () => {
    openAt('');
    await screen.findByRole('heading', { level: 1, name: 'Panel principal' });
    expect(here()).toBe('#/admin/dashboard');
  });

  it('shows links to every resource and to the public site, and the name of the user', async () => {
    openAt('/dashboard');
    const menu = await screen.findByRole('navigation');
    const links = within(menu).getAllByRole('menuitem');
    expect(links.map((link) => link.getAttribute('href')?.replace('#/admin/', ''))).toEqual([
      'dashboard',
      'pendientes',
      'proyectos',
      'productos_investigacion',
      'integrantes',
      'convenios',
      'eventos',
      'noticias',
      'importar',
      'conf_inicio',
      'identidad',
      'lineas',
      'paginas',
      'usuarios',
      'movimientos',
      'papelera',
    ]);
    expect(await within(menu).findByText('Laura Peña')).toBeTruthy();
    const site = screen.getByRole('link', { name: 'Ver el sitio público' });
    expect([site.getAttribute('href'), site.getAttribute('target')]).toEqual(['/', '_blank']);
  });

  it('groups its entries below headings, and says beside Pendientes how much there is', async () => {
    const grupos = (['productos_sin_doi', 'eventos_sin_enlace'] as const).map((grupo, index) => ({
      grupo,
      total: 5 + 2 * index,
      registros: [],
    }));
    answer('listPendientes', { success: 1, grupos, no_aplica: [], enlaces_comprobados_en: null });
    openAt('/usuarios');
    const menu = await screen.findByRole('menu', { name: 'Administración' });
    await within(menu).findByText('12');
    within(menu).getByRole('menuitem', { name: 'Pendientes' });
    expect(menu.textContent).toBe(
      [
        'Panel principalPendientes12',
        'ContenidoProyectosProductosIntegrantesConveniosEventosNoticiasImportar',
        'El sitioConfiguración de inicioIdentidadLíneasPáginas',
        'AdministraciónUsuariosMovimientosPapelera',
      ].join(''),
    );
  });

  it('keeps its bar while a page scrolls, so that no hole is above the menu', async () => {
    openAt('/usuarios');
    const bar = await screen.findByRole('banner');
    for (const y of [400, 900]) {
      vi.spyOn(window, 'scrollY', 'get').mockReturnValue(y);
      vi.spyOn(window, 'pageYOffset', 'get').mockReturnValue(y);
      fireEvent.scroll(window);
    }
    expect(bar.style.transform).toBe('');
    expect(bar.style.visibility).toBe('');
  });

  it('shows "Cargando..." on loading screens', async () => {
    openAt('/dashboard');
    expect((await screen.findByRole('status')).textContent).toBe('Cargando...');
    await screen.findByText('Panel principal', { selector: 'h1' });
  });

  it('shows a message on an unknown path', async () => {
    openAt('/no_existe');
    await screen.findByRole('heading', { name: 'Página no encontrada' });
    fireEvent.click(screen.getByRole('link', { name: 'Ir al panel principal' }));
    await screen.findByRole('heading', { name: 'Panel principal' });
  });

  it('switches between light and dark mode', async () => {
    openAt('/dashboard');
    await screen.findByRole('navigation');
    const ground = () =>
      getComputedStyle(document.querySelector('.RaLayout-content')?.closest('.layout') as Element).backgroundColor;
    const before = ground();
    press('Cambiar entre modo claro y oscuro');
    await waitFor(() => expect(ground()).not.toBe(before));
  });
});

it("shows 'Error: {error}' and a way to continue when a page throws", async () => {
  signIn();
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const broken = vi.spyOn(Date.prototype, 'getFullYear').mockImplementation(() => {
    throw new Error('reloj sin cuerda');
  });
  openAt('/eventos');
  expect((await screen.findByRole('alert')).textContent).toBe('Error: reloj sin cuerda');
  broken.mockRestore();
  fireEvent.click(screen.getByRole('link', { name: 'Ir al panel principal' }));
  await screen.findByRole('heading', { level: 1, name: 'Panel principal' });
  logged.mockClear();
});

describe('admin/dashboard', () => {
  beforeEach(() => signIn());

  it.each([
    ['Proyectos de investigación', 'proyectos', '2'],
    ['Integrantes', 'integrantes', '1'],
    ['Eventos', 'eventos', '3'],
    ['Productos de investigación', 'productos_investigacion', '4'],
    ['Convenios', 'convenios', '5'],
  ])('shows a card that links to %s with their number', async (title, path, count) => {
    openAt('/dashboard');
    const heading = await screen.findByRole('heading', { level: 2, name: title });
    const link = heading.closest('a');
    expect(link?.getAttribute('href')).toBe(`#/admin/${path}`);
    await waitFor(() => expect(link?.textContent).toContain(count));
  });

  it('shows a shortcut with a tooltip that opens a new evento', async () => {
    openAt('/dashboard');
    const shortcut = await screen.findByRole('link', { name: 'Crear un nuevo evento' });
    fireEvent.mouseOver(shortcut);
    expect((await screen.findByRole('tooltip')).textContent).toBe('Crear un nuevo evento');
    fireEvent.click(shortcut);
    await screen.findByRole('dialog', { name: 'Crear evento' });
    expect(here()).toBe('#/admin/eventos');
  });

  it('logs no missing translation', async () => {
    const warn = vi.spyOn(console, 'warn');
    failuresAreLogged();
    openAt('/dashboard');
    await screen.findByRole('heading', { name: 'Panel principal' });
    expect(warn.mock.calls.flat().join(' ')).not.toContain('Missing translation');
  });
});
