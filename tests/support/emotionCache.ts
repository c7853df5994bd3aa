import { __unsafe_useEmotionCache as useEmotionCache } from '@emotion/react';
import { renderHook } from '@testing-library/react';

/** The cache that holds the style rules of all screens. */
export function emotionCache() {
  const { result, unmount } = renderHook(useEmotionCache);
  const cache = result.current;
  unmount();
  if (cache === null) throw new Error('There is no emotion cache');
  return cache;
}
