import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { type SiteHistory, SiteHistoryContext, type SitePlace } from '../../public-site/router/siteHistory.ts';
import { useRouteChange } from '../../public-site/router/useRouteChange.ts';

let place: SitePlace;
let scrollY: number;

/** Opens a page; returns a function that navigates. An entry without a number is the visitor's own. */
function openAt(path: string) {
  place = { path, query: '', arrival: 'pop' };
  scrollY = 0;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const history: SiteHistory = {
    current: () => place,
    opened: () => place,
    subscribe,
    go: () => {},
    replace: () => {},
  };
  const wrapper = ({ children }: { children: ReactNode }) => (
    <SiteHistoryContext value={history}>{children}</SiteHistoryContext>
  );
  vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => scrollY);
  vi.spyOn(window, 'scrollTo').mockImplementation((options) => {
    scrollY = (options as ScrollToOptions).top ?? 0;
  });
  window.history.replaceState({ idx: 0 }, '');
  const main = { current: null };
  const { rerender } = renderHook(() => useRouteChange(main), { wrapper });
  return (to: string, idx: number | null, arrival: SitePlace['arrival'], query = '') => {
    if (idx !== null) window.history.replaceState({ idx }, '');
    place = { path: to, query, arrival };
    rerender();
  };
}

function scroll(to: number): void {
  scrollY = to;
  window.dispatchEvent(new Event('scroll'));
}

test('Back leads to the position of that page, not to that of a page which had its place before', () => {
  const goTo = openAt('/buscar');
  goTo('/a', 1, 'push');
  scroll(2_000);
  goTo('/buscar', 0, 'pop');
  goTo('/b', 1, 'push');
  goTo('/c', 2, 'push');
  goTo('/b', 1, 'pop');
  expect(scrollY).toBe(0);
});

test.each([
  { after: 900, title: 'to where it was scrolled' },
  { after: null, title: 'to where the filter was chosen' },
])('Back to a list whose filter is an entry of its own leads $title', ({ after }) => {
  const goTo = openAt('/noticias');
  scroll(600);
  goTo('/noticias', 1, 'push', 'anio=2025');
  if (after !== null) scroll(after);
  goTo('/noticias/7', 2, 'push');
  scroll(50);
  goTo('/noticias', 1, 'pop', 'anio=2025');
  expect(scrollY).toBe(after ?? 600);
});

test('an entry that Safari does not let the site number is shown from its top', () => {
  const goTo = openAt('/a');
  scroll(500);
  window.history.replaceState(null, '');
  const refused = vi.spyOn(window.history, 'replaceState').mockImplementation(() => {
    throw new DOMException('100 times per 30 seconds', 'SecurityError');
  });
  goTo('/b', null, 'push');
  refused.mockRestore();
  expect(scrollY).toBe(0);
});
