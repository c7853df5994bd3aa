import { sitePaths } from '../../contract/addresses/siteRoutes.ts';
import { test } from './hostilePortal.ts';
import { openPanels } from './publicRoutes.ts';
import { expect } from './support.ts';

// The third record of each kind is named in Arabic.
const pages = [
  { path: sitePaths.inicio, text: /Responder la encuesta/ },
  { path: sitePaths.proyectos, text: /^Ver más/ },
  { path: sitePaths.proyecto(1), text: 'Integrantes' },
  { path: sitePaths.proyecto(3), text: 'Integrantes' },
  { path: sitePaths.integrantes, text: 'Internos al CCS' },
  { path: `${sitePaths.integrantes}?grupo=1`, text: 'Integrantes encontrados' },
  { path: sitePaths.integrante(3), text: 'Estudios' },
  { path: sitePaths.productos, text: /^Ver Detalles/ },
  { path: sitePaths.producto(3), text: /Abrir el producto/ },
  { path: sitePaths.linea('sostenibilidad'), text: /^Ver más/ },
];

test.describe.configure({ mode: 'default' });

/** Visible texts that begin with an Arabic letter but are laid out from left to right, and text inputs with a fixed direction. */
function leftToRight(): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const wrong: string[] = [];
  while (walker.nextNode()) {
    const text = walker.currentNode.textContent?.trim() ?? '';
    const parent = walker.currentNode.parentElement;
    if (!/^[\s\d\p{P}]*\p{Script=Arabic}/u.test(text) || parent === null || !parent.checkVisibility()) continue;
    // An inline child, such as a <span>, takes the direction of its block.
    let element: Element | null = parent;
    let isAuto = false;
    while (element !== null && !isAuto) {
      const { direction, unicodeBidi } = getComputedStyle(element);
      isAuto = direction === 'rtl' || unicodeBidi === 'plaintext';
      element = element.parentElement;
    }
    if (!isAuto && parent.closest('.solo-lectores') === null)
      wrong.push(`${parent.tagName} ${parent.className}: ${text.slice(0, 30)}`);
  }
  const inputs = [...document.querySelectorAll<HTMLInputElement>('input[type=search], input[type=text], textarea')];
  return [...wrong, ...inputs.filter(({ dir }) => dir !== 'auto').map(({ type }) => `input ${type}`)];
}

for (const { path, text } of pages) {
  test(`${path.slice(0, 60)} lays out Arabic texts from right to left`, async ({ page }) => {
    await page.goto(`/#${path}`);
    await expect(page.locator('main').getByText(text).first()).toBeVisible();
    await expect(page.locator('main').getByText(/^Cargando/)).toHaveCount(0);
    await openPanels(page);
    expect(await page.evaluate(leftToRight)).toEqual([]);
  });
}
