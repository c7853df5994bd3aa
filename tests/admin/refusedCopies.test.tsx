import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { aConvenio, anEvento, anIntegrante } from '../support/builders/staffRecords.ts';
import { LAURA } from '../support/laura.ts';
import { memoryCopies } from '../support/memoryCopies.ts';
import { answer, bodiesOf, mockedNetwork, refuse } from '../support/network.ts';
import { choose, failuresAreLogged, openAt, press, signIn, write } from './backOffice.tsx';

mockedNetwork();

const pick = (label: RegExp, file: File) =>
  fireEvent.change(screen.getByLabelText(label, { selector: 'input' }), { target: { files: [file] } });

const FORMS = {
  convenios: {
    path: '/convenios',
    add: 'addConvenio',
    button: 'Agregar convenio',
    fill: async (dialog: HTMLElement) => {
      write(/^Nombre/, 'Nuevo', dialog);
      pick(/^Logo/, new File(['<svg/>'], 'logo.svg', { type: 'image/svg+xml' }));
    },
  },
  integrantes: {
    path: '/integrantes',
    add: 'addIntegrante',
    button: 'Agregar integrante',
    fill: async (dialog: HTMLElement) => {
      write(/^Nombres/, 'Inés', dialog);
      write(/^Apellidos/, 'Caicedo', dialog);
      write(/^Cargo/, 'Asesora', dialog);
      await choose(/^Grupo/, 'Externo', dialog);
      for (const no of within(dialog).getAllByRole('radio', { name: 'No' })) fireEvent.click(no);
    },
  },
  eventos: {
    path: '/eventos',
    add: 'addEvento',
    button: 'Crear evento',
    fill: async (dialog: HTMLElement) => {
      write(/^Nombre del evento/, 'Nuevo', dialog);
      write(/^Fecha/, `${new Date().getFullYear()}-03-05`, dialog);
      await choose(/^Tipo/, 'Asistente', dialog);
    },
  },
} as const;

beforeEach(() => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:vista');
  failuresAreLogged();
  signIn();
  answer('listConvenios', { success: 1, convenios: [aConvenio()] });
  answer('listIntegrantes', { success: 1, integrantes: [anIntegrante()] });
  answer('listEventos', { success: 1, eventos: [anEvento()] });
});

/** Sends the form of a new record. @returns whether its local copies say that they were sent */
async function send(resource: keyof typeof FORMS) {
  const { path, add, button, fill } = FORMS[resource];
  const copies = memoryCopies();
  openAt(path, copies);
  fireEvent.click(await screen.findByRole('button', { name: button }));
  const dialog = await screen.findByRole('dialog', { name: button });
  await fill(dialog);
  press(button, dialog);
  await waitFor(() => expect(bodiesOf(add)).toHaveLength(1));
  await screen.findAllByText(/No se puede/);
  return (await copies.listOf(String(LAURA.id))).map(({ wasSent }) => wasSent);
}

it.each([
  ['convenios', 422, false],
  ['convenios', 500, true],
  ['integrantes', 409, false],
  ['integrantes', 500, true],
  ['eventos', 415, false],
  ['eventos', 502, true],
] as const)('the copy of a new record of %s that was answered %i may be stored: %s', async (resource, status, sent) => {
  refuse(FORMS[resource].add, 'No se puede', status);
  expect(await send(resource)).toEqual([sent]);
});
