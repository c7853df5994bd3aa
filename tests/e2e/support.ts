import { test as base, expect, type Page } from '@playwright/test';

/** A page whose every noise is a failure: errors of the console, exceptions, requests to another host. */
export const test = base.extend<{ page: Page }>({
  page: async ({ page, baseURL }, use) => {
    const noise: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') noise.push(`console: ${message.text()}`);
    });
    page.on('pageerror', (error) => noise.push(`exception: ${error.message}`));
    page.on('request', (request) => {
      const url = request.url();
      if (/^https?:/.test(url) && !url.startsWith(`${baseURL}/`)) noise.push(`request: ${url}`);
    });
    await use(page);
    expect(noise).toEqual([]);
  },
});

export { expect };

/** Signs in as the staff member that the server under test was started with. */
export async function signIn(page: Page): Promise<void> {
  await page.goto('/#/admin');
  await page.getByLabel('Usuario').fill('maria.prueba');
  await page.getByLabel('Contraseña').fill('una clave larga de prueba');
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect(page).toHaveURL(/#\/admin\/dashboard$/);
}
