import type { Locator, Page } from '@playwright/test';
import { NOT_FOUND_NOISE, open, publicRoutes } from './publicRoutes.ts';
import { expect, test } from './support.ts';

const [home] = publicRoutes;
const MEMBERS = publicRoutes[5];
const MEMBER = publicRoutes[8];
const LINE = publicRoutes[13];
const LONG = 'Una palabra tras otra hasta que el texto ya no cabe en su sitio. '.repeat(30);

/** Lengthens every name and description in the API's responses. */
async function lengthen(page: Page, path: string): Promise<void> {
  await page.route(`**/api/${path}`, async (route) => {
    const response = await route.fetch();
    const longer = (key: string, value: unknown) => (key === 'nombre' || key === 'descripcion' ? LONG : value);
    await route.fulfill({ response, json: JSON.parse(await response.text(), longer) });
  });
}

// The way to the home leads over a page that is not found.
test.use({ expectedNoise: NOT_FOUND_NOISE });

/** Opens the home from another page, so that the browser requests its data instead of using the rendered home. */
async function openHomeFromElsewhere(page: Page): Promise<void> {
  await open(page, { path: '/nada', text: 'Página no encontrada' }, 1280);
  await page.getByRole('main').getByRole('link', { name: 'Ir al inicio' }).click();
  await expect(page.getByText(home.text)).toBeVisible();
}

/** Number of text lines that an element shows. */
const linesOf = (element: Locator): Promise<number> =>
  element.evaluate((shown) => Math.round(shown.clientHeight / Number.parseFloat(getComputedStyle(shown).lineHeight)));

test('clamps texts to their line limits', async ({ page }) => {
  for (const path of ['Prod_investigacion/get_all_products', 'eventos/get_eventos']) await lengthen(page, path);
  await openHomeFromElsewhere(page);
  const teaser = page.getByRole('region', { name: 'Productos de investigación' }).getByRole('article').first();
  expect([await linesOf(teaser.getByRole('heading')), await linesOf(teaser.locator('p').last())]).toEqual([2, 4]);
  const evento = page.getByRole('region', { name: 'Eventos académicos' }).getByRole('article').first();
  expect(await linesOf(evento.locator('p').nth(1))).toBe(3);
  await page.getByRole('link', { name: 'Ver todos los productos' }).click();
  await expect(page.getByText(/^Ver Detalles/).first()).toBeVisible();
  const producto = page.getByRole('article').first();
  expect([await linesOf(producto.getByRole('heading')), await linesOf(producto.locator('p').last())]).toEqual([2, 5]);
});

test('shows each logo twice at 170 px; a loop takes 3 s per logo, at least 20 s', async ({ page }) => {
  await open(page, home, 1280);
  const lists = page.getByRole('region', { name: 'Convenios' }).locator('ul');
  const count = await lists.first().locator('li').count();
  expect(await lists.locator('img').count()).toBe(2 * count);
  const measured = await lists.evaluateAll((all) =>
    all.map((list) => ({
      widths: [...new Set([...list.children].map((slide) => Math.round(slide.getBoundingClientRect().width)))],
      seconds: Number.parseFloat(getComputedStyle(list).animationDuration),
    })),
  );
  const expected = { widths: [170], seconds: Math.max(3 * count, 20) };
  expect(measured).toEqual([expected, expected]);
});

for (const [width, slides] of [
  [360, 1],
  [500, 1],
  [768, 2],
  [1023, 2],
  [1024, 4],
  [1280, 4],
] as const) {
  test(`the carousel at ${width} px shows ${slides}, 50 px apart inside and 20 outside`, async ({ page }) => {
    await open(page, MEMBERS, width);
    for (const [name, spacing] of [
      ['Internos al CCS', 50],
      ['Externos al CCS', 20],
    ] as const) {
      const carousel = page.getByRole('group', { name, exact: true });
      const measured = async () => {
        const boxes = await carousel
          .getByRole('group')
          .evaluateAll((all) => all.map((slide) => slide.getBoundingClientRect().toJSON() as DOMRect));
        const window = await carousel.locator('.swiper-wrapper').evaluate((wrapper) => wrapper.clientWidth);
        const [first, second] = boxes;
        if (first === undefined || second === undefined) throw new Error('the sample has two members in each group');
        const gap = Math.round(second.left - first.right);
        return { gap, slides: Math.round((window + gap) / (first.width + gap)) };
      };
      // The carousels follow the window's width with a delay.
      await expect.poll(measured, name).toEqual({ gap: spacing, slides });
    }
  });
}

test('shows four projects and two products on the home', async ({ page }) => {
  await open(page, home, 1280);
  await expect(page.getByRole('region', { name: 'Últimos proyectos' }).getByRole('article')).toHaveCount(4);
  await expect(page.getByRole('region', { name: 'Productos de investigación' }).getByRole('article')).toHaveCount(2);
});

