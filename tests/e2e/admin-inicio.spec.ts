import { expect, test } from './staff.ts';

// One record for everyone: only what no other test reads is changed, and put back.
test('the configuration of the home is saved, refused and put back', async ({ page, visitor }) => {
  const codigo = page.getByLabel('Código del grupo');
  const objetivo = page.getByLabel('Objetivo del grupo');
  const save = page.getByRole('button', { name: 'Guardar cambios' });
  const visit = async (text: string) => {
    await visitor.goto('/');
    await expect(visitor.getByRole('complementary').filter({ hasText: 'Código del grupo' })).toContainText(text);
  };
  await page.goto('/#/admin/conf_inicio');
  await expect(page.getByRole('alert').filter({ hasText: 'El objetivo es obligatorio.' })).toBeVisible();
  await expect(codigo).not.toHaveValue('');
  const before = await codigo.inputValue();

  await test.step('objetivo is required', async () => {
    await expect(objetivo).not.toBeEmpty();
    // By keys: the editor puts its own selection in the place of one that comes with the focus.
    await objetivo.click();
    await objetivo.press('ControlOrMeta+a');
    await objetivo.press('Delete');
    await expect(objetivo).toHaveText('');
    await save.click();
    await expect(page.getByText('El objetivo es obligatorio', { exact: true }).first()).toBeVisible();
  });

  await test.step('an address without its protocol is refused', async () => {
    await page.getByLabel('Supervisor').fill('example.org');
    await save.click();
    await expect(page.getByLabel('Supervisor')).toHaveAttribute('aria-invalid', 'true');
  });

  await test.step('the reset brings back what the server has', async () => {
    await page.getByRole('button', { name: 'Restablecer' }).click();
    await expect(page.getByText('Formulario restablecido')).toBeVisible();
    await expect(page.getByLabel('Supervisor')).toHaveValue('https://example.org/supervisor');
  });

  await test.step('what is saved is what visitors read', async () => {
    await codigo.fill(`${before}-B`);
    await save.click();
    await expect(page.getByText('Configuración actualizada')).toBeVisible();
    await visit(`${before}-B`);
    await page.reload();
    await expect(codigo).toHaveValue(`${before}-B`);
    await codigo.fill(before);
    await save.click();
    await expect(page.getByText('Configuración actualizada')).toBeVisible();
    await visit(before);
  });
});
