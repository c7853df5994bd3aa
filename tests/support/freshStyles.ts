import { afterAll } from 'vitest';
import { emotionCache } from './emotionCache.ts';

/** Removes the style rules of a file's screens: a worker would match those of all its files for each computed style. */
afterAll(() => {
  const cache = emotionCache();
  cache.sheet.flush();
  cache.inserted = {};
  cache.registered = {};
});
