import { expect, test } from './staff.ts';

// All tests share this record: the test changes only fields that no other test reads, and restores them.
test('validates, resets and saves the configuration of the home', async ({ page, visitor }) => {
  const codigo = page.getByLabel('Código del grupo');
  const objetivo = page.getByLabel('Objetivo del grupo', { exact: true });
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
    // With keys: the editor replaces a selection made on focus.
    await objetivo.click();
    await objetivo.press('ControlOrMeta+a');
    await objetivo.press('Delete');
    await expect(objetivo).toHaveText('');
    await save.click();
    await expect(page.getByText('El objetivo es obligatorio', { exact: true }).first()).toBeVisible();
  });

  await test.step('a URL without a protocol is rejected', async () => {
    await page.getByLabel('Supervisor').fill('sin protocolo');
    await save.click();
    await expect(page.getByLabel('Supervisor')).toHaveAttribute('aria-invalid', 'true');
  });

  await test.step('the reset restores the saved values', async () => {
    await page.getByRole('button', { name: 'Restablecer' }).click();
    await expect(page.getByText('Formulario restablecido')).toBeVisible();
    await expect(page.getByLabel('Supervisor')).toHaveValue('https://example.org/supervisor');
  });

  await test.step('visitors see the saved values', async () => {
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
