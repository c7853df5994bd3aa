import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { memoryCopies } from '../support/memoryCopies.ts';
import { answer, mockedNetwork } from '../support/network.ts';
import { movableClock, openAt, signIn, write } from './backOffice.tsx';

mockedNetwork();
afterEach(() => void vi.useRealTimers());

it('what is typed is written to a local copy within 2 s of the last key, and while typing goes on', async () => {
  movableClock();
  signIn();
  answer('listConvenios', { success: 1, convenios: [] });
  const copies = memoryCopies();
  const writing = vi.spyOn(copies, 'write');
  openAt('/convenios', copies);
  fireEvent.click(await screen.findByRole('button', { name: 'Agregar convenio' }));
  const dialog = await screen.findByRole('dialog', { name: 'Agregar convenio' });
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  write(/^Nombre/, 'Red', dialog);
  await pass(2_000);
  expect(writing.mock.lastCall?.[0].changes).toEqual({ nombre: 'Red' });
  writing.mockClear();
  for (const nombre of ['Red de', 'Red de universidades', 'Red de universidades del sur']) {
    write(/^Nombre/, nombre, dialog);
    await pass(900);
  }
  expect(writing).toHaveBeenCalled();
});
