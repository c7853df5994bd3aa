import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aConvenio, anIntegrante, aProducto } from '../support/builders/staffRecords.ts';
import { answer, answerDone, bodiesOf, mockedNetwork, refuse } from '../support/network.ts';
import { expectToast, failuresAreLogged, openAt, press, signIn, write } from './backOffice.tsx';

mockedNetwork();

beforeEach(() => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:vista');
  signIn();
  answer('listIntegrantes', { success: 1, integrantes: [anIntegrante()] });
  answer('getIntegrante', { success: 1, investigador: anIntegrante(), proyectos: [] });
  answer('listProductos', { success: 1, products: [aProducto({ nombre: 'Guía' })] });
  answer('listLineas', { success: 1, lineas: [] });
  answer('listConvenios', { success: 1, convenios: [aConvenio()] });
  answer('getConvenio', { success: 1, convenio: aConvenio() });
});

async function openIntegrante() {
  openAt('/integrante_detail/5');
  await screen.findByLabelText(/^Nombres/);
}

function chooseImagen(file: File) {
  fireEvent.change(screen.getByLabelText('Imagen', { selector: 'input' }), { target: { files: [file] } });
}

/** The toast of now no longer ends by itself, only when another one replaces it. */
const restOnToast = () => fireEvent.mouseEnter(document.querySelector('.MuiSnackbar-root') as Element);
const toasts = () => [...document.querySelectorAll('.MuiSnackbar-root')].map((toast) => toast.textContent);
const pdf = new File(['a'], 'ana.pdf', { type: 'application/pdf' });
const empty = new File([], 'ana.png', { type: 'image/png' });
const picture = new File(['a'], 'ana.png', { type: 'image/png' });

describe('an invalid form', () => {
  it('says how many fields are wrong and which is the first, which gets the focus', async () => {
    await openIntegrante();
    write(/^Nombres/, ' ');
    write(/^Apellidos/, ' ');
    press('Guardar cambios');
    await expectToast('Corrija 2 campos. El primero es «Nombres».');
    expect(document.activeElement).toBe(screen.getByLabelText(/^Nombres/));
  });

  it('says the message of its only wrong field', async () => {
    await openIntegrante();
    write(/^Apellidos/, ' ');
    press('Guardar cambios');
    await expectToast('Escriba los apellidos');
    expect(document.activeElement).toBe(screen.getByLabelText(/^Apellidos/));
  });

  it('says how many digits of an ORCID are missing', async () => {
    await openIntegrante();
    write(/^ORCID/, '0000-0002');
    press('Guardar cambios');
    await expectToast('El ORCID no es válido: le faltan 8 cifras');
  });

  it('replaces its earlier notification', async () => {
    await openIntegrante();
    write(/^Nombres/, ' ');
    press('Guardar cambios');
    await expectToast('Escriba los nombres');
    restOnToast();
    write(/^Apellidos/, ' ');
    press('Guardar cambios');
    await waitFor(() => expect(toasts()).toEqual(['Corrija 2 campos. El primero es «Nombres».']));
  });

  it('says a specified text alone, though other fields are wrong too', async () => {
    openAt('/convenios/editar_convenio/4');
    await screen.findByLabelText(/^Nombre/);
    write(/^Nombre/, ' ');
    write(/^Sitio web/, 'sin dominio');
    press('Guardar cambios');
    await expectToast('Por favor complete el nombre del convenio');
    expect(toasts()).toEqual(['Por favor complete el nombre del convenio']);
  });
});

it('a save that fails gives the focus back to its button, which lost it when it was disabled', async () => {
  failuresAreLogged();
  await openIntegrante();
  write(/^Nombres/, 'Otra');
  refuse('updateIntegrante', undefined, 500);
  (document.activeElement as HTMLElement | null)?.blur();
  press('Guardar cambios');
  await expectToast('Error al actualizar');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Guardar cambios' })));
});

describe('a refused file', () => {
  it('is also refused under its field, until a file is accepted', async () => {
    await openIntegrante();
    chooseImagen(pdf);
    await expectToast('Solo se permiten archivos JPG, JPEG, PNG, GIF y WebP', 'Tipo de archivo no permitido');
    const field = screen.getByLabelText('Imagen', { selector: 'input' });
    const help = () => document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent;
    expect(help()).toBe(
      'Tipo de archivo no permitido: application/pdf. Solo se permiten archivos JPG, JPEG, PNG, GIF y WebP',
    );
    expect(field.getAttribute('aria-invalid')).toBe('true');
    chooseImagen(picture);
    await waitFor(() => expect(help()).not.toContain('Solo se permiten'));
    expect(field.getAttribute('aria-invalid')).toBe('false');
  });

  it('replaces the notification of the file refused before', async () => {
    await openIntegrante();
    chooseImagen(pdf);
    await expectToast('Solo se permiten archivos');
    restOnToast();
    chooseImagen(empty);
    await waitFor(() => expect(toasts().join()).toContain('El archivo está vacío'));
    expect(toasts().join()).not.toContain('Solo se permiten archivos');
  });
});

it('a counter stays beside the message of a text that is too long', async () => {
  answerDone('updateConvenio');
  openAt('/convenios/editar_convenio/4');
  const field = await screen.findByLabelText(/^Descripción/);
  write(/^Descripción/, 'x'.repeat(5_200));
  press('Guardar cambios');
  await screen.findByText(/Use como máximo 5000 caracteres/);
  const help = document.getElementById(field.getAttribute('aria-describedby') ?? '');
  expect(help?.textContent).toBe('Use como máximo 5000 caracteres 5.200 de 5.000');
  expect(bodiesOf('updateConvenio')).toEqual([]);
});
