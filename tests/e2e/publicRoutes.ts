import type { Page } from '@playwright/test';
import { sitePaths } from '../../public-site/router/routes.ts';
import { expect } from './support.ts';

/** Every public page, its empty states, and a text that shows it has loaded. */
export const publicRoutes = [
  { path: sitePaths.inicio, text: /Responder la encuesta/ },
  { path: sitePaths.proyectos, text: /^Ver más/ },
  { path: `${sitePaths.proyectos}?q=nada+de+eso`, text: /^No se encontraron proyectos/ },
  { path: sitePaths.proyecto(1), text: 'Integrantes' },
  { path: '/proyecto_investigacion/hola', text: 'No se encontró información del proyecto' },
  { path: sitePaths.integrantes, text: 'Internos al CCS' },
  { path: sitePaths.integrante(1), text: 'Proyectos en los que participa' },
  { path: sitePaths.productos, text: /^Ver Detalles/ },
  { path: `${sitePaths.productos}?q=nada+de+eso`, text: /^No se encontraron productos/ },
  { path: sitePaths.producto(1), text: /Abrir el producto|No hay enlace externo disponible/ },
  { path: sitePaths.linea('sostenibilidad'), text: /^Ver más/ },
  { path: sitePaths.linea('gestion_sst'), text: /^Ver más/ },
  { path: sitePaths.linea('seguridad_quimica'), text: /^Ver más/ },
  { path: sitePaths.linea('salud_trabajadores'), text: /^Ver más/ },
  { path: '/nada', text: 'Página no encontrada' },
] as const;

export type PublicRoute = (typeof publicRoutes)[number];

/** Pixels: a small phone, a tablet, a desktop. */
export const WIDTHS = [360, 768, 1280] as const;

/** Opens a public page anew and waits until it is whole. */
export async function open(page: Page, { path, text }: PublicRoute, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  // Another document, so that a page of the same hash begins anew as well.
  await page.goto(`/?${width}#${path}`);
  await expect(page.locator('main').getByText(text).first()).toBeVisible();
  await expect(page.locator('main').getByText(/^Cargando/)).toHaveCount(0);
  await page.waitForLoadState('networkidle');
}

/** How many pixels the page is wider than its window. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

/** What moves at this moment: animations, transitions, and videos that play. */
export const moving = (page: Page): Promise<string[]> =>
  page.evaluate(() => [
    ...document.getAnimations().map(({ effect }) => (effect as KeyframeEffect | null)?.target?.outerHTML ?? ''),
    ...[...document.querySelectorAll('video')].filter(({ paused }) => !paused).map(({ outerHTML }) => outerHTML),
  ]);
