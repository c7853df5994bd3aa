import type { Page, Request } from '@playwright/test';
import { sitePaths } from '../../contract/addresses/siteRoutes.ts';
import { expect } from './support.ts';

/** Every public page and empty state, one line of research among them, with a text that appears once it has loaded. */
export const publicRoutes = [
  { path: sitePaths.inicio, text: /Responder la encuesta/ },
  { path: sitePaths.proyectos, text: /^Ver más/ },
  { path: `${sitePaths.proyectos}?q=nada+de+eso`, text: /^No se encontraron proyectos/ },
  { path: sitePaths.proyecto(1), text: 'Integrantes' },
  { path: '/proyecto_investigacion/hola', text: 'No se encontró información del proyecto' },
  { path: sitePaths.integrantes, text: 'Internos al CCS' },
  { path: `${sitePaths.integrantes}?q=investigador&grupo=1`, text: 'Integrantes encontrados' },
  { path: `${sitePaths.integrantes}?q=nada+de+eso`, text: /^No se encontraron integrantes/ },
  { path: sitePaths.integrante(1), text: 'Proyectos en los que participa' },
  { path: sitePaths.productos, text: /^Ver Detalles/ },
  { path: `${sitePaths.productos}?vista=lista`, text: /^En negrita, los integrantes del grupo/ },
  { path: `${sitePaths.productos}?q=nada+de+eso`, text: /^No se encontraron productos/ },
  { path: sitePaths.producto(1), text: /Abrir el producto|No hay enlace externo disponible/ },
  { path: sitePaths.linea('sostenibilidad'), text: /^Ver más/ },
  { path: sitePaths.eventos, text: 'Anteriores' },
  { path: `${sitePaths.eventos}?anio=1999`, text: 'No hay eventos disponibles para el año 1999' },
  { path: sitePaths.evento(1), text: 'Descripción' },
  { path: '/evento/hola', text: 'No se encontró información del evento' },
  { path: sitePaths.noticias, text: /^Abierta la convocatoria/ },
  { path: sitePaths.noticia(2), text: 'Fecha' },
  { path: '/noticias/hola', text: 'No se encontró información de la noticia' },
  { path: sitePaths.pagina('quienes-somos'), text: 'El grupo en el tiempo' },
  { path: sitePaths.pagina('about-the-group'), text: 'Work with us' },
  { path: `${sitePaths.buscar}?q=seguridad`, text: /^\d+ resultados$/ },
  { path: `${sitePaths.buscar}?q=xyzzy`, text: /^No se encontró nada/ },
  { path: sitePaths.mapaDelSitio, text: 'Integrantes' },
  { path: sitePaths.accesibilidad, text: 'Lo que se prueba automáticamente' },
  { path: '/nada', text: 'Página no encontrada' },
] as const;

export type PublicRoute = (typeof publicRoutes)[number];

/** The browser reports the documents of the pages that are not found. */
export const NOT_FOUND_NOISE = /status of 404 .*\/(hola|nada)$/;

/** Pixels: a small phone, a tablet, a desktop. */
export const WIDTHS = [360, 768, 1280] as const;

/** Waits for the fonts, the pictures, two frames and an idle callback. */
const pageIsIdle = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    const loaded = [...document.images].filter(({ complete }) => complete);
    await Promise.allSettled(loaded.map((image) => image.decode()));
    for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
    await new Promise((resolve) => requestIdleCallback(resolve));
  });

/** Watches the requests of a page from now on. The video's are excluded: they may never end. */
export function watchLoading(page: Page) {
  const pending = new Set<Request>();
  let started = 0;
  const start = (request: Request) => {
    if (request.resourceType() === 'media') return;
    started += 1;
    pending.add(request);
  };
  const end = (request: Request) => void pending.delete(request);
  page.on('request', start).on('requestfinished', end).on('requestfailed', end);
  const state = () => ({ pending: [...pending].map((request) => request.url()), started });
  return {
    /**
     * Waits for the end. A response may start further requests: the page has loaded if it is idle, nothing is pending and no request
     * was started.
     */
    ended: () =>
      expect(async () => {
        const { started: before } = state();
        await pageIsIdle(page);
        expect(state()).toEqual({ pending: [], started: before });
      }).toPass({ intervals: [20] }),
    [Symbol.dispose]: () => void page.off('request', start).off('requestfinished', end).off('requestfailed', end),
  };
}

/**
 * Waits until React has rendered or hydrated the page, which it does after the layout, and its effects have run: they are tasks, and a
 * browser is idle only without one.
 */
export async function reactHasRendered(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const parts = [...document.querySelectorAll('main > *')];
    const isRendered = (part: Element) => Object.keys(part).some((key) => key.startsWith('__reactFiber'));
    return parts.length > 0 && parts.every(isRendered);
  });
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}

interface OpenedPage {
  path: string;
  /** appears once the page has loaded */
  text: string | RegExp;
}

/** Loads a public page and waits until it has finished loading. */
export async function open(page: Page, { path, text }: OpenedPage, width: number): Promise<void> {
  // The page before would request other pictures for the new width, which would be counted.
  await page.goto('about:blank');
  await page.setViewportSize({ width, height: 800 });
  using loading = watchLoading(page);
  await page.goto(path);
  await expect(page.locator('main').getByText(text).first()).toBeVisible();
  await expect(page.locator('main').getByText(/^Cargando/)).toHaveCount(0);
  // Text that the server rendered is visible before React's effects.
  await reactHasRendered(page);
  await loading.ended();
}

/** Opens each closed panel 'Ver detalles'. */
export async function openPanels(page: Page): Promise<void> {
  await reactHasRendered(page);
  const closed = page.getByRole('button', { name: /^Ver detalles/, expanded: false });
  for (let left = await closed.count(); left > 0; left -= 1) {
    await closed.first().click();
    await expect(closed).toHaveCount(left - 1);
  }
}

/** Pixels by which the page is wider than its viewport. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

/** Running animations and transitions, and playing videos. */
export const moving = (page: Page): Promise<string[]> =>
  page.evaluate(() => [
    ...document.getAnimations().map(({ effect }) => (effect as KeyframeEffect | null)?.target?.outerHTML ?? ''),
    ...[...document.querySelectorAll('video')].filter(({ paused }) => !paused).map(({ outerHTML }) => outerHTML),
  ]);
