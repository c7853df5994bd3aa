import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { aDetail, anIntegrante, aProducto } from '../dataProvider/wires.ts';
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
    lineas: [
      { id: 1, nombre: 'Sostenibilidad' },
      { id: 2, nombre: 'Gestión SST' },
    ],
  });
});

async function open() {
  openAt('/detalle_proyecto/3');
  await screen.findByRole('heading', { level: 1, name: 'Gestión de riesgos viales' });
}

describe('estado', () => {
  it('changes by its own call, and keeps what is being written', async () => {
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

  it('says that it could not be changed', async () => {
    failuresAreLogged();
    refuse('updateProyectoEstado', 'Otra cosa');
    await open();
    press('Finalizado');
    await expectToast('No se pudo actualizar el estado');
  });
});

describe('the line', () => {
  it('is updated when there is one', async () => {
    answerDone('updateLinea');
    await open();
    await choose('Línea', 'Sostenibilidad');
    await expectToast('Línea de investigación actualizada exitosamente');
    expect(bodiesOf('updateLinea')).toEqual([{ id_proyecto: 3, id_linea: 1 }]);
  });

  it('is assigned when there is none', async () => {
    answer('getProyecto', { ...aDetail(), lineas: [] });
    answerDone('assignLinea');
    await open();
    await choose('Línea', 'Gestión SST');
    await expectToast('Línea de investigación actualizada exitosamente');
    expect(bodiesOf('assignLinea')).toEqual([{ id_proyecto: 3, id_linea: 2 }]);
  });

  it('says that it could not be set', async () => {
    failuresAreLogged();
    answerNever('updateLinea');
    await open();
    await choose('Línea', 'Sostenibilidad');
    await expectToast('No se pudo actualizar/asignar la línea');
  });

  it('says that the lines could not be loaded', async () => {
    failuresAreLogged();
    refuse('listLineas', undefined, 403);
    await open();
    await expectToast('No se pudieron cargar las líneas de investigación');
  });
});
