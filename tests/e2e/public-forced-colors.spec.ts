import type { Locator } from '@playwright/test';
import { sitePaths } from '../../contract/addresses/siteRoutes.ts';
import { expect, test } from './support.ts';

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

const style = (element: Locator, property: string, pseudo?: string): Promise<string> =>
  element.evaluate(
    (node, [name = '', part]) => getComputedStyle(node, part).getPropertyValue(name),
    [property, pseudo],
  );

test('forced colours keep the marks of the current menu item, section and view, of the state and of the pressed filter', async ({
  page,
}) => {
  await page.goto(`/#${sitePaths.proyectos}`);
  const menu = page.getByRole('navigation', { name: 'Principal' });
  const border = (name: string) => style(menu.getByRole('link', { name }), 'border-bottom-width');
  expect(await border('Proyectos de investigación')).toBe('3px');
  expect(await border('Inicio')).toBe('0px');
  const disc = (estado: string) =>
    style(page.locator('article').getByText(estado, { exact: true }).first(), 'border-top-width', '::before');
  expect(await disc('Finalizado')).toBe('2px');
  expect(Number.parseFloat(await disc('En ejecución'))).toBeGreaterThan(2);
  await page.goto(`${sitePaths.productos}?vista=lista`);
  const sections = page.getByRole('navigation', { name: 'Secciones' });
  const sectionBorder = async (name: string) =>
    style(
      sections.getByRole('listitem').filter({ hasText: name }).locator('a, summary').first(),
      'border-bottom-width',
    );
  expect([await sectionBorder('Productos'), await sectionBorder('Eventos')]).toEqual(['3px', '0px']);
  const line = (name: string) => style(page.getByRole('link', { name, exact: true }), 'text-decoration-line');
  expect([await line('Lista'), await line('Tarjetas')]).toEqual(['underline', 'none']);
  await page.goto(`/#${sitePaths.inicio}`);
  const [pressed, other] = [true, false].map((value) => page.locator(`button[aria-pressed="${value}"]`).first());
  expect(await style(pressed as Locator, 'background-color')).not.toBe(
    await style(other as Locator, 'background-color'),
  );
});
