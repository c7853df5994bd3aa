import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { entriesOf, wrongChecksums } from '../support/exportedZip.ts';
import { violations } from './axe.ts';
import { expect, test } from './staff.ts';
import { STAFF_OF_TESTS } from './support.ts';

// The browser logs the wrong password.
test.use({ expectedNoise: /422 .*(descargar_respaldo|exportar)/ });

const BACKUP_DIR = path.join(process.env.E2E_DATA ?? '', 'respaldos');
/** More than the interval at which the dashboard asks. */
const HALF_A_MINUTE_MS = 31_000;

// One after the other: the first takes the folder of backups away, in which an export is made too.
test.describe.configure({ mode: 'default' });

test('a backup is made and downloaded by keyboard alone; a folder that is lost is shown within a minute', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/#/admin/dashboard');
  const card = page.getByRole('region', { name: 'Respaldos' });
  await expect(card.getByRole('status')).toContainText('guardado y comprobado');
  const backUp = card.getByRole('button', { name: 'Respaldar ahora' });
  await backUp.press('Enter');
  // It may be made before the dashboard asks: only the button says that it began and has ended.
  await expect(backUp).toBeEnabled();
  await expect(card.getByRole('status')).toContainText(/^Último respaldo: .*guardado y comprobado\.$/);

  await card.getByRole('button', { name: 'Descargar' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Descargar un respaldo' });
  await expect(dialog.getByLabel('Su contraseña')).toBeFocused();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.type('no es esta la clave');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('La contraseña no es correcta')).toBeVisible();
  await dialog.getByLabel('Su contraseña').fill(STAFF_OF_TESTS.ADMIN_PASSWORD);
  const downloaded = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  const download = await downloaded;
  expect(download.suggestedFilename()).toMatch(/^portal-[\d-]+-manual\.sqlite$/);
  const backup = readFileSync(path.join(BACKUP_DIR, download.suggestedFilename()));
  expect(readFileSync(await download.path()).equals(backup)).toBe(true);
  await expect(dialog).toHaveCount(0);

  renameSync(BACKUP_DIR, `${BACKUP_DIR}.lejos`);
  writeFileSync(BACKUP_DIR, '');
  try {
    await page.clock.runFor(HALF_A_MINUTE_MS);
    await expect(card.getByRole('status')).toContainText('No se puede escribir en la carpeta de los respaldos');
  } finally {
    rmSync(BACKUP_DIR);
    renameSync(`${BACKUP_DIR}.lejos`, BACKUP_DIR);
  }
});

test('everything is exported by keyboard alone, as a ZIP with a README', async ({ page }) => {
  await page.goto('/#/admin/dashboard');
  const card = page.getByRole('region', { name: 'Respaldos' });
  await card.getByRole('button', { name: 'Exportar todo' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Exportar todo' });
  await expect(dialog.getByLabel('Su contraseña')).toBeFocused();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.type('no es esta la clave');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('La contraseña no es correcta')).toBeVisible();
  await dialog.getByLabel('Su contraseña').fill(STAFF_OF_TESTS.ADMIN_PASSWORD);
  const downloaded = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  const download = await downloaded;
  expect(download.suggestedFilename()).toMatch(/^portal-\d{4}-\d{2}-\d{2}\.zip$/);
  const entries = await entriesOf(readFileSync(await download.path()));
  expect(wrongChecksums(entries)).toEqual([]);
  expect(String(entries.get('LEAME.md'))).toContain('# Todo el contenido del portal');
  await expect(dialog).toHaveCount(0);
  await expect(card.getByRole('button', { name: 'Exportar todo' })).toBeFocused();
});
