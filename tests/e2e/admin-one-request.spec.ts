import type { Locator, Page, Request } from '@playwright/test';
import { anImage } from '../support/images.ts';
import { pdfBytes } from '../support/pdf.ts';
import { showEverything } from './memberForm.ts';
import { test } from './ownPortal.ts';
import { expect, prepare, restPointer } from './staff.ts';
import { startSession } from './support.ts';

const THIS_YEAR = new Date().getFullYear();
const TEXT = { name: 'foto.png', mimeType: 'image/png', buffer: Buffer.from('hola') };
const picture = async () => ({
  name: 'foto.jpg',
  mimeType: 'image/jpeg',
  buffer: Buffer.from(await (await anImage()).arrayBuffer()),
});
const PDF = { name: 'texto.pdf', mimeType: 'application/pdf', buffer: Buffer.from(pdfBytes()) };

/** The writes of the page that no save has counted yet. */
let sent: Request[] = [];

test.beforeEach(async ({ page }) => {
  await startSession(page.context());
  sent = [];
  page.on('request', (request) => {
    // The preview of the identity is posted too, beside /api, and stores nothing.
    if (request.method() !== 'GET' && new URL(request.url()).pathname.startsWith('/api/')) sent.push(request);
  });
});

// A save may not go on writing after it has said that it is done.
test.afterEach(() => expect(sent).toEqual([]));

/** Saves a form, and waits until it says so. @returns the writes since the save before, with their status */
async function save(page: Page, button: Locator, text: string): Promise<string[]> {
  const toast = page.getByRole('alert').filter({ hasText: text });
  // That of an earlier save closes by itself: a click may come too late.
  await restPointer(page);
  await expect(toast).toBeHidden();
  await button.click();
  await expect(toast).toBeVisible();
  return Promise.all(
    sent.splice(0).map(async (request) => {
      const [, call = ''] = new URL(request.url()).pathname.split('/api/');
      return `${call.toLowerCase().replace(/\/\d+$/, '')} ${(await request.response())?.status()}`;
    }),
  );
}

async function choose(page: Page, input: Locator, option: string | RegExp): Promise<void> {
  await input.click();
  await page.getByRole('option', { name: option }).first().click();
}

const button = (page: Page | Locator, name: string) => page.getByRole('button', { name, exact: true });

async function describePicture(form: Page | Locator, text: string): Promise<void> {
  await form.getByLabel('Imagen', { exact: true }).setInputFiles(await picture());
  await form.getByLabel('Descripción de la imagen').fill(text);
}

/** Fills what a new project needs. */
async function fillProyecto(page: Page, nombre: string): Promise<void> {
  await page.goto('/#/admin/proyectos/create');
  await page.getByLabel('Nombre').fill(nombre);
  await page.getByLabel('Objetivo').fill('Contar solicitudes.');
  await page.getByLabel('Fecha de inicio').fill('2026-01-10');
  await page.getByLabel('Fecha de fin').fill('2026-12-10');
  await choose(page, page.getByLabel('Estado'), 'En proceso');
}

async function namesOf(page: Page, list: string, field: string): Promise<string[]> {
  const answer = await (await page.request.get(`/api/${list}`)).json();
  return answer[field].map(({ nombre }: { nombre: string }) => nombre);
}

