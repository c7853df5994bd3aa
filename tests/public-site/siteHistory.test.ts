import { afterEach, expect, test, vi } from 'vitest';
import { browserHistory } from '../../public-site/router/siteHistory.ts';

afterEach(() => {
  vi.useRealTimers();
});

test('a page follows its filter where the browser allows no more changes of the address, which comes later', () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const history = browserHistory();
  const listener = vi.fn();
  history.subscribe(listener);
  const refused = vi.spyOn(window.history, 'replaceState').mockImplementation(() => {
    throw new DOMException('100 times per 30 seconds', 'SecurityError');
  });
  history.replace('/productos_investigacion?q=a');
  history.replace('/productos_investigacion?q=ab');
  expect(history.current()).toEqual({ path: '/productos_investigacion', query: 'q=ab', arrival: 'replace' });
  expect(listener).toHaveBeenCalledTimes(2);
  refused.mockRestore();
  vi.runAllTimers();
  expect(window.location.search).toBe('?q=ab');
});
