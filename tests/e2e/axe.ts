import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** The rules whose result depends on the colour scheme. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** Replaces the source of axe, half a megabyte, in a document that has run it. */
const NO_SOURCE = 'void 0';

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
  const loaded = await page.evaluate(() => 'axe' in window);
  // Legacy mode: no page has frames, for which axe otherwise opens another page in each run.
  const axe = new AxeBuilder({ page, ...(loaded && { axeSource: NO_SOURCE }) }).setLegacyMode();
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