test("'Guardar' of a project is one request", async ({ page }) => {
  const nombre = 'Una solicitud por proyecto';
  await prepare(page.request, 'prod_investigacion/add_product', { nombre: 'Producto suelto', tipo: 'Libro' });

  await test.step('a new one with picture, line, members and products', async () => {
    await fillProyecto(page, nombre);
    await describePicture(page, 'Una calle');
    await page.getByRole('radio', { name: 'Sostenibilidad' }).click();
    const integrantes = page.getByRole('combobox', { name: 'Integrantes' });
    await choose(page, integrantes, /Camilo Tibaquirá/);
    await integrantes.press('Escape');
    const productos = page.getByRole('combobox', { name: 'Productos' });
    await choose(page, productos, 'Producto suelto');
    await productos.press('Escape');
    expect(await save(page, button(page, 'Agregar proyecto'), 'Proyecto agregado exitosamente')).toEqual([
      'proyectos_investigacion/add_project 200',
    ]);
  });

  const { projects } = await (await page.request.get('/api/proyectos_investigacion/get_all')).json();
  const { id, imagen, linea_nombre } = projects.find((proyecto: { nombre: string }) => proyecto.nombre === nombre);
  expect([typeof imagen, linea_nombre]).toEqual(['string', 'Sostenibilidad']);

  await test.step('a stored one with another picture, and without it', async () => {
    await page.goto(`/#/admin/detalle_proyecto/${id}`);
    await expect(page.getByRole('button', { name: /Quitar del proyecto: Camilo/ })).toBeVisible();
    await page.getByLabel('Nombre').fill(`${nombre}, otra vez`);
    await describePicture(page, 'Otra calle');
    const updated = ['proyectos_investigacion/update_project 200'];
    expect(await save(page, button(page, 'Guardar'), 'Proyecto actualizado exitosamente')).toEqual(updated);
    await page.getByRole('button', { name: 'Quitar la imagen' }).click();
    expect(await save(page, button(page, 'Guardar'), 'Proyecto actualizado exitosamente')).toEqual(updated);
    await expect(page.getByRole('img', { name: 'Imagen actual' })).toHaveCount(0);
  });

  await test.step('a choice in a panel is one request too, and the form is saved after it', async () => {
    expect(await save(page, button(page, 'Finalizado'), 'Estado actualizado')).toEqual([
      'proyectos_investigacion/update_estado 200',
    ]);
    await page.getByLabel('Objetivo').fill('Contar después de un panel.');
    expect(await save(page, button(page, 'Guardar'), 'Proyecto actualizado exitosamente')).toEqual([
      'proyectos_investigacion/update_project 200',
    ]);
  });
});

test.describe('after a conflict, or a refusal', () => {
  test.use({ expectedNoise: /status of (409|415|422)/ });

  test('one request stores the save', async ({ page }) => {
    const nombre = 'Una solicitud tras el conflicto';
    const { product } = (await prepare(page.request, 'prod_investigacion/add_product', { nombre, tipo: 'Libro' })) as {
      product: { id: number };
    };
    await page.goto(`/#/admin/productos_investigacion?editar=${product.id}`);
    const form = page.getByRole('dialog', { name: 'Editar producto' });
    await form.getByLabel('Descripción').fill('La mía');
    await form.getByRole('button', { name: 'Ficha bibliográfica' }).click();
    await form.getByLabel('Texto completo (PDF)').setInputFiles(PDF);
    const theirs = { id: product.id, enlace: 'https://example.org/de-otra-persona' };
    await prepare(page.request, 'prod_investigacion/update_product', theirs);
    expect(await save(page, button(form, 'Guardar cambios'), 'Producto actualizado exitosamente')).toEqual([
      'prod_investigacion/update_product 409',
      'prod_investigacion/update_product 200',
    ]);
    const { products } = await (await page.request.get('/api/prod_investigacion/get_all')).json();
    const stored = products.find((producto: { id: number }) => producto.id === product.id);
    expect(stored).toMatchObject({ descripcion: 'La mía', enlace: theirs.enlace });
    expect(stored.pdf_bytes).toBeGreaterThan(0);
  });

  test('a refused file leaves nothing of a new record stored', async ({ page }) => {
    const nombre = 'Nada de esto se guarda';
    await fillProyecto(page, nombre);
    await page.getByLabel('Imagen', { exact: true }).setInputFiles(TEXT);
    await page.getByLabel('Descripción de la imagen').fill('Un texto');
    const refused = 'Solo se permiten archivos JPG, JPEG, PNG, GIF, WebP y SVG';
    expect(await save(page, button(page, 'Agregar proyecto'), refused)).toEqual([
      'proyectos_investigacion/add_project 415',
    ]);
    expect(await namesOf(page, 'proyectos_investigacion/get_all', 'projects')).not.toContain(nombre);
    await page.getByLabel('Imagen', { exact: true }).setInputFiles(await picture());
    expect(await save(page, button(page, 'Agregar proyecto'), 'Proyecto agregado exitosamente')).toEqual([
      'proyectos_investigacion/add_project 200',
    ]);
    const names = await namesOf(page, 'proyectos_investigacion/get_all', 'projects');
    expect(names.filter((name) => name === nombre)).toHaveLength(1);
  });
});

