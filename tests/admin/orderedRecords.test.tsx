import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { messages } from '../../contract/calls/messages.ts';
import { aLinea } from '../support/builders/staffRecords.ts';
import { answer, answerAfter, answerDone, bodiesOf, mockedNetwork, refuse } from '../support/network.ts';
import { failuresAreLogged, openAt, press, signIn } from './backOffice.tsx';

mockedNetwork();

const [A, B, C] = [1, 2, 3].map((id) => aLinea({ id, nombre: `Línea ${id}` })) as [
  ReturnType<typeof aLinea>,
  ReturnType<typeof aLinea>,
  ReturnType<typeof aLinea>,
];

const names = () =>
  screen.getAllByRole('button', { name: /^Bajar/ }).map((button) => button.getAttribute('aria-label'));

async function openLineas(): Promise<void> {
  signIn();
  answer('listDrafts', { success: 1, borradores: [] });
  answer('listLineas', { success: 1, lineas: [A, B, C] });
  openAt('/lineas');
  await screen.findByRole('button', { name: 'Bajar Línea 1' });
}

it('shows the order that somebody else stored after the own one, and sends it with the next move', async () => {
  await openLineas();
  answerDone('orderRecords');
  // What somebody else stores right after it.
  answer('listLineas', { success: 1, lineas: [C, A, B] });
  press('Bajar Línea 1');
  await waitFor(() => expect(names()).toEqual(['Bajar Línea 3', 'Bajar Línea 1', 'Bajar Línea 2']));
  fireEvent.click(screen.getByRole('button', { name: 'Bajar Línea 1' }));
  await waitFor(() => expect(bodiesOf('orderRecords')).toMatchObject([{ ids: [2, 1, 3] }, { ids: [3, 2, 1] }]));
});

it('shows a stored order also if the list cannot be read again', async () => {
  failuresAreLogged();
  await openLineas();
  answerDone('orderRecords');
  refuse('listLineas', 'Sin conexión', 500);
  press('Bajar Línea 1');
  await screen.findByText(messages.proyectos.lineasFailed);
  expect(names()).toEqual(['Bajar Línea 2', 'Bajar Línea 1', 'Bajar Línea 3']);
});

it('keeps the shown order while a row is dragged', async () => {
  await openLineas();
  const answered = Promise.withResolvers<void>();
  answerAfter(answered.promise, 'orderRecords', { success: 1, message: 'Hecho' });
  press('Bajar Línea 1');
  await waitFor(() => expect(bodiesOf('orderRecords')).toHaveLength(1));
  const [handle] = screen.getAllByTitle('Arrastre para cambiar el orden');
  fireEvent.pointerDown(handle as Element, { button: 0 });
  // What somebody else stores right after it, also with another name.
  answer('listLineas', { success: 1, lineas: [C, { ...A, nombre: 'Línea A' }, B] });
  answered.resolve();
  await screen.findByRole('button', { name: 'Bajar Línea A' });
  expect(names()).toEqual(['Bajar Línea 2', 'Bajar Línea A', 'Bajar Línea 3']);
  fireEvent.keyDown(window, { key: 'Escape' });
  await waitFor(() => expect(names()).toEqual(['Bajar Línea 3', 'Bajar Línea A', 'Bajar Línea 2']));
});
