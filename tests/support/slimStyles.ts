import { afterAll } from 'vitest';
import { emotionCache } from './emotionCache.ts';

/** What decides the accessible name and the visibility of an element, and what tests read. */
const READ = /^(display|visibility|content|background(-color)?|width|height|max-height|-webkit-line-clamp|--.*)$/;

/** The rule with the declarations that are read; empty if it has none. */
function slim(rule: string): string {
  let isRead = false;
  const slimmed = rule.replace(/\{([^{}]*)\}/g, (_block, declarations: string) => {
    const read = declarations.split(';').filter((declaration) => READ.test(declaration.split(':', 1)[0] ?? ''));
    isRead ||= read.length > 0;
    return `{${read.join(';')}}`;
  });
  return isRead ? slimmed : '';
}

/** Of all sheets. */
const methods: { insert: (rule: string) => void } = Object.getPrototypeOf(emotionCache().sheet);
const { insert } = methods;

/** happy-dom parses all style rules of an element and its ancestors for each computed style. */
methods.insert = function (rule) {
  const slimmed = slim(rule);
  if (slimmed !== '') insert.call(this, slimmed);
};

// This file runs again for each test file of a worker.
afterAll(() => {
  methods.insert = insert;
});
