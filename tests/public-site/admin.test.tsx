import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { expectNoise, mockedNetwork } from './site.tsx';

mockedNetwork();

afterEach(() => {
  vi.doUnmock('../../admin/index.tsx');
  vi.resetModules();
});

/** Renders a fresh copy of the site with a mocked back office. */
async function visitAdmin(backOffice: () => { default: () => React.ReactNode }) {
  vi.resetModules();
  vi.doMock('../../admin/index.tsx', backOffice);
  const { visit } = await import('./site.tsx');
  return visit('/#/Admin/dashboard');
}

test('/admin renders the back office without the public layout and its calls', async () => {
  await visitAdmin(() => ({ default: () => <p>Panel</p> }));
  expect(screen.getByText('Cargando...')).toBeDefined();
  expect(await screen.findByText('Panel')).toBeDefined();
  expect(screen.queryByRole('contentinfo')).toBeNull();
});

test('shows an error when the back office cannot be downloaded', async () => {
  const noise = expectNoise();
  await visitAdmin(() => {
    throw new Error('no network');
  });
  expect((await screen.findByRole('alert')).textContent).toBe('No se pudo cargar esta página. Intente de nuevo.');
  expect(screen.getByRole('button', { name: 'Reintentar' })).toBeDefined();
  await waitFor(() => expect(noise).toHaveBeenCalled());
  noise.mockClear();
});
