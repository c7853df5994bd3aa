import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { anImage } from '../support/images.ts';
import { showEverything } from './memberForm.ts';
import { expect, noiseOf, STAFF_OF_TESTS, searchList, signIn, THOROUGH } from './support.ts';
import { type Cluster, type Instance, test } from './twoInstances.ts';

const NOMBRE = 'Un puente con dos pilares';
const NUEVO = 'Un puente que sigue en pie';
/** Milliseconds between two background writes. */
const PAUSE_MS = 250;
/** The console error of a failed picture request; the group is the URL. */
const FAILED_PICTURE =
  /^console: Failed to load resource: .* (https?:\/\/\S+\/(?:api\/uploads\/\S+|assets\/[^\s/]+\.svg))$/;

/** Adds products through the balancer in the background; `stop` returns the names of the acknowledged ones. */
function startWriter({ balancer: { origin } }: Cluster) {
  const acknowledged: string[] = [];
  let stopped = false;
  const post = (path: string, body: object, cookie = '') =>
    fetch(`${origin}/api/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    });
  async function write(): Promise<void> {
    const { ADMIN_USUARIO: usuario, ADMIN_PASSWORD: password } = STAFF_OF_TESTS;
    const login = await post('Login/login', { usuario, password });
    const cookie = login.headers.get('set-cookie')?.split(';')[0] ?? '';
    for (let n = 1; !stopped; n += 1) {
      const nombre = `Pilar ${n}`;
      const { status } = await post('prod_investigacion/add_product', { nombre, tipo: 'Libro' }, cookie);
      if (status === 200) acknowledged.push(nombre);
      // The killed instance had not acknowledged the write.
      else expect(status).toBe(502);
      await wait(PAUSE_MS);
    }
  }
  const writing = write();
  const stop = async () => {
    stopped = true;
    await writing;
    return acknowledged;
  };
  return { stop, [Symbol.asyncDispose]: async () => void (await stop()) };
}

/** Kills an instance while it has a request of the page pending. */
async function killDuringRequest(cluster: Cluster, which: 'one' | 'two', open: () => Promise<unknown>): Promise<void> {
  const instance: Instance = cluster[which];
  const share = cluster.balancer.shares[which === 'one' ? 0 : 1];
  const pendingBefore = share?.pending ?? 0;
  instance.freeze();
  const opened = open();
  await expect
    .poll(() => share?.pending, { message: `a request is pending on ${which}` })
    .toBeGreaterThan(pendingBefore);
  await instance.cut();
  await opened;
}

/**
 * Drops the first error of each picture: the site requests a failed picture once more. A second error of the same picture stays,
 * as does any other error.
 */
function unexpectedNoise(noise: readonly string[]): string[] {
  const retried = new Set<string>();
  return noise.filter((line) => {
    const picture = FAILED_PICTURE.exec(line)?.[1];
    if (picture === undefined || retried.has(picture)) return true;
    retried.add(picture);
    return false;
  });
}

async function expectPainted(page: Page, name: string): Promise<void> {
  const picture = page.getByRole('link', { name }).locator('img');
  // Some browsers load a lazy picture of a carousel only once it is scrolled there.
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
}

test(
  'two instances on one PostgreSQL: no page fails and no write is lost when each is killed in turn',
  THOROUGH,
  async ({ page, browser, cluster, baseURL }) => {
    const context = await browser.newContext({ baseURL: baseURL ?? '' });
    const visitor = await context.newPage();
    const noise = noiseOf(visitor, baseURL ?? '');
    await using writer = startWriter(cluster);

    await test.step('staff sign in and add a project through both instances', async () => {
      await signIn(page);
      await page.getByRole('menuitem', { name: 'Proyectos' }).click();
      await page.getByRole('link', { name: 'Agregar proyecto' }).click();
      await expect(page.getByRole('heading', { name: 'Agregar proyecto' })).toBeVisible();
      await page.getByLabel('Nombre').fill(NOMBRE);
      await page.getByLabel('Objetivo').fill('Que nada de lo prometido se pierda.');
      await page.getByLabel('Estado').click();
      await page.getByRole('option', { name: 'En proceso' }).click();
      await page.getByLabel('Fecha de inicio').fill('2026-02-03');
      await page.getByLabel('Fecha de fin').fill('2026-11-30');
      await page.getByRole('button', { name: 'Agregar proyecto' }).click();
      await expect(page.getByText('Proyecto agregado exitosamente')).toBeVisible();
      for (const { origin, answered } of cluster.balancer.shares) expect(answered, origin).toBeGreaterThan(0);
    });

    await test.step('the first instance is killed while the project opens; the second saves the changes', async () => {
      await searchList(page, 'un puente');
      await killDuringRequest(cluster, 'one', () => page.getByRole('link', { name: NOMBRE }).click());
      await expect(page.getByRole('button', { name: 'Agregar integrante' })).toBeVisible();
      await page.getByLabel('Nombre').fill(NUEVO);
      await page.getByRole('button', { name: 'Guardar', exact: true }).click();
      await expect(page.getByText('Proyecto actualizado exitosamente')).toBeVisible();
      await page.getByRole('button', { name: 'Agregar integrante' }).click();
      await page.getByRole('combobox', { name: 'Integrante' }).click();
      await page.getByRole('option', { name: /Valeria Quintanar/ }).click();
      await expect(page.getByRole('listitem').filter({ hasText: 'Valeria Quintanar' })).toBeVisible();
      // The list stays open for the next choice.
      await page.keyboard.press('Escape');
      await page.getByRole('combobox', { name: 'Línea' }).click();
      await page.getByRole('option', { name: 'Seguridad química' }).click();
      await expect(page.getByText('Línea de investigación actualizada exitosamente')).toBeVisible();
    });

    await test.step('a member with a picture is added on the second instance', async () => {
      await page.getByRole('menuitem', { name: 'Integrantes' }).click();
      // The project page has a button of the same name as the list's.
      await expect(page.getByRole('heading', { level: 1, name: 'Integrantes' })).toBeVisible();
      await page.getByRole('button', { name: 'Agregar integrante' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Nombres').fill('Gemela');
      await dialog.getByLabel('Apellidos').fill('Del Puente');
      await dialog.getByLabel('Cargo').fill('Ingeniera');
      await dialog.getByLabel('Grupo').click();
      await page.getByRole('option', { name: 'Interno' }).click();
      await showEverything(dialog);
      const buffer = Buffer.from(await (await anImage({ ancho: 800 })).arrayBuffer());
      await dialog.getByLabel('Imagen').setInputFiles({ name: 'gemela.jpg', mimeType: 'image/jpeg', buffer });
      await dialog.getByRole('button', { name: 'Agregar integrante' }).click();
      await expect(page.getByText('Integrante agregado exitosamente')).toBeVisible();
    });

    await test.step('the first restarts, the second is killed while a page opens: the first shows the second’s writes', async () => {
      await cluster.one.restart();
      await killDuringRequest(cluster, 'two', () => visitor.goto('/integrantes_grupo_investigacion'));
      await expectPainted(visitor, 'Gemela Del Puente');
      await visitor
        .getByRole('navigation', { name: 'Principal' })
        .getByRole('link', { name: 'Proyectos de investigación' })
        .click();
      await visitor.getByRole('searchbox').fill('sigue en pie');
      await expect(visitor.getByRole('article')).toHaveCount(1);
      await visitor.getByRole('link', { name: new RegExp(`Ver más.*${NUEVO}`) }).click();
      await expect(visitor.getByRole('heading', { level: 1, name: NUEVO })).toBeVisible();
      await expect(visitor.getByText('Valeria Quintanar Sotelo')).toBeVisible();
      await expect(visitor.getByRole('main').getByText('Seguridad química').first()).toBeVisible();
    });

    await test.step('the session is valid on the first: the project is deactivated and hidden by both', async () => {
      await page.goto('/#/admin/proyectos');
      await page.reload();
      await searchList(page, 'sigue en pie');
      page.once('dialog', (dialog) => dialog.accept());
      await page.getByRole('row').filter({ hasText: NUEVO }).getByRole('switch').click();
      await expect(page.getByText('Proyecto desactivado exitosamente')).toBeVisible();
      await cluster.two.restart();
      await visitor.goto('/proyectos_investigacion');
      // The balancer alternates: each instance answers one reload.
      for (const time of ['first', 'second']) {
        await visitor.reload();
        await visitor.getByRole('searchbox').fill('sigue en pie');
        const none = visitor.getByText('No se encontraron proyectos que coincidan con los filtros aplicados.');
        await expect(none, time).toBeVisible();
      }
    });

    await test.step('both instances list every acknowledged write', async () => {
      const acknowledged = await writer.stop();
      expect(acknowledged.length).toBeGreaterThan(0);
      for (const { origin } of cluster.balancer.shares) {
        const names = async () => {
          const response = await fetch(`${origin}/api/Prod_investigacion/get_all_products`);
          const { products } = (await response.json()) as { products: { nombre: string }[] };
          return products.map(({ nombre }) => nombre);
        };
        // Each instance checks for the other's writes four times a second (docs/decisions/0015).
        await expect.poll(names, origin).toEqual(expect.arrayContaining(acknowledged));
      }
    });

    expect(unexpectedNoise(noise)).toEqual([]);
    await context.close();
  },
);
