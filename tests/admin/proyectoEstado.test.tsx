import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { unDetalle, unIntegrante, unProducto } from '../dataProvider/wires.ts';
import { answer, answerDone, answerNever, bodiesOf, mockedNetwork, refuse } from '../support/network.ts';
import { choose, expectToast, failuresAreLogged, openAt, press, signIn, write } from './backOffice.tsx';

mockedNetwork();

beforeEach(() => {
  signIn();
  answer('obtenerProyecto', unDetalle());
  answer('listarIntegrantes', { success: 1, integrantes: [unIntegrante()] });
  answer('listarProductos', { success: 1, products: [unProducto()] });
  answer('listarLineas', {
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
    answerDone('actualizarEstadoDeProyecto');
    await open();
    write('Nombre', 'A medio escribir');
    press('Finalizado');
    await expectToast('Estado actualizado');
    expect(bodiesOf('actualizarEstadoDeProyecto')).toEqual([{ id: 3, estado: 2 }]);
    expect(screen.getByLabelText<HTMLInputElement>('Nombre').value).toBe('A medio escribir');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Finalizado' }).getAttribute('aria-pressed')).toBe('true'),
    );
  });

  it('says that it could not be changed', async () => {
    failuresAreLogged();
    refuse('actualizarEstadoDeProyecto', 'Otra cosa');
    await open();
    press('Finalizado');
    await expectToast('No se pudo actualizar el estado');
  });
});

describe('the line', () => {
  it('is updated when there is one', async () => {
    answerDone('actualizarLinea');
    await open();
    await choose('Línea', 'Sostenibilidad');
    await expectToast('Línea de investigación actualizada exitosamente');
    expect(bodiesOf('actualizarLinea')).toEqual([{ id_proyecto: 3, id_linea: 1 }]);
  });

  it('is assigned when there is none', async () => {
    answer('obtenerProyecto', { ...unDetalle(), lineas: [] });
    answerDone('asignarLinea');
    await open();
    await choose('Línea', 'Gestión SST');
    await expectToast('Línea de investigación actualizada exitosamente');
    expect(bodiesOf('asignarLinea')).toEqual([{ id_proyecto: 3, id_linea: 2 }]);
  });

  it('says that it could not be set', async () => {
    failuresAreLogged();
    answerNever('actualizarLinea');
    await open();
    await choose('Línea', 'Sostenibilidad');
    await expectToast('No se pudo actualizar/asignar la línea');
  });

  it('says that the lines could not be loaded', async () => {
    failuresAreLogged();
    refuse('listarLineas', undefined, 403);
    await open();
    await expectToast('No se pudieron cargar las líneas de investigación');
  });
});
