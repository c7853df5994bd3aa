import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aLinea } from '../support/builders/staffRecords.ts';
import { answer, answerDone, bodiesOf, mockedNetwork } from '../support/network.ts';
import { openAt, press, signIn } from './backOffice.tsx';

mockedNetwork();

const [A, B, C] = [1, 2, 3].map((id) => aLinea({ id, nombre: `Línea ${id}` })) as [
  ReturnType<typeof aLinea>,
  ReturnType<typeof aLinea>,
  ReturnType<typeof aLinea>,
];

it('shows the order that somebody else stored after the own one, and sends it with the next move', async () => {
  signIn();
  answer('listDrafts', { success: 1, borradores: [] });
  answer('listLineas', { success: 1, lineas: [A, B, C] });
  answerDone('orderRecords');
  openAt('/lineas');
  await screen.findByRole('button', { name: 'Bajar Línea 1' });
  // What somebody else stores right after it.
  answer('listLineas', { success: 1, lineas: [C, A, B] });
  press('Bajar Línea 1');
  const names = () =>
    screen.getAllByRole('button', { name: /^Bajar/ }).map((button) => button.getAttribute('aria-label'));
  await waitFor(() => expect(names()).toEqual(['Bajar Línea 3', 'Bajar Línea 1', 'Bajar Línea 2']));
  fireEvent.click(screen.getByRole('button', { name: 'Bajar Línea 1' }));
  await waitFor(() => expect(bodiesOf('orderRecords')).toMatchObject([{ ids: [2, 1, 3] }, { ids: [3, 2, 1] }]));
});
