import type { Page } from '@playwright/test';
import { pdfBytes } from '../support/pdf.ts';
import { colourViolations, violations } from './axe.ts';
import { ageCopies, expectCopy, storedCopies } from './copies.ts';
import { tabber } from './keyboard.ts';
import { expect, prepare, prepareUsuario, test } from './staff.ts';
import { searchList, test as signedOut, signIn, signOut } from './support.ts';

const LOGO = {
  name: 'logo.svg',
  mimeType: 'image/svg+xml',
  buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>'),
};
const offers = (page: Page) => page.getByRole('region', { name: /^Copia local del / });
const offerOf = (page: Page, text: string) => offers(page).filter({ hasText: text });

test('an edit survives a closed tab, with authors and a file, and is merged with what was changed meanwhile', async ({
  page,
  context,
}) => {
  const nombre = 'Producto de la copia local';
  const { product } = (await prepare(page.request, 'prod_investigacion/add_product', { nombre, tipo: 'Libro' })) as {
    product: { id: number };
  };
  const open = async (tab: Page) => {
    await tab.goto('/#/admin/productos_investigacion');
    await searchList(tab, nombre);
    await tab.getByRole('button', { name: `Editar ${nombre}` }).click();
    return tab.getByRole('dialog', { name: 'Editar producto' });
  };

  await test.step('the copy is written within 2 s of the last key', async () => {
    const form = await open(page);
    await form.getByRole('button', { name: 'Ficha bibliográfica' }).click();
    await form.getByRole('button', { name: 'Agregar autor', exact: true }).click();
    await form.getByLabel('Apellidos').fill('Zapata Ríos');
    await form.getByLabel('Texto completo (PDF)').setInputFiles({
      name: 'texto.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from(pdfBytes()),
    });
    await form.getByRole('textbox', { name: 'Descripción' }).fill('Lo que no alcancé a guardar.');
    await expectCopy(page, 'Lo que no alcancé a guardar.');
    await page.close();
  });

  const again = await context.newPage();
  await prepare(again.request, 'prod_investigacion/update_product', {
    id: product.id,
    enlace: 'https://example.org/x',
  });
  const form = await open(again);
  const offer = offers(again);

  await test.step('it is offered with its time and its differences', async () => {
    await expect(offer).toContainText('Hay una copia local de lo que no alcanzó a guardar');
    await expect(offer).toContainText('El registro cambió después');
    await expect(offer.getByRole('group')).toHaveAccessibleName('Diferencias con lo guardado');
    await expect(offer.getByRole('term')).toHaveText(['Descripción', 'Autores', 'Texto completo (PDF)']);
    await expect(offer.getByRole('definition').nth(1)).toContainText('Zapata Ríos');
    expect(await violations(again)).toEqual([]);
    await again.emulateMedia({ colorScheme: 'dark' });
    expect(await colourViolations(again)).toEqual([]);
  });

  await test.step('it is recovered by keyboard, and saving merges', async () => {
    await tabber(again)(/^Recuperar$/);
    await again.keyboard.press('Enter');
    await expect(offer).toBeHidden();
    await expect(form.getByRole('textbox', { name: 'Nombre', exact: true })).toBeFocused();
    await expect(form.getByRole('textbox', { name: 'Descripción' })).toHaveValue('Lo que no alcancé a guardar.');
    await expect(form.getByText('texto.pdf')).toBeVisible();
    await form.getByRole('button', { name: 'Guardar cambios' }).click();
    await expect(again.getByText('se conservaron los de otra persona: Enlace externo')).toBeVisible();
    await expect(form).toBeHidden();
    await expect.poll(() => storedCopies(again)).toEqual([]);
  });

  await test.step('nothing is offered after the save', async () => {
    const saved = await open(again);
    await expect(saved.getByRole('listitem').filter({ hasText: 'Zapata Ríos' })).toBeVisible();
    await expect(offer).toBeHidden();
  });
});

