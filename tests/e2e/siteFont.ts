import type { Page } from '@playwright/test';

/** The font of the site, as its two files name themselves: text, and what is bold. */
export const SITE_FONT = { text: 'SourceSans3ExtraLight-Regular', bold: 'SourceSans3ExtraLight-SemiBold' } as const;

/** The PostScript names of the fonts that the browser draws the text of an element with. */
async function fontsOf(page: Page, selector: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  await session.detach();
  return fonts.map(({ postScriptName }) => postScriptName);
}

/** The fonts of a page's first paragraph and of its title. */
export async function fontsOfPage(page: Page): Promise<{ text: string; bold: string }> {
  const [text, bold] = await Promise.all(['main p', 'h1'].map((selector) => fontsOf(page, selector)));
  return { text: String(text), bold: String(bold) };
}

/** Waits until the two files are loaded, which later pages are set in. */
export const siteFontHasLoaded = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => {
    const faces = [...document.fonts].filter(({ family }) => /^"?Source Sans 3"?$/.test(family));
    return faces.filter(({ status }) => status === 'loaded').length === 2;
  });
