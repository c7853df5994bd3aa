import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { hasImagen } from '../../admin/records/forms/inputs/imagenRule.ts';
import { DESCRIPCION_IMAGEN_REQUIRED } from '../../contract/entities/imagen.ts';
import { anEvento, anIntegrante, aProyecto } from '../support/builders/staffRecords.ts';
import { answer, answerRaw, bodiesOf, mockedNetwork } from '../support/network.ts';
import { readSizesAndColors } from '../support/slimStyles.ts';
import { choose, closeToast, expectToast, failuresAreLogged, openAt, press, signIn, write } from './backOffice.tsx';
import { fillNewProyecto } from './newProyecto.ts';

mockedNetwork();
readSizesAndColors();

const PICTURE = new File(['x'], 'foto.png', { type: 'image/png' });
const SENT = { name: 'foto.png', type: 'image/png' };
const TEXT = 'Una avenida con ciclorruta';

const choosePicture = () => fireEvent.change(screen.getByLabelText('Imagen'), { target: { files: [PICTURE] } });
const describePicture = (text: string) => write(/^Descripción de la imagen/, text);

beforeEach(() => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:vista');
  signIn();
  answer('listLineas', { success: 1, lineas: [] });
  answer('listIntegrantes', { success: 1, integrantes: [] });
  answer('listProductos', { success: 1, products: [] });
});

it.each([
  [{}, false],
  [{ nombre_imagen: 'a.webp' }, true],
  [{ nombre_imagen: 'a.webp', imagen: false }, false],
  [{ nombre_imagen: null, imagen: { rawFile: PICTURE } }, true],
  [{ nombre_imagen: null, imagen: null }, false],
])('a form with %j has a picture: %s', (values, expected) => {
  expect(hasImagen(values)).toBe(expected);
});

describe('the picture of a new project', () => {
  it('needs a text, and is sent with the project', async () => {
    answer('addProyecto', { success: 1, message: 'Listo', project: aProyecto({ id: 12 }) });
    await fillNewProyecto();
    expect(screen.queryByLabelText(/^Descripción de la imagen/)).toBeNull();
    choosePicture();
    await screen.findByLabelText(/^Descripción de la imagen/);
    press('Agregar proyecto');
    await screen.findByText(DESCRIPCION_IMAGEN_REQUIRED);
    await closeToast(DESCRIPCION_IMAGEN_REQUIRED);
    describePicture(TEXT);
    press('Agregar proyecto');
    await expectToast('Proyecto agregado exitosamente');
    expect(bodiesOf('addProyecto')).toMatchObject([{ nombre: 'Nuevo', descripcion_imagen: TEXT, imagen: SENT }]);
  });
});

describe('the picture of a new event', () => {
  it('that is refused is named at its field, and stores nothing: the same save is sent again', async () => {
    failuresAreLogged();
    answer('listEventos', { success: 1, eventos: [] });
    answerRaw('addEvento', { success: 0, message: 'El archivo no es una imagen válida' }, 415);
    openAt('/eventos');
    fireEvent.click(await screen.findByRole('button', { name: 'Crear evento' }));
    const dialog = await screen.findByRole('dialog', { name: 'Crear evento' });
    write(/^Nombre del evento/, 'Nuevo', dialog);
    write(/^Fecha/, `${new Date().getFullYear()}-03-05`, dialog);
    await choose(/^Tipo/, 'Asistente', dialog);
    choosePicture();
    await screen.findByLabelText(/^Descripción de la imagen/);
    describePicture(TEXT);
    press('Crear evento', dialog);
    await expectToast('El archivo no es una imagen válida');
    const field = screen.getByLabelText('Imagen', { selector: 'input' });
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(field);
    const evento = anEvento({ id: 9, nombre: 'Nuevo', tipo: 2 });
    answerRaw('addEvento', { success: 1, message: 'Hecho', evento });
    press('Crear evento', dialog);
    await expectToast('Evento registrado');
    expect(bodiesOf('addEvento')).toMatchObject([{ imagen: SENT }, { imagen: SENT }]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

it('the stored picture of a form is shown at most 160 px high', async () => {
  answer('getIntegrante', { success: 1, investigador: anIntegrante(), proyectos: [] });
  openAt('/integrante_detail/5');
  expect(getComputedStyle(await screen.findByRole('img', { name: 'Imagen actual' })).maxHeight).toBe('160px');
});

it('initials take the place of a picture that a member has no longer', async () => {
  const integrantes = [anIntegrante(), anIntegrante({ id: 6, nombres: 'Eva', apellidos: 'Gil', nombre_imagen: null })];
  answer('listIntegrantes', { success: 1, integrantes });
  openAt('/integrantes');
  await screen.findByText('EG');
  expect(screen.queryByText('AN')).toBeNull();
});