test("'Guardar' of a product is one request", async ({ page }) => {
  await page.goto('/#/admin/productos_investigacion');
  await page.getByRole('button', { name: 'Agregar Producto' }).click();
  const form = page.getByRole('dialog', { name: 'Agregar Producto' });
  await form.getByLabel('Nombre', { exact: false }).first().fill('Una solicitud por producto');
  await choose(page, form.getByRole('combobox', { name: /^Tipo/ }), 'Libro');
  await choose(page, form.getByRole('combobox', { name: 'Proyecto' }), /\p{L}/u);
  await form.getByRole('button', { name: 'Ficha bibliográfica' }).click();
  await form.getByLabel('Texto completo (PDF)').setInputFiles(PDF);
  expect(await save(page, button(form, 'Agregar Producto'), 'Producto agregado exitosamente')).toEqual([
    'prod_investigacion/add_product 200',
  ]);
  const { products } = await (await page.request.get('/api/prod_investigacion/get_all')).json();
  const { id } = products.find(({ nombre }: { nombre: string }) => nombre === 'Una solicitud por producto');

  await page.goto(`/#/admin/productos_investigacion?editar=${id}`);
  const edit = page.getByRole('dialog', { name: 'Editar producto' });
  await edit.getByLabel('Descripción').fill('Sin proyecto ni texto');
  await choose(page, edit.getByRole('combobox', { name: 'Proyecto' }), 'Sin proyecto');
  await edit.getByRole('button', { name: 'Eliminar el PDF' }).click();
  expect(await save(page, button(edit, 'Guardar cambios'), 'Producto actualizado exitosamente')).toEqual([
    'prod_investigacion/update_product 200',
  ]);
});

test("'Guardar' of an event is one request, also from a draft", async ({ page }) => {
  const nombre = 'Una solicitud por evento';
  const address = `/#/admin/eventos?anio=${THIS_YEAR}&mes=2`;
  await page.goto(address);
  await page.getByRole('button', { name: 'Crear evento' }).click();
  const form = page.getByRole('dialog', { name: 'Crear evento' });
  await form.getByLabel('Nombre del evento').fill(nombre);
  await form.getByLabel('Fecha').first().fill(`${THIS_YEAR}-02-05`);
  await choose(page, form.getByRole('combobox', { name: /^Tipo/ }), 'Asistente');
  await describePicture(form, 'Un auditorio');
  expect(await save(page, button(form, 'Guardar como borrador'), 'Borrador guardado')).toEqual(['borradores 200']);
  await page.getByRole('group', { name: nombre }).getByRole('button', { name: 'Ver borrador' }).click();
  await expect(form.getByLabel('Nombre del evento')).toHaveValue(nombre);
  expect(await save(page, button(form, 'Publicar'), 'Evento registrado')).toEqual(['eventos/add_evento 200']);

  const { eventos } = await (await page.request.get('/api/eventos/get_all')).json();
  const { id, imagen } = eventos.find((evento: { nombre: string }) => evento.nombre === nombre);
  expect(typeof imagen).toBe('string');
  await page.goto(`/#/admin/eventos/editar_evento/${id}`);
  await page.getByLabel('Lugar').fill('Cali');
  await choose(page, page.getByRole('combobox', { name: /^Estado/ }), 'Inactivo');
  await describePicture(page, 'Otro auditorio');
  expect(await save(page, button(page, 'Guardar cambios'), 'Evento actualizado')).toEqual([
    'eventos/update_evento 200',
  ]);
  await page.goto(address);
  await page.getByRole('button', { name: `Editar ${nombre}` }).click();
  const panel = page.getByRole('dialog', { name: 'Editar evento' });
  await panel.getByRole('button', { name: 'Quitar la imagen' }).click();
  expect(await save(page, button(panel, 'Guardar cambios'), 'Evento actualizado')).toEqual([
    'eventos/update_evento 200',
  ]);
});

