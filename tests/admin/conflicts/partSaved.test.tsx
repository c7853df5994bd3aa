import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aDetail, anEvento, aProyecto } from '../../support/builders/staffRecords.ts';
import { answer, answerDone, answerRaw, bodiesOf, mockedNetwork } from '../../support/network.ts';
import { choose, expectToast, failuresAreLogged, openAt, press, signIn, write } from '../backOffice.tsx';

mockedNetwork();

const REFUSED = { success: 0, message: 'El archivo no es una imagen válida' };
const UNSAVED = 'Hay cambios sin guardar';
const PARTLY = `Los datos se guardaron, pero la imagen no. ${REFUSED.message}`;

async function choosePicture() {
  const picture = new File(['x'], 'foto.png', { type: 'image/png' });
  fireEvent.change(screen.getByLabelText('Imagen'), { target: { files: [picture] } });
  await screen.findByLabelText(/^Descripción de la imagen/);
  write(/^Descripción de la imagen/, 'Un puente');
}

beforeEach(() => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:vista');
  signIn();
  failuresAreLogged();
  answer('listLineas', { success: 1, lineas: [] });
  answer('listIntegrantes', { success: 1, integrantes: [] });
  answer('listProductos', { success: 1, products: [] });
  answerRaw('updateImagenProyecto', REFUSED, 415);
  answerRaw('updateImagenEvento', REFUSED, 415);
});

describe('a form whose picture was refused after the other fields were saved', () => {
  const NOMBRE = aProyecto().nombre;

  /** @param prepare what the calls of the save answer */
  async function savePart(prepare = () => {}) {
    answer('getProyecto', aDetail());
    answerDone('updateProyecto');
    prepare();
    openAt('/detalle_proyecto/3');
    await screen.findByDisplayValue(NOMBRE);
    write(/^Nombre/, 'Otro nombre');
    await choosePicture();
    press('Guardar');
    await expectToast(PARTLY);
    press('Descartar la imagen elegida');
  }

  it('sends a field that is set back, with the version after the first save', async () => {
    await savePart();
    write(/^Nombre/, NOMBRE);
    press('Guardar');
    await waitFor(() => expect(bodiesOf('updateProyecto')).toHaveLength(2));
    expect(bodiesOf('updateProyecto')).toMatchObject([
      { nombre: 'Otro nombre', version: 7 },
      { nombre: NOMBRE, version: 8 },
    ]);
  });

  it('has no unsaved changes once the picture stays, until a saved field is changed again', async () => {
    const project = aProyecto({ imagen: 'a.webp', descripcion_imagen: 'Un puente' });
    answer('getProyecto', { ...aDetail(), project });
    answerDone('updateProyecto');
    openAt('/detalle_proyecto/3');
    await screen.findByDisplayValue(NOMBRE);
    write(/^Nombre/, 'Otro nombre');
    press('Quitar la imagen');
    press('Guardar');
    await expectToast(PARTLY);
    press('Conservar la imagen');
    await waitFor(() => expect(screen.queryByText(UNSAVED)).toBeNull());
    write(/^Nombre/, NOMBRE);
    await screen.findByText(UNSAVED);
    write(/^Nombre/, 'Otro nombre');
    await waitFor(() => expect(screen.queryByText(UNSAVED)).toBeNull());
  });

  it('does not take what it saved itself for the change of another person', async () => {
    await savePart();
    const others = { nombre: 'Otro nombre', objetivo: 'De otra persona', version: 9 };
    answerRaw('updateProyecto', { success: 0, message: 'No', actual: aProyecto(others) }, 409, true);
    write(/^Nombre/, 'Un tercero');
    press('Guardar');
    await waitFor(() => expect(bodiesOf('updateProyecto')).toHaveLength(3));
    expect(bodiesOf('updateProyecto')[2]).toMatchObject({ ...others, nombre: 'Un tercero' });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('leaves what another person changed, and the first save took', async () => {
    const actual = aProyecto({ objetivo: 'De otra persona', version: 8 });
    await savePart(() => answerRaw('updateProyecto', { success: 0, message: 'No', actual }, 409, true));
    write(/^Nombre/, 'Un tercero');
    press('Guardar');
    await waitFor(() => expect(bodiesOf('updateProyecto')).toHaveLength(3));
    expect(bodiesOf('updateProyecto').slice(1)).toMatchObject([
      { nombre: 'Otro nombre', objetivo: 'De otra persona', version: 8 },
      { nombre: 'Un tercero', objetivo: 'De otra persona', version: 9 },
    ]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('switches an event on again', async () => {
    const evento = anEvento({ imagen: 'a.webp', descripcion_imagen: 'Un puente' });
    answer('listEventos', { success: 1, eventos: [evento] });
    answer('getEvento', { success: 1, evento });
    answerDone('updateEvento');
    openAt('/eventos/editar_evento/6');
    await screen.findByDisplayValue(evento.nombre);
    await choose(/^Estado/, 'Inactivo');
    await choosePicture();
    press('Guardar cambios');
    await expectToast(PARTLY);
    press('Descartar la imagen elegida');
    await choose(/^Estado/, 'Activo');
    press('Guardar cambios');
    await waitFor(() => expect(bodiesOf('updateEvento')).toHaveLength(2));
    expect(bodiesOf('updateEvento')).toMatchObject([
      { estado: 0, version: 7 },
      { estado: 1, version: 8 },
    ]);
  });
});