test.describe('a copy of a field that another person changed', () => {
  // The console logs the 409 of the save.
  test.use({ expectedNoise: /status of 409/ });

  test('asks which value stays, and is removed when it is 90 days old', async ({ page }) => {
    const nombre = 'Producto con dos descripciones';
    const { product } = (await prepare(page.request, 'prod_investigacion/add_product', { nombre, tipo: 'Libro' })) as {
      product: { id: number };
    };
    const form = page.getByRole('dialog', { name: 'Editar producto' });
    const descripcion = form.getByRole('textbox', { name: 'Descripción' });
    const open = async () => {
      await page.reload();
      await searchList(page, nombre);
      await page.getByRole('button', { name: `Editar ${nombre}` }).click();
    };
    const type = async (text: string) => {
      await descripcion.fill(text);
      await expectCopy(page, text);
    };
    await page.goto('/#/admin/productos_investigacion');
    await open();
    await type('La mía, sin guardar.');
    await prepare(page.request, 'prod_investigacion/update_product', { id: product.id, descripcion: 'La de otra.' });
    await open();
    await offers(page).getByRole('button', { name: 'Recuperar' }).click();
    await expect(descripcion).toHaveValue('La mía, sin guardar.');
    await form.getByRole('button', { name: 'Guardar cambios' }).click();
    const conflict = page.getByRole('dialog', { name: 'Cambios de otra persona' });
    await expect(conflict.getByRole('region')).toHaveAccessibleName('Descripción');
    await conflict.getByRole('radio', { name: 'La mía, sin guardar.' }).check();
    await conflict.getByRole('button', { name: 'Guardar' }).click();
    await expect(form).toBeHidden();
    await expect.poll(() => storedCopies(page)).toEqual([]);

    for (const [days, offered] of [
      [89, 1],
      [91, 0],
    ] as const) {
      await open();
      await expect(descripcion).toHaveValue('La mía, sin guardar.');
      if (offered === 1) await type('Escrita hace mucho.');
      await page.goto('/#/admin/eventos');
      await ageCopies(page, days);
      await page.goto('/#/admin/productos_investigacion');
      await open();
      await expect(descripcion).toHaveValue('La mía, sin guardar.');
      await expect(offers(page)).toHaveCount(offered);
    }
    await expect.poll(() => storedCopies(page)).toEqual([]);
  });
});

test('text that was typed over a draft comes back over that draft', async ({ page, context }) => {
  const added = await page.request.post('/api/integrantes_investigacion/add_integrante', {
    multipart: { nombres: 'Copiada', apellidos: 'Del Borrador', cargo: 'Asesora', grupo: '1' },
  });
  const { integrante } = (await added.json()) as { integrante: { id: number } };
  await page.goto(`/#/admin/integrante_detail/${integrante.id}`);
  await page.getByLabel('Cargo').fill('Directora');
  await page.getByRole('button', { name: 'Guardar como borrador' }).click();
  await expect(page.getByText('Este es el borrador')).toBeVisible();
  await page.getByLabel('Profesión').fill('Ingeniera vial');
  await expectCopy(page, 'Ingeniera vial');
  await page.close();

  const again = await context.newPage();
  await again.goto('/#/admin/dashboard');
  await again.getByRole('link', { name: 'Integrante: Copiada Del Borrador (borrador)' }).click();
  await expect(again.getByText('Este es el borrador')).toBeVisible();
  await expect(offers(again).getByRole('term')).toHaveText(['Profesión']);
  await expect(offers(again)).not.toContainText('cambió después');
  await offers(again).getByRole('button', { name: 'Recuperar' }).click();
  await expect(again.getByLabel('Profesión')).toHaveValue('Ingeniera vial');
  await expect(again.getByLabel('Cargo')).toHaveValue('Directora');
  await again.getByRole('button', { name: 'Guardar como borrador' }).click();
  await expect.poll(() => storedCopies(again)).toEqual([]);
});

test('a full disk is said once, and the form works', async ({ page, context }) => {
  await page.goto('/#/admin/eventos');
  const browser = await context.newCDPSession(page);
  await browser.send('Storage.overrideQuotaForOrigin', { origin: new URL(page.url()).origin, quotaSize: 1 });
  await page.getByRole('button', { name: 'Crear evento' }).first().click();
  const form = page.getByRole('dialog', { name: 'Crear evento' });
  await form.getByLabel(/^Nombre del evento/).fill('Evento en un disco lleno');
  await expect(page.getByText('Este navegador no deja guardar copias locales')).toBeVisible();
  await form.getByLabel(/^Fecha/).fill('2026-03-09');
  await form.getByLabel(/^Tipo/).click();
  await page.getByRole('option', { name: 'Asistente' }).click();
  await form.getByRole('button', { name: 'Crear evento' }).click();
  await expect(page.getByText('Evento registrado')).toBeVisible();
  expect(await storedCopies(page)).toEqual([]);
});

test('each tab keeps its own copy of a new record, with its picture', async ({ page: first, context }) => {
  const open = async (tab: Page) => {
    await tab.goto('/#/admin/convenios');
    await tab.getByRole('button', { name: 'Agregar convenio' }).first().click();
    return tab.getByRole('dialog', { name: 'Agregar convenio' });
  };
  /** Waits until the browser has released the locks of closed tabs, which it does after `close`. */
  const expectOpenTabs = (tab: Page, count: number) =>
    expect.poll(() => tab.evaluate(async () => (await navigator.locks.query()).held?.length)).toBe(count);
  const second = await context.newPage();
  for (const [tab, nombre] of [
    [first, 'Convenio de la pestaña uno'],
    [second, 'Convenio de la pestaña dos'],
  ] as const) {
    const form = await open(tab);
    await form.getByLabel('Logo').setInputFiles(LOGO);
    await form.getByLabel(/^Nombre/).fill(nombre);
    await expectCopy(tab, nombre);
    await expect(offers(tab)).toHaveCount(0);
  }
  await first.close();
  await expectOpenTabs(second, 1);

  const third = await context.newPage();
  const form = await open(third);
  await test.step('what another open tab writes is not offered', async () => {
    await expect(offers(third)).toHaveCount(1);
    await expect(offers(third)).toContainText('pestaña uno');
    await expect(offers(third)).toContainText('logo.svg');
  });

  await test.step('a recovered copy is saved with its picture', async () => {
    await offers(third).getByRole('button', { name: 'Recuperar' }).click();
    await expect(form.getByLabel(/^Nombre/)).toHaveValue('Convenio de la pestaña uno');
    await form.getByRole('button', { name: 'Agregar convenio' }).click();
    await expect(third.getByText('Convenio agregado exitosamente')).toBeVisible();
    await expect.poll(async () => (await storedCopies(third)).length).toBe(1);
  });

  await test.step('a discarded copy is gone', async () => {
    await second.close();
    await expectOpenTabs(third, 1);
    await open(third);
    await offerOf(third, 'pestaña dos').getByRole('button', { name: 'Descartar' }).click();
    await expect(offers(third)).toHaveCount(0);
    await expect.poll(() => storedCopies(third)).toEqual([]);
  });
});

