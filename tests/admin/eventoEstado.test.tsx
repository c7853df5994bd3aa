import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { anEvento } from '../support/builders/staffRecords.ts';
import { answer, answerDone, answerRaw, bodiesOf, mockedNetwork } from '../support/network.ts';
import { choose, failuresAreLogged, movableClock, openAt, press, signIn, write } from './backOffice.tsx';

mockedNetwork();

const ACTIVO = anEvento({ id: 6, nombre: 'Foro vial', fecha: '2025-03-09', tipo: 1 });
const INACTIVO = anEvento({ id: 7, nombre: 'Congreso', fecha: '2025-05-01', tipo: 2, estado: 0 });

beforeEach(() => {
  movableClock('2025-06-15T12:00:00-05:00');
  signIn();
  answer('listEventos', { success: 1, eventos: [ACTIVO, INACTIVO] });
  answerDone('updateEvento');
});
afterEach(() => {
  vi.useRealTimers();
});

const sent = async (count: number) => {
  await waitFor(() => expect(bodiesOf('updateEvento')).toHaveLength(count));
  return bodiesOf('updateEvento');
};

describe('the estado in the side panel', () => {
  async function save(evento: typeof ACTIVO, chosen: string) {
    answer('getEvento', { success: 1, evento });
    openAt('/eventos');
    await screen.findByRole('heading', { name: evento.nombre });
    press(`Editar ${evento.nombre}`);
    const panel = await screen.findByRole('dialog', { name: 'Editar evento' });
    await choose(/^Estado/, chosen, panel);
    press('Guardar cambios', panel);
  }

  it.each([
    [ACTIVO, 'Inactivo', 2],
    [INACTIVO, 'Activo', 1],
  ])('is sent with the form: %#', async (evento, chosen, estado) => {
    await save(evento, chosen);
    expect(await sent(1)).toMatchObject([{ estado }]);
  });

  it('is sent as 2 for Inactivo, also after a conflict', async () => {
    failuresAreLogged();
    const actual = anEvento({ ...ACTIVO, lugar: 'De otra persona', version: 8 });
    answerRaw('updateEvento', { success: 0, message: 'Otra versión', actual }, 409, true);
    await save(ACTIVO, 'Inactivo');
    expect(await sent(2)).toMatchObject([{ estado: 2 }, { estado: 2, lugar: 'De otra persona' }]);
  });
});

describe('the estado on the edit page', () => {
  it.each([
    ['alone', 'Bogotá'],
    ['with another field', 'Cali'],
  ])('is sent with the form as 0 for Inactivo, %s', async (_, lugar) => {
    answer('getEvento', { success: 1, evento: ACTIVO });
    openAt('/eventos/editar_evento/6');
    const form = await screen.findByRole('main');
    await screen.findByLabelText('Lugar');
    write('Lugar', lugar, form);
    await choose(/^Estado/, 'Inactivo', form);
    press('Guardar cambios');
    expect(await sent(1)).toMatchObject([{ estado: 0, lugar, version: 7 }]);
  });
});
