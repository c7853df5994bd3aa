import { test } from './ownPortal.ts';
import { expect, startSession } from './support.ts';

const NOMBRE = 'Ciclorrutas con sombra';

test('removes the sample content by keyboard alone, except what staff changed', async ({ page, portal: _ }) => {
  await startSession(page.context());
  const changed = await page.request.post('/api/proyectos_investigacion/update_project', {
    data: { id: 1, nombre: NOMBRE },
  });
  expect(changed.ok(), await changed.text()).toBe(true);

  await page.goto('/#/admin/dashboard');
  await page.getByRole('button', { name: 'Quitar el contenido de ejemplo' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Contenido de ejemplo' });
  const staying = dialog.getByRole('listitem').filter({ hasText: NOMBRE });
  await expect(staying.first()).toHaveText(`Proyecto «${NOMBRE}»: alguien lo cambió`);
  await dialog.getByRole('button', { name: 'Quitar', exact: true }).press('Enter');
  await expect(page.getByText(/^Se quitaron \d+ registros de ejemplo/)).toBeVisible();
  await expect(dialog).toBeHidden();
  // The dialog gives the focus back after it is gone: a key that is pressed before would open it again.
  await expect(page.getByRole('button', { name: 'Ver lo que queda' })).toBeFocused();
  await page.getByRole('menuitem', { name: 'Proyectos' }).press('Enter');
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(page.getByRole('row').last()).toContainText(NOMBRE);

  await page.goto('/mapa_del_sitio');
  const records = page
    .getByRole('main')
    .getByRole('link')
    .and(page.locator('[href^="/proyecto_"], [href^="/evento/"]'));
  await expect(records).toHaveText([NOMBRE]);
});
