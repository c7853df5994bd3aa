import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const NOT_FOUND_PAGE = '../../public-site/pages/NotFoundPage/NotFoundPage.tsx';

// Fresh modules: other files of this worker have loaded the pages.
beforeEach(() => {
  vi.resetModules();
  vi.doMock(NOT_FOUND_PAGE, () => new Promise(() => {}));
});
afterEach(() => {
  vi.useRealTimers();
  vi.doUnmock(NOT_FOUND_PAGE);
  vi.resetModules();
});

test('a page whose code does not arrive offers a retry after 15 s', async () => {
  const { CurrentPage } = await import('../../public-site/app/CurrentPage.tsx');
  vi.useFakeTimers();
  render(<CurrentPage route={{ page: 'notFound' }} />);
  act(() => vi.advanceTimersByTime(14_999));
  expect(screen.getByText('Cargando...')).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
  act(() => vi.advanceTimersByTime(1));
  expect(screen.getByRole('alert').textContent).toBe('La información está tardando más de lo normal.');
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {});
  act(() => screen.getByRole('button', { name: 'Reintentar' }).click());
  expect(reload).toHaveBeenCalledOnce();
});
