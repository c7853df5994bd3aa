import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { expectNoise, mockedNetwork } from './site.tsx';

mockedNetwork();

afterEach(() => {
  vi.doUnmock('../../admin/index.tsx');
  vi.resetModules();
});

/** The site anew, with another back office behind its door. */
async function visitAdmin(backOffice: () => { default: () => React.ReactNode }) {
  vi.resetModules();
  vi.doMock('../../admin/index.tsx', backOffice);
  const { visit } = await import('./site.tsx');
  return visit('#/Admin/dashboard');
}

test('under /admin the back office takes the place of the public layout, and asks nothing of the public calls', async () => {
  await visitAdmin(() => ({ default: () => <p>Panel</p> }));
  expect(screen.getByText('Cargando...')).toBeDefined();
  expect(await screen.findByText('Panel')).toBeDefined();
  expect(screen.queryByRole('contentinfo')).toBeNull();
});

test('a back office that cannot be downloaded says so', async () => {
  const noise = expectNoise();
  await visitAdmin(() => {
    throw new Error('no network');
  });
  expect((await screen.findByRole('alert')).textContent).toBe('No se pudo cargar esta página. Intente de nuevo.');
  expect(screen.getByRole('button', { name: 'Reintentar' })).toBeDefined();
  await waitFor(() => expect(noise).toHaveBeenCalled());
  noise.mockClear();
});
