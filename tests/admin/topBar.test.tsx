import { useQuery } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { AdminContext } from 'react-admin';
import { expect, it } from 'vitest';
import { createStores, StoresContext } from '../../admin/session/stores.ts';
import { TopBar } from '../../admin/shell/layout/TopBar.tsx';
import { i18nProvider } from '../../i18n/i18nProvider.ts';

function PendingRequest() {
  useQuery({ queryKey: ['pending'], queryFn: () => new Promise(() => undefined) });
  return null;
}

it('the progress bar of a pending request has a name', async () => {
  render(
    <AdminContext i18nProvider={i18nProvider}>
      <StoresContext value={createStores('')}>
        <TopBar />
        <PendingRequest />
      </StoresContext>
    </AdminContext>,
  );
  expect(await screen.findByRole('progressbar', { name: 'Cargando' })).toBeTruthy();
});
