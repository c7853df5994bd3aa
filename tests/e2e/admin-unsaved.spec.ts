import { answerNext, expect, test } from './staff.ts';

const QUESTION = 'Hay cambios sin guardar. ¿Está seguro de que desea descartarlos?';

test('a page opened by its address asks before Back or another address leaves unsaved changes', async ({ page }) => {
  const typeAddress = (hash: string) =>
    page.evaluate((typed) => {
      window.location.hash = typed;
    }, hash);
  const codigo = page.getByLabel('Código del grupo');
  const expectForm = async () => {
    await expect(page).toHaveURL(/#\/admin\/conf_inicio$/);
    await expect(codigo).toHaveValue('Sin guardar');
  };
  await page.goto('/#/admin/integrantes');
  await expect(page.getByRole('button', { name: 'Agregar integrante' })).toBeVisible();
  await typeAddress('#/admin/conf_inicio');
  await codigo.fill('Sin guardar');

  await test.step('staying restores the address and the form', async () => {
    answerNext(page, QUESTION, false);
    const asked = page.waitForEvent('dialog');
    await page.evaluate(() => window.history.back());
    await asked;
    await expectForm();
    for (const address of ['#/admin/eventos', '#/productos_investigacion']) {
      answerNext(page, QUESTION, false);
      await typeAddress(address);
      await expectForm();
    }
  });

  await test.step('leaving asks once', async () => {
    answerNext(page, QUESTION, true);
    await page.evaluate(() => window.history.back());
    await expect(page.getByRole('button', { name: 'Agregar integrante' })).toBeVisible();
    await expect(page).toHaveURL(/#\/admin\/integrantes$/);
  });
});