test('the last row of cards ends where the others end, whatever their number', async ({ page }) => {
  for (const width of [768, 1280]) {
    await open(page, publicRoutes[1], width);
    const gaps = await page.locator('main ul.rejilla').evaluate((list) =>
      [1, 2, 3, 4, 5, 6, 7].map((shown) => {
        const cards = [...list.children].map((card, index) => Object.assign(card, { hidden: index >= shown }));
        const last = cards[shown - 1]?.getBoundingClientRect().right ?? 0;
        return Math.round(list.getBoundingClientRect().right - last);
      }),
    );
    expect(gaps, `${width} px`).toEqual([0, 0, 0, 0, 0, 0, 0]);
  }
});

test('the last row of cards below a large one ends where it ends, whatever their number', async ({ page }) => {
  for (const width of [700, 768, 1280]) {
    await open(page, home, width);
    const gaps = await page
      .getByRole('region', { name: 'Últimos proyectos' })
      .locator('ul.rejilla')
      .evaluate((list) => {
        // The events to come are laid out alike, and there may be more of them.
        while (list.children.length < 7) list.append((list.lastElementChild as Element).cloneNode(true));
        const gapOf = (first: number, end: number) => {
          const cards = [...list.children].map((card, at) => Object.assign(card, { hidden: at < first || at >= end }));
          const last = cards[end - 1]?.getBoundingClientRect().right ?? 0;
          return Math.round(list.getBoundingClientRect().right - last);
        };
        // From the first card on, and as a filter shows them that hides it.
        return [0, 1].map((first) => [1, 2, 3, 4, 5, 6].map((count) => gapOf(first, first + count)));
      });
    expect(gaps, `${width} px`).toEqual([
      [0, 0, 0, 0, 0, 0],
      [0, 0, 0, 0, 0, 0],
    ]);
  }
});

test('the last of three lines has its own row on a phone', async ({ page }) => {
  for (const [width, widths] of [
    [360, [154, 154, 324]],
    [470, [206, 206, 428]],
  ] as const) {
    await open(page, LINE, width);
    const cards = page.getByRole('region', { name: 'Otras líneas de investigación' }).getByRole('listitem');
    await expect(cards).toHaveCount(3);
    const shown = await cards.evaluateAll((items) =>
      items.map((item) => Math.round(item.getBoundingClientRect().width)),
    );
    expect(shown, `${width} px`).toEqual(widths);
  }
});

test('four lines stand two by two on a phone', async ({ page }) => {
  for (const width of [360, 640]) {
    await open(page, home, width);
    const cards = page.locator('section[aria-labelledby=lineas]').getByRole('listitem');
    await expect(cards).toHaveCount(4);
    const [first, second, third, fourth] = await cards.evaluateAll((items) =>
      items.map((item) => Math.round(item.getBoundingClientRect().top)),
    );
    expect([second, fourth], `${width} px`).toEqual([first, third]);
    expect(third, `${width} px`).toBeGreaterThan(first ?? 0);
  }
});

test.describe('on a phone of 1.75 pixels per CSS pixel', () => {
  test.use({ deviceScaleFactor: 1.75 });

  test('a portrait is loaded in its third width, as wide as it is shown', async ({ page }) => {
    await open(page, MEMBER, 412);
    const portrait = page.getByRole('main').locator('img').first();
    await expect(portrait).toHaveJSProperty('complete', true);
    const shown = await portrait.evaluate((image: HTMLImageElement) => [image.clientWidth, image.currentSrc]);
    expect(shown).toEqual([272, expect.stringMatching(/\?w=480$/)]);
  });
});

test('component styles override shared styles in any style sheet order', async ({ page }) => {
  await open(page, publicRoutes[1], 1280);
  const backgroundOf = (text: string) =>
    page
      .getByRole('article')
      .getByText(text, { exact: true })
      .first()
      .evaluate((badge) => getComputedStyle(badge).backgroundColor);
  expect(await backgroundOf('En ejecución')).not.toBe(await backgroundOf('Finalizado'));
});

test('replaces a pillars image from another host with the default one', async ({ page }) => {
  await page.route('**/api/Home/get_home', async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    answer.inicio.url_img_pilares = 'https://otro.ejemplo.org/pilares.png';
    await route.fulfill({ response, json: answer });
  });
  await openHomeFromElsewhere(page);
  const image = page.getByRole('region', { name: 'Pilares del grupo' }).getByRole('img');
  await image.scrollIntoViewIfNeeded();
  await expect(image).toHaveJSProperty('complete', true);
  expect(await image.getAttribute('src')).toMatch(/^\/assets\/pilares-/);
});
