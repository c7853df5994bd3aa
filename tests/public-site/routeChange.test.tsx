import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { type SiteHistory, SiteHistoryContext, type SitePlace } from '../../public-site/router/siteHistory.ts';
import { useRouteChange } from '../../public-site/router/useRouteChange.ts';

test('Back leads to the position of that page, not to that of a page which had its place before', () => {
  let place: SitePlace = { path: '/buscar', query: '', arrival: 'pop' };
  const history: SiteHistory = { current: () => place, subscribe: () => () => {}, go: () => {}, replace: () => {} };
  const wrapper = ({ children }: { children: ReactNode }) => (
    <SiteHistoryContext value={history}>{children}</SiteHistoryContext>
  );
  let scrollY = 0;
  vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => scrollY);
  vi.spyOn(window, 'scrollTo').mockImplementation((options) => {
    scrollY = (options as ScrollToOptions).top ?? 0;
  });
  window.history.replaceState({ idx: 0 }, '');
  const main = { current: null };
  const { rerender } = renderHook(({ path }) => useRouteChange(path, '', main), {
    initialProps: { path: '/buscar' },
    wrapper,
  });
  const goTo = (path: string, idx: number, arrival: SitePlace['arrival']) => {
    window.history.replaceState({ idx }, '');
    place = { path, query: '', arrival };
    rerender({ path });
  };
  goTo('/a', 1, 'push');
  scrollY = 2_000;
  window.dispatchEvent(new Event('scroll'));
  goTo('/buscar', 0, 'pop');
  goTo('/b', 1, 'push');
  goTo('/c', 2, 'push');
  goTo('/b', 1, 'pop');
  expect(scrollY).toBe(0);
});
