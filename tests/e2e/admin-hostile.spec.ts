import type { Page } from '@playwright/test';
import { SIZES_AND_SCHEMES } from './layoutProblems.ts';
import { test } from './ownPortal.ts';
import { expect, prepare, prepareUsuario, test as shared } from './staff.ts';
import { searchList, startSession, THOROUGH } from './support.ts';

const WORD = 'Electroencefalografista'.repeat(20);
const URL_500 = `https://example.org/${'x'.repeat(480)}`;
const TEXT = `${'A'.repeat(160)} 😀 "comillas" مرحبا بالعالم <b>& `;
const PARAGRAPHS = Array.from({ length: 20 }, (_, index) => `${index} ${TEXT}`).join('\n\n');
const THIRTY = Array.from({ length: 30 }, (_, index) => `${index}${'E'.repeat(90)}`);
const THIS_YEAR = new Date().getFullYear();

const LOGO = {
  name: 'logo.svg',
  mimeType: 'image/svg+xml',
  buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 2"><circle cx="1" cy="1" r="1"/></svg>'),
};

const PROYECTO = {
  nombre: WORD.slice(0, 300),
  objetivo: PARAGRAPHS,
  estado: 1,
  fecha_inicio: '2025-01-01',
  fecha_fin: '2025-12-01',
  entidades: THIRTY,
  enlace_ext: URL_500,
};
const PRODUCTO = { nombre: WORD.slice(0, 300), tipo: 'Capítulo de libro', descripcion: PARAGRAPHS, enlace: URL_500 };
const EVENTO = {
  nombre: WORD.slice(0, 100),
  descripcion: 'W'.repeat(250),
  fecha: `${THIS_YEAR}-03-05`,
  lugar: WORD.slice(0, 100),
  pais: WORD.slice(0, 50),
  tipo: 3,
  estado: 1,
  nombre_ponencia: WORD.slice(0, 100),
  url_pagina_evento: URL_500,
  urls_adicionales: [URL_500],
};
const INTEGRANTE = {
  nombres: WORD.slice(0, 200),
  apellidos: WORD.slice(0, 200),
  cargo: WORD.slice(0, 200),
  profesion: WORD.slice(0, 200),
  grupo: '1',
  estudios: JSON.stringify(THIRTY),
  areas_tematicas: JSON.stringify(THIRTY),
};
const CONVENIO = {
  nombre: WORD.slice(0, 200),
  descripcion: TEXT.repeat(5),
  url_web: URL_500,
  estado: '1',
  logo: LOGO,
};
const PAGINA = {
  titulo: WORD.slice(0, 200),
  direccion: 'x'.repeat(80),
  resumen: WORD.slice(0, 300),
  texto: `<h3>${WORD.slice(0, 300)}</h3><table><tbody><tr>${`<th>${WORD}</th>`.repeat(6)}</tr></tbody></table><p><a href="${URL_500}">${URL_500}</a></p>`,
  lugar: 'menu',
  idioma: 'en',
};

const USUARIO = {
  usuario: WORD.slice(0, 200),
  nombre: WORD.slice(0, 300),
  email: `${'x'.repeat(60)}@${`${'dominio'.repeat(8)}.`.repeat(2)}org`,
  clave: 'siete caminos de tierra',
};
const CONFIGURACION = {
  objetivo: `<h3>${WORD.slice(0, 300)}</h3><p><a href="${URL_500}">${URL_500}</a></p><ul><li>${TEXT.replaceAll(/[<&]/g, '')}</li></ul>`,
  codigo: WORD.slice(0, 200),
  direccion: WORD.slice(0, 200),
  telefono: '6'.repeat(100),
  correo_contacto: USUARIO.email,
  url_minciencias: URL_500,
  url_encuesta: URL_500,
};

type Answer = Record<'project' | 'product' | 'integrante' | 'convenio' | 'pagina', { id: number }>;

/** Creates the records and gives the addresses of the screens that show them. */
async function hostileScreens({ request }: Page): Promise<string[]> {
  const { project } = (await prepare(request, 'proyectos_investigacion/add_project', PROYECTO)) as Answer;
  const { product } = (await prepare(request, 'prod_investigacion/add_product', PRODUCTO)) as Answer;
  await prepare(request, 'eventos/add_evento', EVENTO);
  const usuario = (await prepareUsuario(request, USUARIO)) as { id: number };
  const added: Answer[] = [];
  for (const [path, multipart] of [
    ['integrantes_investigacion/add_integrante', INTEGRANTE],
    ['convenios/add_convenio', CONVENIO],
    ['paginas/add_pagina', PAGINA],
  ] as const) {
    const response = await request.post(`/api/${path}`, { multipart });
    expect(response.ok(), await response.text()).toBe(true);
    added.push(await response.json());
  }
  const [{ integrante }, { convenio }, { pagina }] = added as [Answer, Answer, Answer];
  const configuracion = { ...CONFIGURACION, url_privacidad: '', privacidad_id: pagina.id };
  await prepare(request, 'inicio/update_configuracion', configuracion);
  const link = { proyecto_id: project.id };
  await prepare(request, 'Proyecto_integrante/add_actor_to_project', { ...link, actor_id: integrante.id });
  await prepare(request, 'prod_investigacion/add_product_to_project', { ...link, producto_id: product.id });
  const { eventos } = await (await request.get('/api/eventos/get_all')).json();
  const evento = eventos.find(({ nombre }: { nombre: string }) => nombre === EVENTO.nombre);
  return [
    'dashboard',
    'proyectos',
    'proyectos/create',
    `detalle_proyecto/${project.id}`,
    'productos_investigacion',
    'integrantes',
    `integrante_detail/${integrante.id}`,
    'convenios',
    `convenios/editar_convenio/${convenio.id}`,
    `eventos?anio=${THIS_YEAR}&mes=3`,
    `eventos/editar_evento/${evento.id}`,
    'paginas',
    `paginas/${pagina.id}`,
    'usuarios',
    `usuarios/${usuario.id}`,
    'conf_inicio',
    'movimientos',
  ];
}

