import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { aDetail, aLinea, anIntegrante, aProducto } from '../support/builders/staffRecords.ts';
import { answer, answerDone, answerNever, bodiesOf, mockedNetwork, refuse } from '../support/network.ts';
import { choose, expectToast, failuresAreLogged, openAt, press, signIn, write } from './backOffice.tsx';

mockedNetwork();

beforeEach(() => {
  signIn();
  answer('getProyecto', aDetail());
  answer('listIntegrantes', { success: 1, integrantes: [anIntegrante()] });
  answer('listProductos', { success: 1, products: [aProducto()] });
  answer('listLineas', {
    success: 1,
    lineas: [aLinea({ id: 1, nombre: 'Sostenibilidad' }), aLinea({ id: 2, nombre: 'Gestión SST' })],
  });
});

async function open() {
  openAt('/detalle_proyecto/3');
  await screen.findByRole('heading', { level: 1, name: 'Gestión de riesgos viales' });
}

describe('the estado of a proyecto', () => {
  it('changes through updateProyectoEstado and keeps unsaved edits', async () => {
    answerDone('updateProyectoEstado');
    await open();
    write('Nombre', 'A medio escribir');
    press('Finalizado');
    await expectToast('Estado actualizado');
    expect(bodiesOf('updateProyectoEstado')).toEqual([{ id: 3, estado: 2 }]);
    expect(screen.getByLabelText<HTMLInputElement>('Nombre').value).toBe('A medio escribir');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Finalizado' }).getAttribute('aria-pressed')).toBe('true'),
    );
  });

  it('shows an error when the estado cannot be changed', async () => {
    failuresAreLogged();
    refuse('updateProyectoEstado', 'Otra cosa');
    await open();
    press('Finalizado');
    await expectToast('No se pudo actualizar el estado');
  });
});

describe('the línea of a proyecto', () => {
  it('calls updateLinea when the proyecto has a línea', async () => {
    answerDone('updateLinea');
    await open();
    await choose('Línea', 'Sostenibilidad');
    await expectToast('Línea de investigación actualizada exitosamente');
    expect(bodiesOf('updateLinea')).toEqual([{ id_proyecto: 3, id_linea: 1 }]);
  });

  it('calls assignLinea when the proyecto has none', async () => {
    answer('getProyecto', { ...aDetail(), lineas: [] });
    answerDone('assignLinea');
    await open();
    await choose('Línea', 'Gestión SST');
    await expectToast('Línea de investigación actualizada exitosamente');
    expect(bodiesOf('assignLinea')).toEqual([{ id_proyecto: 3, id_linea: 2 }]);
  });

  it.each(['updateLinea', 'assignLinea'] as const)('shows an error when %s fails', async (call) => {
    failuresAreLogged();
    if (call === 'assignLinea') answer('getProyecto', { ...aDetail(), lineas: [] });
    answerNever(call);
    await open();
    await choose('Línea', 'Sostenibilidad');
    await expectToast('No se pudo actualizar/asignar la línea');
  });

  it('shows an error when the líneas cannot be loaded', async () => {
    failuresAreLogged();
    refuse('listLineas', undefined, 403);
    await open();
    await expectToast('No se pudieron cargar las líneas de investigación');
  });
});
