import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { anImage } from '../support/images.ts';
import { expect, noiseOf, STAFF_OF_TESTS, signIn } from './support.ts';
import { type Cluster, type Instance, test } from './twoInstances.ts';

const NOMBRE = 'Un puente con dos pilares';
const NUEVO = 'Un puente que sigue en pie';
/** milliseconds between two writes of somebody else's */
const PAUSE = 250;

/** Adds products through the balancer until it is disposed of or asked for the names of those that were acknowledged. */
function writeAllTheWhile({ balancer: { origin } }: Cluster) {
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
      // What was under way on the instance that died: nobody was promised anything.
      else expect(status).toBe(502);
      await wait(PAUSE);
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

/** Kills an instance while it owes a page its data. */
async function dieUnder(cluster: Cluster, which: 'one' | 'two', open: () => Promise<unknown>): Promise<void> {
  const instance: Instance = cluster[which];
  const share = cluster.balancer.shares[which === 'one' ? 0 : 1];
  const owed = share?.pending ?? 0;
  instance.freeze();
  const opened = open();
  await expect.poll(() => share?.pending, { message: `${which} was asked something` }).toBeGreaterThan(owed);
  await instance.cut();
  await opened;
}

const isPainted = (page: Page, name: string) =>
  expect
    .poll(() =>
      page
        .getByRole('link', { name })
        .locator('img')
        .evaluate((image: HTMLImageElement) => image.naturalWidth),
    )
    .toBeGreaterThan(0);

test('two instances on one PostgreSQL: one is killed in the middle, then the other, and nobody notices', async ({
  page,
  browser,
  cluster,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL: baseURL ?? '', reducedMotion: 'reduce' });
  const visitor = await context.newPage();
  const noise = noiseOf(visitor, baseURL ?? '');
  await using writer = writeAllTheWhile(cluster);

  await test.step('staff sign in and add a project, both instances answering', async () => {
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

  await test.step('the first instance dies while the project is opened; it is edited and linked on the second', async () => {
    await page.getByLabel('Buscar por nombre').fill('un puente');
    await expect(page.getByRole('row')).toHaveCount(2);
    await dieUnder(cluster, 'one', () => page.getByRole('link', { name: NOMBRE }).click());
    await expect(page.getByRole('button', { name: 'Agregar integrante' })).toBeVisible();
    await page.getByLabel('Nombre').fill(NUEVO);
    await page.getByRole('button', { name: 'Guardar' }).click();
    await expect(page.getByText('Proyecto actualizado exitosamente')).toBeVisible();
    await page.getByRole('button', { name: 'Agregar integrante' }).click();
    await page.getByRole('combobox', { name: 'Integrante' }).click();
    await page.getByRole('option', { name: /Valeria Quintanar/ }).click();
    await expect(page.getByRole('listitem').filter({ hasText: 'Valeria Quintanar' })).toBeVisible();
    await page.getByRole('combobox', { name: 'Línea' }).click();
    await page.getByRole('option', { name: 'Seguridad química' }).click();
    await expect(page.getByText('Línea de investigación actualizada exitosamente')).toBeVisible();
  });

  await test.step('a member with a picture is added to the second', async () => {
    await page.getByRole('menuitem', { name: 'Integrantes' }).click();
    await page.getByRole('button', { name: 'Agregar integrante' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Nombres').fill('Gemela');
    await dialog.getByLabel('Apellidos').fill('Del Puente');
    await dialog.getByLabel('Cargo').fill('Ingeniera');
    await dialog.getByLabel('Grupo').click();
    await page.getByRole('option', { name: 'Interno' }).click();
    const buffer = Buffer.from(await (await anImage()).arrayBuffer());
    await dialog.getByLabel('Imagen').setInputFiles({ name: 'gemela.jpg', mimeType: 'image/jpeg', buffer });
    await dialog.getByRole('button', { name: 'Agregar integrante' }).click();
    await expect(page.getByText('Integrante agregado exitosamente')).toBeVisible();
  });

  await test.step('the first is back, the second dies under a visitor: the first shows what the second took', async () => {
    await cluster.one.restart();
    await dieUnder(cluster, 'two', () => visitor.goto('/#/integrantes_grupo_investigacion'));
    await isPainted(visitor, 'Gemela Del Puente');
    await visitor.getByRole('navigation').getByRole('link', { name: 'Proyectos de investigación' }).click();
    await visitor.getByRole('searchbox').fill('sigue en pie');
    await visitor.getByRole('link', { name: new RegExp(`Ver más.*${NUEVO}`) }).click();
    await expect(visitor.getByRole('heading', { level: 1, name: NUEVO })).toBeVisible();
    await expect(visitor.getByText('Valeria Quintanar Sotelo')).toBeVisible();
    await expect(visitor.getByText('Seguridad química').first()).toBeVisible();
  });

  await test.step('the session holds on the first: the project is turned off, and gone for visitors of both', async () => {
    await page.goto('/#/admin/proyectos');
    await page.reload();
    await page.getByLabel('Buscar por nombre').fill('sigue en pie');
    page.once('dialog', (dialog) => dialog.accept());
    await page.getByRole('row').filter({ hasText: NUEVO }).getByRole('switch').click();
    await expect(page.getByText('Proyecto desactivado exitosamente')).toBeVisible();
    await cluster.two.restart();
    await visitor.goto('/#/proyectos_investigacion');
    // Each of the two answers one of them.
    for (const time of ['first', 'second']) {
      await visitor.reload();
      await visitor.getByRole('searchbox').fill('sigue en pie');
      const none = visitor.getByText('No se encontraron proyectos que coincidan con los filtros aplicados.');
      await expect(none, time).toBeVisible();
    }
  });

  await test.step('every write that was acknowledged is there, on both', async () => {
    const acknowledged = await writer.stop();
    expect(acknowledged.length).toBeGreaterThan(0);
    for (const { origin } of cluster.balancer.shares) {
      const names = async () => {
        const answer = await fetch(`${origin}/api/Prod_investigacion/get_all_products`);
        const { products } = (await answer.json()) as { products: { nombre: string }[] };
        return products.map(({ nombre }) => nombre);
      };
      // What one has written, the other looks for four times a second (docs/decisions/0015).
      await expect.poll(names, origin).toEqual(expect.arrayContaining(acknowledged));
    }
  });

  expect(noise).toEqual([]);
  await context.close();
});
