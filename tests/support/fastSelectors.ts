import QuerySelector from 'happy-dom/lib/query-selector/QuerySelector.js';
import { afterAll } from 'vitest';

/** The classes of which a match has at least one, by selector; null if there is no such list. */
const classesOf = new Map<string, readonly string[] | null>();

function requiredClasses(selector: string): readonly string[] | null {
  if (/[()[\]\\"'&]/.test(selector)) return null;
  const classes = selector.split(',').map((part) => /\.([\w-]+)[^\s>+~]*$/.exec(part.trim())?.[1]);
  return classes.every((name) => name !== undefined) ? classes : null;
}

const { matches } = QuerySelector;

/**
 * happy-dom matches every style rule with an element and its ancestors for each computed style.
 * Nearly all rules name a class that the element does not have: they are ruled out without parsing.
 */
QuerySelector.matches = (element, selector, options) => {
  let classes = classesOf.get(selector);
  if (classes === undefined) {
    classes = requiredClasses(selector);
    classesOf.set(selector, classes);
  }
  const own = classes === null ? '' : (element.getAttribute('class') ?? '');
  if (classes?.every((name) => !own.includes(name))) return null;
  return matches.call(QuerySelector, element, selector, options);
};

// This file runs again for each test file of a worker.
afterAll(() => {
  QuerySelector.matches = matches;
});
