import type { Locator } from '@playwright/test';
import { proyectos as sampleProyectos } from '../../api/sample/proyectos.ts';
import { expect, test } from './staff.ts';

const WIDE = { width: 1280, height: 800 };
/** Below 1200 pixels nothing fits beside a form. */
const NARROW = { width: 1000, height: 800 };

type Box = NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>;

async function boxOf(element: Locator): Promise<Box> {
  await expect(element).toBeVisible();
  const box = await element.boundingBox();
  if (box === null) throw new Error('It has no place');
  return box;
}

/** Expects each element to end before the next one begins, once what loads above them has its place. */
async function expectBelowEachOther(...elements: readonly Locator[]): Promise<void> {
  const areBelow = async () => {
    const boxes = await Promise.all(elements.map(boxOf));
    return boxes.slice(1).map(({ y }, index) => {
      const above = boxes[index];
      return above !== undefined && y >= above.y + above.height;
    });
  };
  await expect.poll(areBelow).toEqual(elements.slice(1).map(() => true));
}

test('the five cards of the dashboard and the whole sidebar are in sight at 1280 × 800', async ({ page }) => {
  await page.setViewportSize(WIDE);
  await page.goto('/#/admin/dashboard');
  const main = page.getByRole('main');
  for (const noun of ['un proyecto', 'un integrante', 'un producto', 'un convenio']) {
    await expect(main.getByRole('link', { name: `Agregar ${noun}` })).toBeInViewport({ ratio: 1 });
  }
  await expect(main.getByRole('link', { name: 'Crear un nuevo evento' })).toBeInViewport({ ratio: 1 });

  const menu = page.getByRole('navigation');
  const entries = menu.getByRole('menuitem');
  await expect(entries).toHaveText([
    'Panel principal',
    'Pendientes',
    'Proyectos',
    'Productos',
    'Integrantes',
    'Convenios',
    'Eventos',
    'Noticias',
    'Importar',
    'Configuración de inicio',
    'Identidad',
    'Líneas',
    'Páginas',
    'Usuarios',
    'Movimientos',
    'Papelera',
  ]);
  for (const entry of await entries.all()) await expect(entry).toBeInViewport({ ratio: 1 });
  for (const name of ['Cambiar contraseña', 'Cerrar sesión']) {
    await expect(menu.getByText(name)).toBeInViewport({ ratio: 1 });
  }
});

test('a project has its panels beside the form, or above it in a narrow window, which keeps its input', async ({
  page,
}) => {
  await page.setViewportSize(WIDE);
  await page.goto('/#/admin/detalle_proyecto/1');
  const [proyecto] = sampleProyectos;
  const title = page.getByRole('heading', { level: 1, name: proyecto.nombre });
  const region = (name: string) => page.getByRole('region', { name, exact: true });
  const nombre = page.getByLabel('Nombre', { exact: true });
  const oneLine = await title.evaluate((element) => Number.parseFloat(getComputedStyle(element).lineHeight));
  await expectBelowEachOther(title, page.getByRole('button', { name: 'Versiones' }), nombre);
  await expect.poll(async () => (await boxOf(title)).height).toBeLessThan(2 * oneLine);
  const panelIsBeside = async () => (await boxOf(region('Estado'))).x > (await boxOf(nombre)).x;
  await expect.poll(panelIsBeside).toBe(true);

  await nombre.fill('Otro nombre');
  await page.setViewportSize(NARROW);
  await expectBelowEachOther(title, region('Estado'), region('Integrantes'), nombre, region('Visitas'));
  await expectBelowEachOther(region('Línea de investigación'), region('Productos'), nombre);
  await expect(nombre).toHaveValue('Otro nombre');
});

test('the information on the home configuration stands above its form in a narrow window', async ({ page }) => {
  await page.setViewportSize(NARROW);
  await page.goto('/#/admin/conf_inicio');
  await expectBelowEachOther(page.getByText('El objetivo es obligatorio.'), page.getByLabel('Código del grupo'));
});

test('search, filters, order and export of a list stand in one row or two aligned ones', async ({ page }) => {
  await page.setViewportSize(WIDE);
  const main = page.getByRole('main');
  const middleOf = ({ y, height }: { y: number; height: number }) => y + height / 2;
  const isNear = (one: number, other: number) => Math.abs(one - other) < 4;
  /** Expects the places that `isRight` accepts, once what loads above has its place. */
  const expectBar = async (path: string, heading: string, isRight: (search: Box, order: Box) => boolean) => {
    await page.goto(`/#/admin/${path}`);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    const bar = [
      main.getByPlaceholder(/^Buscar/).locator('..'),
      main.getByRole('combobox', { name: /^Ordenar por/ }),
      main.getByRole('button', { name: 'Exportar' }),
    ] as const;
    const isInPlace = async () => {
      const [search, order, exporting] = [await boxOf(bar[0]), await boxOf(bar[1]), await boxOf(bar[2])];
      return isNear(middleOf(order), middleOf(exporting)) && isRight(search, order);
    };
    await expect.poll(isInPlace, path).toBe(true);
  };
  for (const [path, heading] of [
    ['integrantes', 'Integrantes'],
    ['convenios', 'Convenios'],
    ['noticias', 'Noticias'],
    ['paginas', 'Páginas'],
  ] as const) {
    await expectBar(path, heading, (search, order) => isNear(middleOf(search), middleOf(order)));
  }
  for (const [path, heading] of [
    ['proyectos', 'Proyectos de investigación'],
    ['productos_investigacion', 'Productos de investigación'],
  ] as const) {
    await expectBar(
      path,
      heading,
      (search, order) => isNear(search.x, order.x) && order.y < search.y + 2 * search.height,
    );
  }
});
