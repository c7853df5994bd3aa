import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** The rules whose result depends on the colour scheme. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

const ofBuilder = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright'));
/** Without its value, which would be sent back. */
const MINIFIED = `${readFileSync(ofBuilder.resolve('axe-core/axe.min.js'), 'utf8')};void 0`;

/** Replaces the source that the builder evaluates twice in each run: the document has axe. */
const NO_SOURCE = 'void 0';

/**
 * Gives the document axe, once. By the protocol: `evaluate` would copy the text through three more layers, which takes longer
 * than to run it.
 */
async function addAxe(page: Page): Promise<void> {
  if (await page.evaluate(() => 'axe' in window)) return;
  const browser = await page.context().newCDPSession(page);
  const { exceptionDetails } = await browser.send('Runtime.evaluate', { expression: MINIFIED });
  await browser.detach();
  if (exceptionDetails !== undefined) throw new Error(`axe does not start: ${exceptionDetails.text}`);
  await layOutAll(page);
}

/** What the browser lays out only when it is scrolled to has estimated places until then, where axe finds it over other things. */
async function layOutAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important; }');
    document.adoptedStyleSheets.push(sheet);
  });
}

/** Waits until nothing fades or moves: colours half-way would be checked. */
async function atRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const isMoving = (animation: Animation) =>
      animation.playState === 'running' && animation.effect?.getComputedTiming().iterations !== Infinity;
    await nextFrame();
    do await nextFrame();
    while (document.getAnimations().some(isMoving));
  });
}

async function violationsOf(page: Page, restrict: (axe: AxeBuilder) => AxeBuilder): Promise<string[]> {
  await addAxe(page);
  // Legacy mode: no page has frames, for which axe otherwise opens another page in each run.
  const axe = new AxeBuilder({ page, axeSource: NO_SOURCE }).setLegacyMode();
  // Everything but the violations is several times their size and would cross to this process.
  axe.options({ resultTypes: ['violations'], reporter: 'no-passes' });
  await atRest(page);
  const { violations } = await restrict(axe).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

/** Violations of WCAG 2.2 AA: the rule and the HTML. */
export const violations = (page: Page): Promise<string[]> => violationsOf(page, (axe) => axe.withTags(TAGS));

/** For a page that was checked in the other colour scheme: the other rules have the same result there. */
export const colourViolations = (page: Page): Promise<string[]> =>
  violationsOf(page, (axe) => axe.withRules(COLOUR_RULES));
