import type { Locator, Page } from '@playwright/test';
import { proyectos as sampleProyectos } from '../../api/sample/proyectos.ts';
import { colourViolations, violations } from './axe.ts';
import { tabber } from './keyboard.ts';
import { expect, prepare, startOwnSession, test } from './staff.ts';
import { askPassword, overtake } from './staffDialogs.ts';
import { searchList, THOROUGH } from './support.ts';

const WIDE = { width: 1280, height: 800 };
const PHONE = { width: 360, height: 740 };
const [proyecto] = sampleProyectos;

/** Routes and their headings; the records are sample content. The routes of a group are opened without a page load in between. */
const ROUTES: readonly (readonly (readonly [path: string, heading: string])[])[] = [
  [
    ['dashboard', 'Panel principal'],
    ['proyectos', 'Proyectos de investigación'],
    ['proyectos/create', 'Agregar proyecto'],
    ['detalle_proyecto/1', proyecto.nombre],
  ],
  [
    ['productos_investigacion', 'Productos de investigación'],
    ['integrantes', 'Integrantes'],
    ['integrante_detail/1', 'Editar perfil del integrante'],
    ['convenios', 'Convenios'],
  ],
  [
    ['convenios/editar_convenio/1', 'Editar convenio'],
    ['eventos', 'Eventos Asistidos'],
    ['eventos/editar_evento/1', 'Editar evento'],
    ['noticias', 'Noticias'],
    ['noticias/create', 'Agregar noticia'],
    ['noticias/1', 'Editar noticia'],
    ['paginas', 'Páginas'],
    ['paginas/create', 'Nueva página'],
    ['paginas/1', 'Editar página'],
    ['conf_inicio', 'Configuración de inicio'],
    ['identidad', 'Identidad'],
  ],
  [
    ['usuarios', 'Usuarios'],
    ['cambiar_clave', 'Cambiar contraseña'],
    ['importar', 'Importar'],
    ['importar/columnas/productos', 'Qué lleva cada columna'],
    ['movimientos', 'Movimientos'],
    ['papelera', 'Papelera'],
    ['no_hay_tal_ruta', 'Página no encontrada'],
  ],
];

/** Forms in dialogs: their page, the button that opens them, their name. */
const DIALOGS = [
  ['productos_investigacion', 'Agregar Producto', 'Agregar Producto'],
  ['productos_investigacion', /^Ver /, /./],
  ['integrantes', 'Agregar integrante', 'Agregar integrante'],
  ['integrantes', /^Ver a /, /./],
  ['convenios', 'Agregar convenio', 'Agregar convenio'],
  ['usuarios', 'Agregar usuario', 'Agregar usuario'],
  ['movimientos', /^Ver el cambio/, /./],
  ['eventos', 'Crear evento', 'Crear evento'],
  ['eventos', /^Editar /, 'Editar evento'],
] as const;

/** Waits until data has loaded, and ends finite animations. */
async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await page.evaluate(() => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity);
    for (const animation of ending) animation.finish();
    return Promise.allSettled(ending.map(({ finished }) => finished));
  });
}

/** Expects no axe violations and no horizontal overflow. */
async function holds(page: Page, where: string): Promise<void> {
  await settled(page);
  expect.soft(await violations(page), where).toEqual([]);
  const wider = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
  expect.soft(await page.evaluate(wider), `${where}: pixels to scroll sideways`).toBe(0);
}

const GROUND = { light: 'rgb(244, 247, 246)', dark: 'rgb(12, 24, 28)' };
type Scheme = keyof typeof GROUND;
const groundOf = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

for (const [viewport, details] of [
  [WIDE, {}],
  [PHONE, THOROUGH],
] as const) {
  test.describe(`at ${viewport.width} px`, details, () => {
    test.use({ viewport });
    for (const routes of ROUTES) {
      const paths = routes.map(([path]) => path).join(', ');
      test(`has no axe violations in light and dark on ${paths}`, async ({ page }) => {
        // A route begins in the scheme in which the one before ended: each change renders the whole page again.
        let [scheme, other]: [Scheme, Scheme] = ['light', 'dark'];
        for (const [path, heading] of routes) {
          await page.goto(`/#/admin/${path}`);
          await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
          await expect(page.getByRole('menuitem', { name: 'Pendientes' })).toBeVisible({ visible: viewport === WIDE });
          await holds(page, `${path}, ${scheme}`);
          expect(await groundOf(page)).toBe(GROUND[scheme]);
          await page.emulateMedia({ colorScheme: other });
          await expect.poll(() => groundOf(page)).toBe(GROUND[other]);
          await settled(page);
          expect.soft(await colourViolations(page), `${path}, ${other}`).toEqual([]);
          [scheme, other] = [other, scheme];
        }
      });
    }
  });
}

