import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** The rules whose result depends on the colour scheme. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

// Legacy mode: no page has frames, for which axe otherwise opens another page in each run.
const axeOf = (page: Page) => new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });

async function violationsOf(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

/** Violations of WCAG 2.2 AA: the rule and the HTML. */
export const violations = (page: Page): Promise<string[]> => violationsOf(axeOf(page).withTags(TAGS));

/** For a page that was checked in the other colour scheme: the other rules have the same result there. */
export const colourViolations = (page: Page): Promise<string[]> => violationsOf(axeOf(page).withRules(COLOUR_RULES));
