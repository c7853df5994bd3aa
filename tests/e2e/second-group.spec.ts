import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { DEFAULT_IDENTIDAD } from '../../api/resources/site/defaults.ts';
import { shareImagePath, siteShareImage } from '../../api/shareImages/shareImage.ts';
import { colourViolations, violations } from './axe.ts';
import { OLD_COLORS, remains, TOKEN_NAMES } from './firstGroup.ts';
import { showEverything } from './memberForm.ts';
import { test } from './ownPortal.ts';
import { overflow } from './publicRoutes.ts';
import { everythingSent } from './sentByServer.ts';
import { expect, signIn, THOROUGH } from './support.ts';

test.use({
  sampleContent: 'off',
  // axe is also put into the preview of the identity once that is loaded, whose sandbox refuses scripts.
  expectedNoise: /^console: Blocked script execution in '[^']*\/borrador\/identidad'/,
});

const SVG = (color: string) => ({
  name: 'ola.svg',
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><circle cx="16" cy="16" r="15" fill="${color}"/></svg>`,
  ),
});
const photo = async (width: number, height: number) => ({
  name: 'mar.png',
  mimeType: 'image/png',
  buffer: await sharp({ create: { width, height, channels: 3, background: '#5b2a86' } })
    .png()
    .toBuffer(),
});

const NOMBRE = 'Laboratorio Marea Alta';
const LINEAS = ['Arrecifes de coral', 'Pastos marinos', 'Aves de costa', 'Peces de estuario', 'Plancton'] as const;

const ANY_OLD_COLOR = new RegExp(OLD_COLORS.source, 'i');

/** Once the last one is moved up twice. */
const ORDER = [...LINEAS.slice(0, 2), LINEAS[4], ...LINEAS.slice(2, 4)];

const field = (scope: Page | Locator, name: string) =>
  scope.getByRole('textbox', { name: new RegExp(`^${name}( \\*)?$`) });

async function fillAll(scope: Page | Locator, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await field(scope, name).fill(value);
}

/** No violation in light and dark, and nothing wider than a phone. */
async function check(page: Page, name: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await violations(page), `${name}, light`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await colourViolations(page), `${name}, dark`).toEqual([]);
  await page.setViewportSize({ width: 360, height: 800 });
  await expect.poll(() => overflow(page), name).toBeLessThanOrEqual(0);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.emulateMedia({ colorScheme: 'light' });
}

const row = (page: Page, list: string, index: number) =>
  page.getByRole('group', { name: list, exact: true }).getByRole('listitem').nth(index);

async function setUpIdentidad(page: Page): Promise<void> {
  await page.getByRole('menuitem', { name: 'Identidad' }).click();
  await expect(field(page, 'Sigla')).toBeVisible();
  await expect(page.getByTitle('Vista previa del inicio')).toBeVisible();
  await check(page, 'Identidad');
  // The closed rows have no fields, so that these names are unique.
  await fillAll(page, {
    Nombre: NOMBRE,
    Sigla: 'LMA',
    Lema: 'Biología del mar Caribe',
    Institución: 'Universidad de la Bahía',
    'Descripción del sitio': 'Biología marina: arrecifes, pastos, aves, peces y plancton.',
    'Integrantes internos': 'Tripulación de {sigla}',
    'Integrantes externos': 'Amistades de {sigla}',
    'Un integrante interno': 'Tripulante de {sigla}',
    'Un integrante externo': 'Amiga de {sigla}',
    'Color principal': '#5b2a86',
    'Color de acento': '#ff8a70',
    'Título de la portada': 'El mar, contado por quienes lo bucean',
    'Texto de la portada': 'Medimos, dibujamos y cuidamos la costa.',
    'Texto del pie de página': 'Hecho junto al muelle.',
  });
  const picture = (name: string) => page.getByRole('group', { name, exact: true }).locator('input[type=file]');
  await picture('Logo').setInputFiles(SVG('#ff8a70'));
  await picture('Logo de la institución').setInputFiles(SVG('#5b2a86'));
  await picture('Icono de la pestaña del navegador').setInputFiles(SVG('#5b2a86'));
  await picture('Imagen de los encabezados').setInputFiles(await photo(1200, 300));
  await page.getByRole('button', { name: 'Quitar: imagen de «página no encontrada»' }).click();
  await page.getByRole('combobox', { name: 'Fondo de la portada' }).click();
  await page.getByRole('option', { name: 'Una imagen' }).click();
  await picture('Imagen de la portada').setInputFiles(await photo(2000, 900));
  await fillAll(page, { 'Descripción de la imagen de la portada': 'La bahía al amanecer' });

  await page.getByRole('button', { name: 'Editar Pilares del grupo' }).click();
  const pilares = row(page, 'Bloques del inicio', 3);
  await fillAll(pilares, { Título: 'Cómo trabajamos', Texto: 'Con botas, redes y paciencia.' });
  await page.getByRole('button', { name: 'Subir Cómo trabajamos' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Subir Cómo trabajamos' })).toBeFocused();
  await picture('Imagen de los pilares').setInputFiles(await photo(1200, 500));
  await fillAll(page, { 'Descripción de la imagen de los pilares': 'Tres redes en la arena' });

  for (const tema of ['Gestión', 'Salud', 'Seguridad', 'Sostenibilidad']) {
    await page.getByRole('button', { name: `Quitar ${tema}`, exact: true }).click();
  }
  await page.getByRole('button', { name: 'Agregar tema' }).click();
  await fillAll(row(page, 'Temas', 0), { Nombre: 'Manglar', Texto: 'La guardería de los peces.' });
  await row(page, 'Temas', 0)
    .locator('input[type=file]')
    .setInputFiles(await photo(800, 500));

  for (const [index, nombre] of ['Boya', 'Bitácora', 'Cuadernos', 'Cartas', 'Fichas'].entries()) {
    const link = row(page, 'Enlaces de divulgación', index);
    await link.getByRole('button', { name: /^Editar/ }).click();
    await fillAll(link, { Nombre: nombre, Texto: `${nombre} del mar.` });
  }
  await expect(page.getByAltText('Imagen elegida')).toHaveCount(7);
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(page.getByText('Identidad actualizada')).toBeVisible();
  // Without a reload.
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect.poll(() => rootColors(page).then((colors) => colors.join(' '))).not.toMatch(ANY_OLD_COLOR);
    expect(await colourViolations(page), `Identidad in its colours, ${colorScheme}`).toEqual([]);
  }
}

async function setUpLineas(page: Page): Promise<void> {
  await page.getByRole('menuitem', { name: 'Líneas' }).click();
  // The first of the specification gets another name, address and picture.
  await page.getByRole('link', { name: 'Sostenibilidad', exact: true }).click();
  await fillAll(page, { Nombre: LINEAS[0], Dirección: 'arrecifes', 'Descripción de la imagen': 'Un coral' });
  await page.locator('input[type=file]').setInputFiles(SVG('#ff8a70'));
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(page.getByRole('link', { name: LINEAS[0] })).toBeVisible();
  for (const nombre of [
    'Gestión de la seguridad y salud en el trabajo',
    'Salud de los trabajadores',
    'Seguridad química',
  ]) {
    await page.getByRole('link', { name: nombre }).click();
    await page.getByRole('button', { name: 'Archivar' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Archivar' }).click();
    await expect(page.getByRole('link', { name: LINEAS[0] })).toBeVisible();
    await expect(page.getByRole('link', { name: nombre })).toHaveCount(0);
  }
  for (const nombre of LINEAS.slice(1)) {
    await page.getByRole('button', { name: 'Agregar línea' }).click();
    await fillAll(page.getByRole('dialog'), { Nombre: nombre });
    await page.getByRole('dialog').getByRole('button', { name: 'Agregar línea' }).click();
    await expect(page.getByRole('link', { name: nombre })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  const up = page.getByRole('button', { name: `Subir ${LINEAS[4]}` });
  await up.focus();
  await page.keyboard.press('Enter');
  await expect(up).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main').getByRole('listitem')).toContainText(ORDER);
  await check(page, 'Líneas');
}

async function addRecords(page: Page): Promise<void> {
  await page.getByRole('menuitem', { name: 'Configuración de inicio' }).click();
  await page.getByLabel('Objetivo del grupo', { exact: true }).fill('Conocer el mar para cuidarlo.');
  await page.getByLabel('Serie de guías').fill('https://example.org/cartas');
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(page.getByText('Configuración actualizada')).toBeVisible();

  const dialog = page.getByRole('dialog');
  await page.getByRole('menuitem', { name: 'Integrantes' }).click();
  for (const nombres of ['Marina', 'Delfín']) {
    await page.getByRole('button', { name: 'Agregar integrante' }).first().click();
    await fillAll(dialog, { Nombres: nombres, Apellidos: 'Coral Ríos', Cargo: 'Bióloga' });
    await dialog.getByLabel('Correo electrónico').fill(`${nombres === 'Marina' ? 'marina' : 'delfin'}@example.org`);
    await dialog.getByLabel('Grupo').click();
    await page.getByRole('option', { name: nombres === 'Marina' ? 'Interno' : 'Externo' }).click();
    await showEverything(dialog);
    await dialog.getByRole('button', { name: 'Agregar integrante' }).click();
    await expect(dialog).toHaveCount(0);
  }

  await page.getByRole('menuitem', { name: 'Productos' }).click();
  await page.getByRole('button', { name: 'Agregar Producto' }).first().click();
  await dialog.getByRole('textbox', { name: 'Nombre', exact: true }).fill('Atlas del plancton');
  await dialog.getByLabel('Tipo').click();
  await page.getByRole('option', { name: 'Libro', exact: true }).click();
  await dialog.getByRole('button', { name: 'Ficha bibliográfica' }).click();
  await dialog.getByRole('button', { name: 'Agregar autor', exact: true }).click();
  await expect(dialog.getByLabel('Apellidos')).toBeFocused();
  await page.keyboard.type('marina');
  await page.getByRole('option', { name: 'Marina Coral Ríos' }).click();
  await dialog.getByRole('button', { name: 'Agregar Producto' }).click();
  await expect(dialog).toHaveCount(0);

  await page.getByRole('menuitem', { name: 'Proyectos' }).click();
  await page.getByRole('link', { name: 'Agregar proyecto' }).first().click();
  await fillAll(page, { Nombre: 'Censo de plancton', Objetivo: 'Contarlo.', Descripción: 'Con redes finas.' });
  await page.getByLabel('Estado').click();
  await page.getByRole('option', { name: 'En proceso' }).click();
  await page.getByLabel('Fecha de inicio').fill('2026-02-03');
  await page.getByLabel('Fecha de fin').fill('2026-11-30');
  await page.getByRole('button', { name: 'Agregar proyecto' }).click();
  await page.getByRole('link', { name: 'Censo de plancton' }).click();
  await page.getByRole('button', { name: 'Agregar integrante' }).click();
  await page.getByRole('combobox', { name: 'Integrante' }).click();
  for (const nombre of ['Marina Coral Ríos', 'Delfín Coral Ríos']) {
    await page.getByRole('option', { name: new RegExp(nombre) }).click();
    await expect(page.getByRole('listitem').filter({ hasText: nombre })).toBeVisible();
  }
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Agregar producto', exact: true }).click();
  await page.getByRole('combobox', { name: 'Producto' }).click();
  await page.getByRole('option', { name: /Atlas/ }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('combobox', { name: 'Línea' }).click();
  await page.getByRole('option', { name: LINEAS[4] }).click();
  await expect(page.getByText('Línea de investigación actualizada exitosamente')).toBeVisible();
}

/** True if the visible pictures and buttons of the bar stand beside each other. */
const barIsOneRow = (page: Page): Promise<boolean> =>
  page.getByRole('banner').evaluate((bar) => {
    const places = [...bar.querySelectorAll('img, button[aria-expanded]')]
      .filter((each) => each.checkVisibility())
      .map((each) => each.getBoundingClientRect());
    const [top, bottom] = [
      Math.max(...places.map((place) => place.top)),
      Math.min(...places.map((place) => place.bottom)),
    ];
    return places.length === 3 && top < bottom && places.every(({ width }) => width >= 36);
  });

/** The colours of the document, by the name of their tokens. */
const rootColors = (page: Page): Promise<string[]> =>
  page.evaluate(
    (names) => names.map((name) => getComputedStyle(document.documentElement).getPropertyValue(`--${name}`)),
    TOKEN_NAMES,
  );

test(
  'a second group is set up through the screens, and nothing of the first is left',
  THOROUGH,
  async ({ page, browser, portal }) => {
    test.setTimeout(240_000);
    await signIn(page);
    await test.step('the identity', () => setUpIdentidad(page));
    await test.step('five lines', () => setUpLineas(page));
    await test.step('the home, members, a product and a project', () => addRecords(page));
    // Share images and absolute addresses need the address of the portal, which is known once it has a port.
    await page.goto('about:blank');
    await portal.cut();
    await portal.restart({ PUBLIC_URL: portal.baseURL });

    const context = await browser.newContext({ baseURL: portal.baseURL });
    const visitor = await context.newPage();
    await test.step('a new line has its place, page, filter and feed', async () => {
      await visitor.goto('/');
      await expect(visitor).toHaveTitle(`Biología del mar Caribe · ${NOMBRE}`);
      const lineas = visitor.getByRole('main').getByRole('link', { name: new RegExp(LINEAS.join('|')) });
      await expect(lineas).toContainText(ORDER);
      await lineas.nth(2).click();
      await expect(visitor.getByRole('heading', { level: 1, name: LINEAS[4] })).toBeVisible();
      await expect(visitor.getByText('Censo de plancton').first()).toBeVisible();
      const filtered = await (await context.request.get('/proyectos_investigacion')).text();
      expect(filtered).toMatch(/<option[^>]*>Plancton<\/option>/);
      expect(await (await context.request.get('/feeds/lineas/plancton.atom')).text()).toContain('Censo de plancton');
      const moved = await context.request.get('/lineas/sostenibilidad', { maxRedirects: 0 });
      expect([moved.status(), moved.headers().location]).toEqual([301, expect.stringMatching(/\/lineas\/arrecifes$/)]);
    });

    await test.step('the home has the colours of the group, on screen and on paper, and fits a phone', async () => {
      await visitor.goto('/');
      for (const media of [{ colorScheme: 'light' }, { colorScheme: 'dark' }, { media: 'print' }] as const) {
        await visitor.emulateMedia(media);
        expect((await rootColors(visitor)).join(' ')).not.toMatch(ANY_OLD_COLOR);
      }
      await visitor.emulateMedia({ media: 'screen', colorScheme: 'light' });
      await visitor.setViewportSize({ width: 360, height: 800 });
      await expect.poll(() => overflow(visitor)).toBeLessThanOrEqual(0);
      await expect.poll(() => barIsOneRow(visitor), 'both logos and the menu in one row').toBe(true);
    });

    await test.step('the server sends nothing of the first group', async () => {
      const sent = await everythingSent(context.request, portal.baseURL, ['/buscar?q=plancton', '/eventos.ics']);
      const urls = sent.map(({ url }) => url);
      for (const part of [
        'proyecto_investigacion',
        'integrante_grupo',
        'productos_investigacion_detail',
        'feeds/lineas',
      ]) {
        expect(
          urls.some((url) => url.startsWith(`/${part}`)),
          part,
        ).toBe(true);
      }
      expect(urls.filter((url) => /^\/assets\/.*\.js$/.test(url)).length).toBeGreaterThan(40);
      expect(urls.filter((url) => /^\/assets\/.*\.css$/.test(url)).length).toBeGreaterThan(10);
      expect(sent.flatMap(remains)).toEqual([]);
      const shareImages = urls.filter((url) => url.startsWith('/vista_previa/sitio/'));
      expect(shareImages).toHaveLength(1);
      expect(shareImages).not.toContain(shareImagePath(siteShareImage(DEFAULT_IDENTIDAD)));
    });
    await context.close();
  },
);
