import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { aConvenio, anEvento } from '../support/builders/staffRecords.ts';
import { answer, mockedNetwork } from '../support/network.ts';
import { here, openAt, press, signIn } from './backOffice.tsx';

const received = mockedNetwork();
const reads = () => received.filter(({ name }) => name === 'listConvenios').length;
const visit = async (name: string, path: string) => {
  fireEvent.click(await screen.findByRole('menuitem', { name }));
  await waitFor(() => expect(here()).toBe(`#/admin/${path}`));
};

beforeEach(() => {
  signIn();
  answer('listConvenios', { success: 1, convenios: [aConvenio({ id: 1, nombre: 'Ámbar' })] });
  answer('listEventos', { success: 1, eventos: [anEvento()] });
});

describe('a list page', () => {
  it('requests its list when opened, reopened and refreshed', async () => {
    openAt('/convenios');
    await screen.findByText('Ámbar');
    expect(reads()).toBe(1);
    press('Actualizar');
    await waitFor(() => expect(reads()).toBe(2));
    await visit('Eventos', 'eventos');
    await waitFor(() => expect(received.some(({ name }) => name === 'listEventos')).toBe(true));
    expect(reads()).toBe(2);
    await visit('Convenios', 'convenios');
    await waitFor(() => expect(reads()).toBe(3));
  });
});
