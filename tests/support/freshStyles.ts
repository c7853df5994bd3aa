import { __unsafe_useEmotionCache as useEmotionCache } from '@emotion/react';
import { renderHook } from '@testing-library/react';
import { afterAll } from 'vitest';

/** Removes the style rules of a file's screens: a worker would match those of all its files for each computed style. */
afterAll(() => {
  const { result, unmount } = renderHook(useEmotionCache);
  const cache = result.current;
  unmount();
  if (cache === null) return;
  cache.sheet.flush();
  cache.inserted = {};
  cache.registered = {};
});