/** The buttons and links that stand outside the window, and the pixels to scroll sideways. */
function outside(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  const wide = scrollWidth > clientWidth ? [`scrolls ${scrollWidth - clientWidth} px sideways`] : [];
  const controls = [...document.querySelectorAll('main button, main a, main [role=switch], [role=dialog] button')]
    .filter((control) => control.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .filter((control) => {
      const { left, right, width } = control.getBoundingClientRect();
      return width > 1 && (left < -1 || right > clientWidth + 1);
    })
    .map((control) => control.getAttribute('aria-label')?.slice(0, 60) ?? control.textContent?.slice(0, 60) ?? '');
  return [...wide, ...controls];
}

/** Checks the current screen at every width, light and dark. */
async function fits(page: Page, where: string): Promise<void> {
  for (const [width, colorScheme] of SIZES_AND_SCHEMES) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    await expect.poll(() => page.evaluate(outside), { message: `${where} at ${width} px, ${colorScheme}` }).toEqual([]);
  }
  // A phone's sidebar would cover the next screen.
  await page.setViewportSize({ width: 1280, height: 800 });
}

test('long words, addresses and lists keep every screen inside the window', THOROUGH, async ({ page }) => {
  test.setTimeout(240_000);
  await startSession(page.context());
  // The document shows the home, with its own heading, until the back office starts.
  await page.goto('/#/admin/dashboard');
  await expect(page.getByRole('heading', { name: 'Panel principal' })).toBeVisible();
  for (const screen of await hostileScreens(page)) {
    await page.goto(`/#/admin/${screen}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    await fits(page, screen);
  }
  for (const [screen, action] of [
    ['productos_investigacion', /^Ver Electro/],
    ['integrantes', /^Ver a Electro/],
    ['movimientos', /^Ver el cambio/],
    ['paginas', /^Ordenar$/],
    [`eventos?anio=${THIS_YEAR}&mes=3`, /^Editar Electro/],
  ] as const) {
    await page.goto(`/#/admin/${screen}`);
    await page.getByRole('button', { name: action }).first().click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await fits(page, `${screen}, dialog`);
    await dialog.getByRole('button', { name: 'Cerrar' }).click();
  }
});

shared.describe('dialogs about a save', () => {
  // A stale save.
  shared.use({ expectedNoise: /status of 409/ });

  shared('the conflict of two long values stays inside the window', async ({ page }) => {
    const { product } = (await prepare(page.request, 'prod_investigacion/add_product', PRODUCTO)) as Answer;
    await page.goto('/#/admin/productos_investigacion');
    await searchList(page, PRODUCTO.nombre);
    await page.getByRole('button', { name: /^Editar Electro/ }).click();
    const form = page.getByRole('dialog');
    await form.getByLabel('Descripción').fill(`Mía ${PARAGRAPHS}`);
    await form.getByLabel('Nombre').fill(`Mío ${WORD}`.slice(0, 300));
    const theirs = { ...PRODUCTO, nombre: `Otro ${WORD}`.slice(0, 300), descripcion: `Otra ${PARAGRAPHS}` };
    await prepare(page.request, 'prod_investigacion/update_product', { ...theirs, id: product.id });
    await form.getByRole('button', { name: 'Guardar cambios' }).click();
    await expect(page.getByRole('dialog', { name: 'Cambios de otra persona' }).getByRole('region')).toHaveCount(2);
    await fits(page, 'conflict');
  });
});

shared('the charts show their numbers and months in a tall system font', async ({ page }) => {
  // Line boxes of 1.5 em, higher than those of Noto Sans (1.36) and Segoe UI (1.33).
  await page.addInitScript(() => {
    const tall = new FontFace('Inter', "local('DejaVu Sans'), local('Open Sans'), local('Arial')", {
      ascentOverride: '110%',
      descentOverride: '40%',
      lineGapOverride: '0%',
    });
    document.fonts.add(tall);
    void tall.load().catch(() => undefined);
  });
  const evento = { nombre: 'Foro vial', fecha: `${THIS_YEAR}-03-05`, tipo: 2, estado: 1 };
  await prepare(page.request, 'eventos/add_evento', evento);
  await page.goto('/#/admin/dashboard');
  await page.getByRole('button', { name: 'Gráficos y visitas' }).click();
  const labels = (title: string) =>
    page.getByRole('region', { name: title }).locator('.MuiChartsAxis-tickLabel').allTextContents();
  const numbers = async (title: string) => (await labels(title)).filter((text) => /^\d+$/.test(text)).length;
  const months = `Eventos por mes de ${THIS_YEAR}`;
  await expect.poll(() => labels(months)).toEqual(expect.arrayContaining(['Ene', 'Jun', 'Dic']));
  for (const title of [months, 'Productos por tipo', 'Proyectos por línea y estado']) {
    await expect.poll(() => numbers(title), { message: title }).toBeGreaterThan(1);
  }
});
