import { answerNext, expect, test } from './staff.ts';

const QUESTION = 'Hay cambios sin guardar. ¿Está seguro de que desea descartarlos?';

test('a page opened by its address asks before Back or another address leaves unsaved changes', async ({ page }) => {
  const typeAddress = (hash: string) =>
    page.evaluate((typed) => {
      window.location.hash = typed;
    }, hash);
  const codigo = page.getByLabel('Código del grupo');
  /** Leaves the form, and waits until the question is answered. */
  const leave = async (yes: boolean, go: () => Promise<void>) => {
    answerNext(page, QUESTION, yes);
    const asked = page.waitForEvent('dialog');
    await go();
    await asked;
  };
  const goBack = () => page.evaluate(() => window.history.back());
  const expectForm = async () => {
    await expect(page).toHaveURL(/#\/admin\/conf_inicio$/);
    await expect(codigo).toHaveValue('Sin guardar');
  };
  await page.goto('/#/admin/integrantes');
  await expect(page.getByRole('button', { name: 'Agregar integrante' })).toBeVisible();
  await typeAddress('#/admin/conf_inicio');
  await codigo.fill('Sin guardar');

  await test.step('staying restores the address and the form', async () => {
    await leave(false, goBack);
    await expectForm();
    for (const address of ['#/admin/eventos', '#/productos_investigacion']) {
      await leave(false, () => typeAddress(address));
      await expectForm();
    }
  });

  await test.step('leaving asks once', async () => {
    await leave(true, goBack);
    await expect(page.getByRole('button', { name: 'Agregar integrante' })).toBeVisible();
    await expect(page).toHaveURL(/#\/admin\/integrantes$/);
  });
});
