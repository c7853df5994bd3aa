import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Inicio } from '../../contract/entidades/inicio.ts';
import { unInicio } from '../dataProvider/wires.ts';
import { expectToast, failuresAreLogged, openAt, press, signIn, write } from './backOffice.tsx';
import { answer, answerDone, bodiesOf, mockedNetwork, refuse } from './network.ts';

mockedNetwork();

const EMPTY = Object.fromEntries(Object.keys(unInicio()).map((name) => [name, ''])) as Inicio;
const CONFIGURACION: Inicio = {
  ...EMPTY,
  objetivo: '<p>Investigar</p>',
  codigo: 'COL1',
  url_guias: 'https://example.org/g',
};

beforeEach(() => {
  signIn();
  answer('obtenerConfiguracion', { success: 1, data: [CONFIGURACION] });
});

async function open() {
  openAt('/conf_inicio');
  await screen.findByLabelText(/^Objetivo/);
}
const value = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label).value;

describe('admin/conf_inicio', () => {
  it('shows what is configured, with an information box', async () => {
    await open();
    expect(value(/^Objetivo/)).toBe('<p>Investigar</p>');
    expect(value('Guías')).toBe('https://example.org/g');
    expect(screen.getByText('Información')).toBeTruthy();
    expect(screen.getByText(/Las URL deben incluir el protocolo/)).toBeTruthy();
  });

  it('is saved', async () => {
    answerDone('actualizarConfiguracion');
    await open();
    write('Código del grupo', 'COL2');
    press('Guardar cambios');
    await expectToast('Configuración actualizada');
    expect(bodiesOf('actualizarConfiguracion')).toMatchObject([{ objetivo: '<p>Investigar</p>', codigo: 'COL2' }]);
  });

  it.each(['', '  ', '<p>&nbsp;</p>'])('needs an objetivo that says something: "%s"', async (objetivo) => {
    await open();
    write(/^Objetivo/, objetivo);
    press('Guardar cambios');
    await expectToast('El objetivo es obligatorio');
    expect(bodiesOf('actualizarConfiguracion')).toEqual([]);
  });

  it('wants URLs with their protocol', async () => {
    await open();
    write('Observatorio', 'example.org');
    press('Guardar cambios');
    expect(
      (await screen.findAllByText('La URL no es válida: debe comenzar por http:// o https://')).length,
    ).toBeGreaterThan(0);
  });

  it('formats what is selected of the objetivo', async () => {
    await open();
    const area = screen.getByLabelText<HTMLTextAreaElement>(/^Objetivo/);
    area.setSelectionRange(3, 13);
    press('Negrita');
    await waitFor(() => expect(value(/^Objetivo/)).toBe('<p><strong>Investigar</strong></p>'));
  });

  it('is reset from the server', async () => {
    await open();
    write('Código del grupo', 'a medio escribir');
    answer('obtenerConfiguracion', { success: 1, data: [{ ...CONFIGURACION, telefono: '123' }] });
    press('Restablecer');
    await expectToast('Formulario restablecido');
    await waitFor(() => expect(value('Código del grupo')).toBe('COL1'));
    expect(value('Teléfono')).toBe('123');
  });

  it('says that it could not be loaded', async () => {
    failuresAreLogged();
    refuse('obtenerConfiguracion', 'x', 403);
    openAt('/conf_inicio');
    await expectToast('Error al cargar la configuración');
  });

  it.each([
    ['El HTML es demasiado largo', 'El HTML es demasiado largo'],
    [undefined, 'Error al actualizar la configuración'],
  ])('says what failed: %s', async (message, said) => {
    failuresAreLogged();
    refuse('actualizarConfiguracion', message);
    await open();
    write('Código del grupo', 'COL2');
    press('Guardar cambios');
    await expectToast(said);
  });
});
