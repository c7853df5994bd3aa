import { DEFAULT_LINEAS } from '../../api/resources/site/defaults.ts';
import { lineaPath } from '../../contract/addresses/siteLineas.ts';
import { sitePaths } from '../../contract/addresses/siteRoutes.ts';
import { test } from './hostilePortal.ts';
import { WORD } from './hostileRecords.ts';
import { layoutProblems, SIZES_AND_SCHEMES } from './layoutProblems.ts';
import { openPanels } from './publicRoutes.ts';
import { expect, THOROUGH } from './support.ts';

const pages = [
  { path: sitePaths.inicio, text: /Responder la encuesta/ },
  { path: sitePaths.proyectos, text: /^Ver más/ },
  { path: `${sitePaths.proyectos}?q=${WORD}${WORD}`, text: /^No se encontraron proyectos/ },
  { path: sitePaths.proyecto(1), text: 'Integrantes' },
  { path: sitePaths.integrantes, text: 'Internos al CCS' },
  { path: sitePaths.integrante(1), text: 'Proyectos en los que participa' },
  { path: sitePaths.productos, text: /^Ver Detalles/ },
  { path: `${sitePaths.productos}?q=${WORD}${WORD}`, text: /^No se encontraron productos/ },
  ...[1, 2, 3, 4, 5, 6].map((id) => ({ path: sitePaths.producto(id), text: /Abrir el producto/ })),
  { path: sitePaths.eventos, text: 'Filtrar por año' },
  { path: sitePaths.evento(1), text: 'Todos los eventos' },
  { path: sitePaths.mapaDelSitio, text: 'Líneas de investigación' },
  ...DEFAULT_LINEAS.map((linea) => ({ path: lineaPath(linea), text: /^Ver más/ })),
];

/** One page of each kind. */
const KINDS: readonly string[] = [
  sitePaths.inicio,
  sitePaths.proyectos,
  sitePaths.proyecto(1),
  sitePaths.integrantes,
  sitePaths.integrante(1),
  sitePaths.producto(1),
  sitePaths.evento(1),
];

// One worker, so that the portal is filled once.
test.describe.configure({ mode: 'default' });
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { path, text } of pages) {
  const details = KINDS.includes(path) ? {} : THOROUGH;
  test(
    `${path.slice(0, 60)} shows hostile records without sideways scrolling or overlaps`,
    details,
    async ({ page }) => {
      await page.goto(`/#${path}`);
      await expect(page.locator('main').getByText(text).first()).toBeVisible();
      await expect(page.locator('main').getByText(/^Cargando/)).toHaveCount(0);
      await openPanels(page);
      for (const [width, colorScheme] of SIZES_AND_SCHEMES) {
        await page.setViewportSize({ width, height: 800 });
        await page.emulateMedia({ colorScheme });
        // The carousels follow the window's width with a delay.
        await expect.poll(() => layoutProblems(page), { message: `${width} px, ${colorScheme}` }).toEqual([]);
      }
    },
  );
}

test('the header shows the name of an institution without a logo, in two lines on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(sitePaths.accesibilidad);
  const name = page.getByRole('banner').getByText(/^Consejo de/);
  await expect(name).toBeVisible();
  const lines = await name.evaluate((small) =>
    Math.round(small.clientHeight / Number.parseFloat(getComputedStyle(small).lineHeight)),
  );
  expect(lines).toBe(2);
});
