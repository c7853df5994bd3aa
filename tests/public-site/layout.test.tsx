import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { elInicio } from '../support/builders/publicRecords.ts';
import { SETTINGS } from '../support/siteSettings.ts';
import { currentAddress } from './address.ts';
import { answer, answerNever, expectLogged, expectNoise, goTo, mockedNetwork, visit } from './site.tsx';

mockedNetwork();

const NADA = '/nada';

describe('the layout', () => {
  beforeEach(() => answer('getInicio', elInicio({ url_x: 'javascript:alert(1)' })));

  test('the header shows title, logo and three links', async () => {
    visit(NADA);
    const bar = screen.getByRole('banner');
    expect(within(bar).getByText('Grupo de investigación')).toBeDefined();
    expect(bar.querySelector('img')?.getAttribute('src')).toBe(SETTINGS.dibujos.logo);
    const links = within(screen.getByRole('navigation', { name: 'Principal' })).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Inicio', '/'],
      ['Proyectos de investigación', '/proyectos_investigacion'],
      ['Integrantes grupo de investigación', '/integrantes_grupo_investigacion'],
    ]);
    await screen.findByText('Política de privacidad');
  });

  test('the menu opens and closes with its button, and closes when a link is clicked or with Escape', async () => {
    const user = visit(NADA);
    const button = await screen.findByRole('button', { name: 'Abrir menú' });
    const menu = document.getElementById('menu-principal');
    expect(menu?.dataset.open).toBe('false');
    await user.click(button);
    expect(button.getAttribute('aria-expanded')).toBe('true');
    expect(menu?.dataset.open).toBe('true');
    await user.click(screen.getByRole('button', { name: 'Cerrar menú' }));
    expect(menu?.dataset.open).toBe('false');
    await user.click(button);
    await user.keyboard('{Escape}');
    expect(menu?.dataset.open).toBe('false');
    await user.click(button);
    within(screen.getByRole('navigation', { name: 'Principal' }))
      .getByRole('link', { name: 'Inicio' })
      .addEventListener('click', (event) => event.preventDefault());
    await user.click(
      within(screen.getByRole('navigation', { name: 'Principal' })).getByRole('link', { name: 'Inicio' }),
    );
    expect(menu?.dataset.open).toBe('false');
  });

  test('the menu closes on a tap outside and on navigation', async () => {
    const user = visit(NADA);
    const button = await screen.findByRole('button', { name: 'Abrir menú' });
    const menu = document.getElementById('menu-principal');
    await user.click(button);
    await user.click(screen.getByRole('navigation', { name: 'Principal' }));
    expect(menu?.dataset.open).toBe('true');
    await user.click(await screen.findByText('La dirección que buscó no existe o cambió de lugar.'));
    expect(menu?.dataset.open).toBe('false');
    await user.click(button);
    expect(menu?.dataset.open).toBe('true');
    await goTo('/tampoco');
    await waitFor(() => expect(menu?.dataset.open).toBe('false'));
    await goTo(NADA);
    expect(menu?.dataset.open).toBe('false');
  });

  test('the menu closes on Back', async () => {
    const user = visit(NADA);
    await goTo('/tampoco');
    await user.click(await screen.findByRole('button', { name: 'Abrir menú' }));
    const menu = document.getElementById('menu-principal');
    expect(menu?.dataset.open).toBe('true');
    window.history.back();
    // happy-dom has no history traversal.
    window.dispatchEvent(new PopStateEvent('popstate'));
    await waitFor(() => expect(menu?.dataset.open).toBe('false'));
  });

  test('the footer shows privacy, address and the networks with a URL', async () => {
    visit(NADA);
    const foot = screen.getByRole('contentinfo');
    const privacy = await within(foot).findByRole('link', { name: /Política de privacidad/ });
    expect(privacy.getAttribute('href')).toBe('https://ejemplo.org/privacidad');
    expect(privacy.getAttribute('rel')).toBe('noopener');
    expect(within(foot).getByText('Calle 1 # 2-3, Villa Aurora')).toBeDefined();
    expect(within(foot).getByRole('link', { name: /Facebook/ })).toBeDefined();
    expect(within(foot).queryByRole('link', { name: /Instagram|^X/ })).toBeNull();
  });

  test('the skip link focuses the content and keeps the page', async () => {
    const user = visit(NADA);
    await user.click(screen.getByRole('link', { name: 'Saltar al contenido' }));
    expect(document.activeElement).toBe(screen.getByRole('main'));
    expect(currentAddress()).toBe(NADA);
  });

  test('an unknown URL shows the not-found page with a link to the home', async () => {
    visit(NADA);
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Página no encontrada');
    expect(screen.getByRole('link', { name: 'Ir al inicio' }).getAttribute('href')).toBe('/');
    expect(document.title).toBe('Página no encontrada · Grupo de investigación');
  });

  test('a change of page updates title, focus and scroll; a change of query does not', async () => {
    const scroll = vi.spyOn(window, 'scrollTo');
    visit(NADA);
    await screen.findByText('Página no encontrada');
    expect(document.activeElement).not.toBe(screen.getByRole('main'));
    answer('listPublicProductos', { success: '1', message: '', products: [] });
    await goTo('/productos_investigacion');
    await screen.findByRole('heading', { level: 1, name: 'Productos de investigación' });
    expect(document.title).toBe('Productos de investigación · Grupo de investigación');
    expect(document.activeElement).toBe(screen.getByRole('main'));
    expect(scroll).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
    const box = screen.getByRole('searchbox');
    box.focus();
    await goTo('/productos_investigacion?q=vial');
    await waitFor(() => expect(box).toHaveProperty('value', 'vial'));
    expect(document.activeElement).toBe(box);
    await screen.findByText('No hay productos disponibles.');
  });
});

test('the layout renders without the home data, and the failure is logged', async () => {
  const noise = expectNoise();
  answerNever('getInicio');
  visit(NADA);
  await screen.findByText('Página no encontrada');
  await waitFor(() => expect(noise).toHaveBeenCalled());
  expect(screen.queryByText('Política de privacidad')).toBeNull();
  expectLogged(noise, 'getInicio', '');
});
