import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { changesOf } from '../../admin/display/changes.ts';
import { displayValue } from '../../admin/display/displayValue.ts';
import { formerText, withLastDay } from '../../admin/resources/integrantes/periodos.ts';
import { anIntegrante } from '../support/builders/staffRecords.ts';
import { answer, bodiesOf, mockedNetwork } from '../support/network.ts';
import { expectToast, openAt, press, signIn, write } from './backOffice.tsx';

mockedNetwork();

const of = (desde: string, hasta = '') => ({ desde, hasta });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-28T22:00:00-05:00') });
  return () => void vi.useRealTimers();
});

async function open(periodos = [of('2015-02-01')]) {
  const stored = anIntegrante({ periodos });
  answer('getIntegrante', { success: 1, investigador: stored, proyectos: [] });
  answer('updateIntegrante', { success: 1, message: 'ok', integrante: { ...stored, version: 8 } });
  signIn();
  openAt('/integrante_detail/5');
  return await screen.findByRole('group', { name: 'Permanencia' });
}

async function savedPeriodos() {
  press('Guardar cambios');
  await expectToast('Integrante actualizado exitosamente');
  return bodiesOf('updateIntegrante').map((body) => {
    const { periodos } = body as { periodos?: string };
    return periodos && JSON.parse(periodos);
  });
}

describe('the times in the group in the form of a member', () => {
  it('are sent as a list, with an added one and without a removed one', async () => {
    const section = await open([of('2015-02-01', '2018-06-30'), of('2020-01-15')]);
    press('Agregar periodo', section);
    const added = await within(section).findByRole('group', { name: 'Periodo 3' });
    await waitFor(() => expect(document.activeElement).toBe(within(added).getByLabelText('Desde')));
    write('Hasta', '2014-12-31', added);
    press('Quitar el periodo 2', section);
    expect(await savedPeriodos()).toEqual([[of('2015-02-01', '2018-06-30'), of('', '2014-12-31')]]);
  });

  it('are not sent if they are not changed', async () => {
    await open();
    write(/^Cargo/, 'Asesora');
    expect(await savedPeriodos()).toEqual([undefined]);
  });

  it('show the rule that they break at their field', async () => {
    const section = await open([of('2015-02-01', '2018-06-30')]);
    write('Hasta', '2015-01-01', section);
    press('Guardar cambios');
    expect(await within(section).findByText('El último día no puede ser anterior al primero')).toBeTruthy();
    expect(bodiesOf('updateIntegrante')).toEqual([]);
  });
});

describe("'Se retiró'", () => {
  it('asks for the day, which is today, and says where the member will be', async () => {
    const section = await open();
    press('Se retiró', section);
    const dialog = await screen.findByRole('dialog', { name: 'Se retiró' });
    const day = within(dialog).getByLabelText<HTMLInputElement>('Último día en el grupo');
    expect(day.value).toBe('2026-11-28');
    expect(dialog.textContent).toContain('Desde mañana estará en «Integrantes anteriores»');
    press('Poner este día', dialog);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(within(section).getByRole('status').textContent).toBe('Desde mañana estará en «Integrantes anteriores».');
    expect(await savedPeriodos()).toEqual([[of('2015-02-01', '2026-11-28')]]);
  });

  it('takes another day', async () => {
    const section = await open([]);
    press('Se retiró', section);
    const dialog = await screen.findByRole('dialog', { name: 'Se retiró' });
    write('Último día en el grupo', '2026-10-31', dialog);
    expect(dialog.textContent).toContain('Al guardar estará en «Integrantes anteriores»');
    press('Poner este día', dialog);
    expect(await savedPeriodos()).toEqual([[of('', '2026-10-31')]]);
  });

  it('is not offered for a former member', async () => {
    const section = await open([of('2015-02-01', '2026-11-27')]);
    expect(within(section).getByRole('status').textContent).toBe('Está en «Integrantes anteriores».');
    expect(within(section).queryByRole('button', { name: 'Se retiró' })).toBeNull();
  });
});

describe('the last day', () => {
  it.each([
    ['of the open period', [of('2010-01-01', '2012-01-01'), of('2015-01-01')], 1],
    ['of the last period', [of('2015-01-01', '2099-01-01'), of('2010-01-01', '2012-01-01')], 0],
  ])('is set %s', (_, periodos, index) => {
    const expected = periodos.map((each, place) => (place === index ? { ...each, hasta: '2026-11-28' } : each));
    expect(withLastDay(periodos, '2026-11-28')).toEqual(expected);
  });

  it('tells from when the member is a former one', () => {
    expect(formerText('2026-12-31', '2026-11-28')).toBe(
      'Desde el 1 de enero de 2027 estará en «Integrantes anteriores»',
    );
    expect(formerText('', '2026-11-28')).toBe('');
  });
});

it('the list marks former members, and the view has the days', async () => {
  const former = anIntegrante({ id: 6, nombres: 'Eva', periodos: [of('2015-02-01', '2026-11-27')] });
  const leaving = anIntegrante({ id: 7, nombres: 'Zoe', periodos: [of('2015-02-01', '2026-11-28')] });
  answer('listIntegrantes', { success: 1, integrantes: [anIntegrante(), former, leaving] });
  answer('getIntegrante', { success: 1, investigador: former, proyectos: [] });
  signIn();
  openAt('/integrantes');
  const link = await screen.findByRole('link', { name: 'Editar perfil de Eva Núñez' });
  const mark = screen.getByText('Anterior');
  expect(link.closest('tr')?.contains(mark)).toBe(true);
  press('Ver a Eva Núñez');
  const modal = within(await screen.findByRole('dialog', { name: 'Eva Núñez' }));
  expect(modal.getByText('desde el 1 de febrero de 2015 hasta el 27 de noviembre de 2026')).toBeTruthy();
});

it('a movement tells of the periods, not of the last day that follows from them', () => {
  const antes = { id: 5, periodos: '[]', fin_periodos: '' };
  const despues = { id: 5, periodos: JSON.stringify([of('2015-02-01', '2018-06-30')]), fin_periodos: '2018-06-30' };
  const fields = changesOf({ recurso: 'integrantes', antes, despues }).map(({ field }) => field);
  expect(fields).toEqual(['periodos']);
});

it('a movement shows the times with their days', () => {
  const stored = JSON.stringify([of('', '2014-12-31'), of('2015-02-01', '2018-06-30')]);
  expect(displayValue('integrantes', 'periodos', stored)).toBe(
    'hasta el 31 de diciembre de 2014\ndesde el 1 de febrero de 2015 hasta el 30 de junio de 2018',
  );
});