// Dialogs have the colours and widths of the routes, so each is checked in one colour scheme and width.
for (const [name, viewport, colorScheme, details] of [
  ['1280 px, dark', WIDE, 'dark', {}],
  ['360 px, light', PHONE, 'light', THOROUGH],
] as const) {
  test.describe(name, details, () => {
    test.use({ viewport, colorScheme });
    // A stale save, one without a session, and one that asks for the password.
    test.use({ expectedNoise: /status of 40[139]/ });
    test('has no axe violations in dialogs, side panel and login', async ({ page, context }) => {
      await startOwnSession(page);
      for (const [path, action, title] of DIALOGS) {
        await page.goto(`/#/admin/${path}`);
        await page.getByRole('button', { name: action }).first().click();
        const dialog = page.getByRole('dialog', { name: title });
        await expect(dialog).toBeVisible();
        // `getByRole` does not find those behind a dialog, nor the hidden one of a loading screen.
        await expect(page.locator('[role="progressbar"]')).toHaveCount(0);
        await holds(page, `${path}: ${action}`);
        await dialog.getByRole('button', { name: 'Cerrar' }).click();
        await expect(dialog).toBeHidden();
      }

      await page.goto('/#/admin/conf_inicio');
      await page.getByRole('button', { name: 'Enlace' }).click();
      await expect(page.getByRole('dialog', { name: 'Enlace' })).toBeVisible();
      await holds(page, 'conf_inicio: Enlace');
      await page.getByRole('button', { name: 'Cancelar' }).click();

      await askPassword(page);
      await holds(page, 'Escriba su contraseña para continuar');
      await page.keyboard.press('Escape');
      page.once('dialog', (question) => question.accept());
      await page.getByRole('dialog').getByRole('button', { name: 'Cancelar' }).click();
      await expect(page.getByRole('dialog')).toBeHidden();

      await overtake(page);
      await holds(page, 'Cambios de otra persona');
      await page.getByRole('button', { name: 'Seguir editando' }).click();
      await context.clearCookies();
      await page.getByRole('button', { name: 'Guardar cambios' }).click();
      const ended = page.getByRole('dialog', { name: 'Su sesión terminó' });
      await expect(ended).toBeVisible();
      await holds(page, 'Su sesión terminó');
      await ended.getByRole('button', { name: 'Cancelar' }).click();
      await expect(page).toHaveURL(/#\/admin\/login$/);
      await page.goto('/#/admin/login');
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Administrador de proyectos de investigación');
      await holds(page, 'login');
    });
  });
}

test('has no axe violations in the trash with rows and with a selection', async ({ page }) => {
  const nombre = 'Veredas que se archivan';
  const dates = { fecha_inicio: '2026-01-01', fecha_fin: '2026-12-31' };
  const data = { nombre, objetivo: 'Caminar', estado: 1, ...dates };
  const { project } = (await prepare(page.request, 'proyectos_investigacion/add_project', data)) as {
    project: { id: number };
  };
  await prepare(page.request, 'papelera/archivar', { recurso: 'proyectos', recurso_id: project.id });
  await page.goto('/#/admin/papelera');
  const row = page.getByRole('row').filter({ hasText: nombre });
  await expect(row).toBeVisible();
  await holds(page, 'papelera with rows');
  await row.getByRole('checkbox', { name: 'Seleccionar esta fila' }).check();
  await expect(page.getByText('1 elemento seleccionado')).toBeVisible();
  await holds(page, 'papelera with a selection');
});

/** Buttons and fields that open a menu; those of a list of free texts have nothing to choose from. */
const OPENERS =
  '[aria-haspopup]:not([aria-haspopup=dialog]):visible, [role=combobox]:not([name=entidades], [name=estudios], [name=areas_tematicas]):visible';

/** Lists with filters, an order and pages; pages of one record, and forms. */
for (const [paths, details] of [
  [['eventos', 'papelera', 'productos_investigacion', 'detalle_proyecto/1'], {}],
  [['integrante_detail/1', 'eventos/editar_evento/1', 'noticias/1', 'paginas/1'], THOROUGH],
  [['proyectos/create', 'noticias/create', 'paginas/create', 'identidad'], THOROUGH],
  [['convenios', 'integrantes', 'movimientos', 'noticias', 'paginas', 'proyectos', 'usuarios'], THOROUGH],
] as const) {
  test(`has no axe violations with a menu open on ${paths.join(', ')}`, details, async ({ page }) => {
    const shown = page.locator('.MuiPopover-root, .MuiAutocomplete-popper');
    for (const path of paths) {
      await page.goto(`/#/admin/${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await settled(page);
      const openers = page.locator('#main-content').locator(OPENERS);
      expect(await openers.count(), path).toBeGreaterThan(0);
      for (const opener of await openers.all()) {
        await opener.click();
        await expect(shown).toBeVisible();
        expect.soft(await violations(page), `${path}: ${await opener.innerText()}`).toEqual([]);
        await page.keyboard.press('Escape');
        await expect(shown).toBeHidden();
      }
    }
  });
}

test('nothing fades, slides or ripples with reduced motion', async ({ page }) => {
  await page.goto('/#/admin/productos_investigacion');
  await page.getByRole('button', { name: 'Agregar Producto' }).click();
  await page.getByRole('dialog').getByLabel('Tipo').click();
  // The transition of a menu is an inline style, that of a button is in a style sheet.
  const menu = page.locator('.MuiPopover-paper');
  const button = page.locator('button[type=submit]');
  const secondsOf = (locator: Locator) =>
    locator.evaluate((element) => Number.parseFloat(getComputedStyle(element).transitionDuration));
  // A button gets its ripple when it is first pressed.
  const ripple = page.locator('button', { hasText: 'Agregar Producto' }).locator('.MuiTouchRipple-root');
  expect(await secondsOf(menu)).toBe(0);
  expect(await secondsOf(button)).toBe(0);
  await expect(ripple).toHaveCSS('display', 'none');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  expect(await secondsOf(menu)).toBeGreaterThan(0);
  expect(await secondsOf(button)).toBeGreaterThan(0);
  await expect(ripple).not.toHaveCSS('display', 'none');
});

test('the focus outline of a menu item is inside the menu', async ({ page }) => {
  await page.goto('/#/admin/productos_investigacion');
  await page.getByRole('combobox', { name: 'Tipo' }).click();
  await page.keyboard.press('ArrowDown');
  const item = page.getByRole('option').and(page.locator(':focus'));
  await expect(item).toHaveCSS('outline-width', '3px');
  await expect(item).toHaveCSS('outline-offset', '-3px');
});

test('remembers the chosen colour scheme', async ({ page }) => {
  await page.goto('/#/admin/dashboard');
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await expect.poll(ground).toBe('rgb(244, 247, 246)');
  await page.getByRole('button', { name: 'Cambiar entre modo claro y oscuro' }).click();
  await expect.poll(ground).toBe('rgb(12, 24, 28)');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Panel principal' })).toBeVisible();
  await expect.poll(ground).toBe('rgb(12, 24, 28)');
});

test('the keyboard operates the sidebar, a form in a dialog and a switch', async ({ page }) => {
  const focused = page.locator(':focus');
  const tabTo = tabber(page);
  await prepare(page.request, 'proyectos_investigacion/add_project', {
    nombre: 'Teclas que guían',
    objetivo: 'Llegar sin ratón.',
    estado: 1,
    fecha_inicio: '2026-03-01',
    fecha_fin: '2026-10-01',
    entidades: [],
  });

  await page.goto('/#/admin/dashboard');
  await expect(page.getByRole('heading', { name: 'Panel principal' })).toBeVisible();
  await tabTo(/^Panel principal$/);
  for (const name of ['Pendientes', 'Proyectos', 'Productos']) {
    await page.keyboard.press('ArrowDown');
    await expect(focused).toHaveText(name);
  }
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Productos de investigación' })).toBeVisible();

  await expect(page.getByRole('button', { name: 'Agregar Producto' })).toBeVisible();
  await tabTo(/^Agregar Producto$/);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Agregar Producto' })).toBeFocused();

  await page.keyboard.press('Enter');
  await tabTo(/^Completar desde una cita$/);
  await page.keyboard.press('Tab');
  await page.keyboard.type('Escrito sin ratón');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('listbox')).toBeVisible();
  await page.keyboard.press('s');
  await page.keyboard.press('Enter');
  // An open list keeps the focus.
  await expect(page.getByRole('listbox')).toBeHidden();
  await expect(dialog.getByRole('combobox', { name: 'Tipo' })).toHaveText('Software');
  await tabTo(/^Agregar Producto$/);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Producto agregado exitosamente')).toBeVisible();
  await expect(dialog).toBeHidden();

  await page.goto('/#/admin/proyectos');
  await page.getByLabel('Buscar por nombre').focus();
  await page.keyboard.type('teclas que guian');
  await expect(page.getByRole('row')).toHaveCount(2);
  await tabTo(/^Activo: Teclas que guían$/);
  page.once('dialog', (question) => question.accept());
  await page.keyboard.press('Space');
  await expect(page.getByRole('switch', { name: 'Activo: Teclas que guían' })).not.toBeChecked();
});

test('a window that gets narrow, and wide again, shows the page and the menu', async ({ page }) => {
  await page.setViewportSize(WIDE);
  await page.goto('/#/admin/importar');
  const heading = page.getByRole('heading', { level: 1, name: 'Importar' });
  await expect(heading).toBeVisible();
  await page.setViewportSize(PHONE);
  const openMenu = page.getByRole('button', { name: 'Abrir menú' });
  await expect(openMenu).toBeVisible();
  await page.getByRole('button', { name: 'Pegar un texto' }).click();
  await expect(heading).toBeVisible();
  await openMenu.click();
  await expect(page.getByRole('menuitem', { name: 'Productos' })).toBeVisible();
  await page.setViewportSize(WIDE);
  await expect(heading).toBeVisible();
  await page.getByRole('menuitem', { name: 'Productos' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Productos de investigación' })).toBeVisible();
});

test.describe('on a phone of 360 px', () => {
  test.use({ viewport: PHONE });
  test('the menu closes over the page of the password', async ({ page }) => {
    await page.goto('/#/admin/dashboard');
    await page.getByRole('button', { name: 'Abrir menú' }).click();
    await page.getByRole('link', { name: 'Cambiar contraseña' }).click();
    await expect(page.getByRole('menuitem', { name: 'Proyectos' })).toBeHidden();
    await expect(page.getByRole('heading', { level: 1, name: 'Cambiar contraseña' })).toBeVisible();
  });

  test('opens the menu, adds a project and deactivates it', async ({ page }) => {
    await page.goto('/#/admin/dashboard');
    await page.getByRole('button', { name: 'Abrir menú' }).click();
    await page.getByRole('menuitem', { name: 'Proyectos' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Proyectos de investigación' })).toBeVisible();
    await expect(page.getByRole('menuitem', { name: 'Proyectos' })).toBeHidden();
    await page.getByRole('link', { name: 'Agregar proyecto' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Agregar proyecto' })).toBeVisible();
    await page.getByLabel('Nombre').fill('Escrito en un teléfono');
    await page.getByLabel('Objetivo').fill('Que quepa en la mano.');
    await page.getByLabel('Fecha de inicio').fill('2026-04-01');
    await page.getByLabel('Fecha de fin').fill('2026-09-01');
    await page.getByLabel('Estado').click();
    await page.getByRole('option', { name: 'En proceso' }).click();
    await page.getByRole('button', { name: 'Agregar proyecto' }).click();
    await expect(page.getByText('Proyecto agregado exitosamente')).toBeVisible();
    await searchList(page, 'escrito en un telefono');
    const activo = page.getByRole('switch', { name: 'Activo: Escrito en un teléfono' });
    page.once('dialog', (question) => question.accept());
    await activo.click();
    await expect(activo).not.toBeChecked();
  });
});
