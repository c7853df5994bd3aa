import type { TranslationMessages } from 'ra-core';
import spanish from 'ra-language-spanish';
import { reactAdmin } from './reactAdmin.ts';
import { resources } from './resources.ts';

interface Messages {
  readonly [key: string]: string | Messages;
}

/** Deep merge; `over` wins. */
function mergeMessages(base: Messages, over: Messages): Messages {
  const merged = Object.entries(over).map(([key, value]) => {
    const inBase = base[key];
    const bothGroups = typeof value === 'object' && typeof inBase === 'object';
    return [key, bothGroups ? mergeMessages(inBase, value) : value];
  });
  return { ...base, ...Object.fromEntries(merged) };
}

// react-admin 5 no longer has this key.
const { prev: _prev, ...navigation } = spanish.ra.navigation;

const ra = mergeMessages({ ...spanish.ra, navigation }, reactAdmin) as unknown as TranslationMessages['ra'];

export const es: TranslationMessages = { ra, resources: resources };