signedOut.describe('a session that ends', () => {
  signedOut.describe.configure({ timeout: 120_000 });
  signedOut.use({ contextOptions: { reducedMotion: 'reduce' } });

  signedOut('keeps the copies for their user only; a chosen sign-out warns and removes them', async ({ page }) => {
    const OTHER = { usuario: 'otra.copista', clave: 'nueve caminos de arena' };
    const SECRET = 'Lo que solo puede ver su autora';
    const objetivo = page.getByLabel(/^Objetivo/);
    const open = async () => {
      await page.goto('/#/admin/proyectos/create');
      await expect(objetivo).toBeVisible();
    };
    const warning = page.getByRole('dialog', { name: 'Hay trabajo sin guardar' });
    const atLogin = () => expect(page).toHaveURL(/#\/admin\/login$/);
    await signIn(page);
    await prepareUsuario(page.request, { nombre: 'Otra Copista', ...OTHER });

    await test.step('a session that expires during work', async () => {
      await open();
      await page.getByRole('combobox', { name: 'Integrantes' }).click();
      await page.getByRole('option').first().click();
      await objetivo.fill(SECRET);
      await expectCopy(page, SECRET);
      await page.evaluate(() => {
        localStorage.setItem('portal.inicioDeSesion', '0');
        window.dispatchEvent(new Event('visibilitychange'));
      });
      const ended = page.getByRole('dialog', { name: 'Su sesión terminó' });
      await ended.getByRole('button', { name: 'Cancelar' }).click();
      await atLogin();
      expect(await storedCopies(page)).toHaveLength(1);
    });

    await test.step('another user sees nothing, and signs out without a warning', async () => {
      await signIn(page, OTHER);
      await open();
      await objetivo.fill('De otra persona');
      await expect.poll(async () => (await storedCopies(page)).length).toBe(2);
      await expect(page.getByText(SECRET)).toHaveCount(0);
      await objetivo.fill('');
      await expect.poll(async () => (await storedCopies(page)).length).toBe(1);
      await signOut(page);
      await atLogin();
      expect(await storedCopies(page)).toHaveLength(1);
    });

    await test.step('its author recovers it, with the chosen members', async () => {
      await signIn(page);
      await open();
      await expect(offerOf(page, SECRET).getByRole('definition')).toHaveCount(2);
      await offers(page).getByRole('button', { name: 'Recuperar' }).click();
      await expect(objetivo).toHaveValue(SECRET);
      await expect(page.getByLabel('Integrantes').locator('..').getByRole('button').first()).toBeVisible();
    });

    await test.step('a chosen sign-out warns once, and removes the copies', async () => {
      await objetivo.press('End');
      await page.keyboard.type(', y esto');
      await signOut(page);
      await expect(warning).toContainText('Proyecto sin agregar');
      expect(await violations(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(warning).toBeHidden();
      await expect(objetivo).toHaveValue(`${SECRET}, y esto`);
      await signOut(page);
      await warning.getByRole('button', { name: 'Cerrar sesión y eliminarlas' }).click();
      await atLogin();
      expect(await storedCopies(page)).toEqual([]);
    });
  });
});

test.describe('a browser without a database', () => {
  test('says once that it keeps no copies, and the form works', async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(window, 'indexedDB', { value: undefined }));
    await page.goto('/#/admin/eventos');
    const notice = page.getByText('Este navegador no deja guardar copias locales');
    await page.getByRole('button', { name: 'Crear evento' }).first().click();
    const form = page.getByRole('dialog', { name: 'Crear evento' });
    await expect(notice).toBeVisible();
    await form.getByLabel(/^Nombre del evento/).fill('Evento sin copia');
    await form.getByLabel(/^Fecha/).fill('2026-03-09');
    await form.getByLabel(/^Tipo/).click();
    await page.getByRole('option', { name: 'Asistente' }).click();
    await expect(notice).toBeHidden();
    await form.getByRole('button', { name: 'Crear evento' }).click();
    await expect(page.getByText('Evento registrado')).toBeVisible();
  });
});