test("'Guardar' of a member and of an agreement is one request", async ({ page }) => {
  await page.goto('/#/admin/integrantes');
  await page.getByRole('button', { name: 'Agregar integrante' }).click();
  const form = page.getByRole('dialog', { name: 'Agregar integrante' });
  await form.getByLabel('Imagen').setInputFiles(await picture());
  await form.getByLabel('Nombres').fill('Una');
  await form.getByLabel('Apellidos').fill('Solicitud');
  await form.getByLabel('Cargo').fill('Contadora');
  await choose(page, form.getByLabel('Grupo'), 'Externo');
  await showEverything(form);
  await form.getByLabel('Hoja de vida').fill('https://example.org/hv');
  expect(await save(page, button(form, 'Agregar integrante'), 'Integrante agregado exitosamente')).toEqual([
    'integrantes_investigacion/add_integrante 200',
  ]);
  const { integrantes } = await (await page.request.get('/api/integrantes_investigacion/get_all')).json();
  const { id } = integrantes.find(({ apellidos }: { apellidos: string }) => apellidos === 'Solicitud');
  await page.goto(`/#/admin/integrante_detail/${id}`);
  for (const cargo of ['Directora', 'Contadora']) {
    await page.getByLabel('Imagen', { exact: true }).setInputFiles(await picture());
    await page.getByLabel('Cargo').fill(cargo);
    expect(await save(page, button(page, 'Guardar cambios'), 'Integrante actualizado exitosamente')).toEqual([
      'integrantes_investigacion/update_integrante 200',
    ]);
  }

  const { convenios } = await (await page.request.get('/api/convenios/get_all')).json();
  await page.goto(`/#/admin/convenios/editar_convenio/${convenios[0].id}`);
  await page.getByLabel('Descripción').fill('Una solicitud');
  await page.getByLabel('Logo', { exact: true }).setInputFiles(await picture());
  expect(await save(page, button(page, 'Guardar cambios'), 'Convenio actualizado exitosamente')).toEqual([
    'convenios/update_convenio 200',
  ]);
});

test("'Guardar' of a news item, a line, the home and the identity is one request", async ({ page }) => {
  await page.goto('/#/admin/noticias/create');
  await page.getByLabel('Título', { exact: false }).first().fill('Una solicitud por noticia');
  await page.getByLabel('Fecha').first().fill('2026-02-05');
  await describePicture(page, 'Una sala');
  expect(await save(page, button(page, 'Agregar noticia'), 'Noticia agregada exitosamente')).toEqual([
    'noticias/add_noticia 200',
  ]);
  await page.goto('/#/admin/lineas/1');
  await page.getByLabel('Descripción de la imagen').fill('Un bosque');
  expect(await save(page, button(page, 'Guardar cambios'), 'Línea actualizada exitosamente')).toEqual([
    'lineas/update_linea 200',
  ]);
  await page.goto('/#/admin/conf_inicio');
  await page.getByLabel('Dirección').first().fill('Calle 1');
  expect(await save(page, button(page, 'Guardar cambios'), 'Configuración actualizada')).toEqual([
    'inicio/update_configuracion 200',
  ]);
  await page.goto('/#/admin/identidad');
  const lema = page.getByLabel('Nombre', { exact: true }).first();
  await lema.fill(await lema.inputValue());
  expect(await save(page, button(page, 'Guardar'), 'Identidad actualizada')).toEqual([
    'identidad/update_identidad 200',
  ]);
});
