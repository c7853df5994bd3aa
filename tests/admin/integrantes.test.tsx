import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { IMAGE_MAX_BYTES } from '../../contract/values/constants.ts';
import { anIntegrante } from '../support/builders/staffRecords.ts';
import { answer, answerDone, answerRaw, bodiesOf, mockedNetwork, refuse } from '../support/network.ts';
import {
  choose,
  expectErrorToast,
  expectToast,
  failuresAreLogged,
  here,
  openAt,
  press,
  signIn,
  write,
} from './backOffice.tsx';

mockedNetwork();

const file = (name: string, type: string, size = 3) => {
  const made = new File(['abc'], name, { type });
  Object.defineProperty(made, 'size', { value: size });
  return made;
};
const pick = (label: string | RegExp, chosen: File) => {
  const input = screen.getByLabelText<HTMLInputElement>(label, { selector: 'input' });
  fireEvent.change(input, { target: { files: [chosen] } });
  return input;
};

const show = (group: RegExp, choice: 'Sí' | 'No', among: HTMLElement = document.body) =>
  void fireEvent.click(within(within(among).getByRole('group', { name: group })).getByRole('radio', { name: choice }));

beforeEach(() => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:vista');
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined);
  answer('listIntegrantes', { success: 1, integrantes: [anIntegrante()] });
  answer('getIntegrante', { success: 1, investigador: anIntegrante(), proyectos: [] });
});

describe('admin/integrantes', () => {
  it('shows "Cargando usuario..." until the user is loaded', async () => {
    signIn('{');
    openAt('/integrantes');
    expect(await screen.findByText('Cargando usuario...')).toBeTruthy();
  });

  it('shows a table of names and cargo, with links to view and edit each integrante', async () => {
    signIn();
    openAt('/integrantes');
    await screen.findByRole('link', { name: 'Editar perfil de Ana Núñez' });
    expect([...document.querySelectorAll('th')].map((header) => header.textContent)).toEqual([
      // the checkbox that selects a row
      '',
      'Nombres',
      'Apellidos',
      'Cargo',
      'Grupo',
      'Acciones',
    ]);
    expect(screen.getByRole('link', { name: 'Editar perfil de Ana Núñez' }).getAttribute('href')).toBe(
      '#/admin/integrante_detail/5',
    );
    press('Ver a Ana Núñez');
    const modal = within(await screen.findByRole('dialog', { name: 'Ana Núñez' }));
    for (const text of ['Investigadora', 'Interno', 'Ingeniera', 'ana@example.org', 'Maestría', 'Doctorado', 'Salud'])
      expect(modal.getByText(text)).toBeTruthy();
  });

  it('logs an error when the list cannot be loaded', async () => {
    failuresAreLogged();
    signIn();
    refuse('listIntegrantes', 'No disponible', 403);
    openAt('/integrantes');
    await screen.findByRole('button', { name: 'Reintentar' });
    expect(document.querySelector('.MuiSnackbar-root')).toBeNull();
  });
});

describe('the form of a new integrante', () => {
  async function open() {
    signIn();
    openAt('/integrantes');
    await screen.findByRole('link', { name: 'Editar perfil de Ana Núñez' });
    press('Agregar integrante');
    return await screen.findByRole('dialog', { name: 'Agregar integrante' });
  }

  async function fill(dialog: HTMLElement) {
    write(/^Nombres/, 'Inés', dialog);
    write(/^Apellidos/, 'Caicedo', dialog);
    write(/^Cargo/, 'Asesora', dialog);
    await choose(/^Grupo/, 'Externo', dialog);
    show(/^Mostrar el correo/, 'No', dialog);
    show(/^Mostrar la fotografía/, 'Sí', dialog);
  }

  it('requires four fields and a valid e-mail', async () => {
    const dialog = await open();
    write(/^Correo/, 'ines', dialog);
    press('Agregar integrante', dialog);
    for (const text of [
      'Escriba los nombres',
      'Escriba los apellidos',
      'Escriba el cargo',
      'Elija el grupo',
      'El correo electrónico no es válido',
    ])
      expect(await within(dialog).findByText(text), text).toBeTruthy();
    expect(bodiesOf('addIntegrante')).toEqual([]);
  });

  it('demands a choice of what visitors see, and sends what is hidden', async () => {
    answer('addIntegrante', { success: 1, message: 'ok', integrante: anIntegrante({ id: 6 }) });
    const dialog = await open();
    for (const group of [/^Mostrar el correo/, /^Mostrar la fotografía/]) {
      const radios = within(within(dialog).getByRole('group', { name: group })).getAllByRole<HTMLInputElement>('radio');
      expect(radios.map(({ checked }) => checked)).toEqual([false, false]);
    }
    within(dialog).getByText('Las copias que otros ya guardaron (navegadores, buscadores, chats) pueden durar más.');
    press('Agregar integrante', dialog);
    expect(await within(dialog).findAllByText('Elija si se muestra')).toHaveLength(2);
    await fill(dialog);
    write('Fecha de la autorización', '2026-03-01', dialog);
    write('Nota de la autorización', 'Formato firmado', dialog);
    press('Agregar integrante', dialog);
    await expectToast('Integrante agregado exitosamente');
    expect(bodiesOf('addIntegrante')).toMatchObject([
      { correo_publico: '0', fecha_autorizacion: '2026-03-01', nota_autorizacion: 'Formato firmado' },
    ]);
    // What a server shows unless it is told otherwise, another server too.
    expect(bodiesOf('addIntegrante')[0]).not.toHaveProperty('imagen_publica');
  });

  it('sends the picture and the lists, and reloads the list of integrantes', async () => {
    answer('addIntegrante', { success: 1, message: 'ok', integrante: anIntegrante({ id: 6 }) });
    const dialog = await open();
    await fill(dialog);
    write(/^Estudios/, 'Maestría, , Doctorado', dialog);
    pick('Imagen', file('foto.png', 'image/png'));
    const preview = await within(dialog).findByRole<HTMLImageElement>('img', { name: 'Vista previa de foto.png' });
    expect(preview.getAttribute('src')).toBe('blob:vista');
    expect(getComputedStyle(preview).maxHeight).toBe('500px');
    press('Agregar integrante', dialog);
    await expectToast('Integrante agregado exitosamente');
    expect(bodiesOf('addIntegrante')).toMatchObject([
      {
        nombres: 'Inés',
        grupo: '2',
        estudios: '["Maestría","Doctorado"]',
        areas_tematicas: '[]',
        created_by: 'lpena',
        imagen: { name: 'foto.png', type: 'image/png' },
      },
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(bodiesOf('listIntegrantes')).toHaveLength(2));
  });

  it.each([
    [
      file('acta.pdf', 'application/pdf'),
      'Tipo de archivo no permitido: application/pdf',
      'Solo se permiten archivos JPG, JPEG, PNG, GIF y WebP',
    ],
    [
      file('logo.svg', 'image/svg+xml'),
      'Tipo de archivo no permitido: image/svg+xml',
      'Solo se permiten archivos JPG, JPEG, PNG, GIF y WebP',
    ],
    [
      file('grande.png', 'image/png', IMAGE_MAX_BYTES + 1),
      'Archivo demasiado grande',
      'El archivo debe ser menor a 5MB',
    ],
  ])('rejects a file and clears the field', async (chosen, title, text) => {
    const dialog = await open();
    pick('Imagen', file('buena.png', 'image/png'));
    await within(dialog).findByRole('img');
    const input = pick('Imagen', chosen);
    await expectToast(text, title);
    await within(dialog).findByText(`${title}. ${text}`);
    expect(input.value).toBe('');
    expect(within(dialog).queryByRole('img')).toBeNull();
  });

  it('has all fields of the edit form, and sends them in one request', async () => {
    answer('addIntegrante', { success: 1, message: 'ok', integrante: anIntegrante({ id: 6 }) });
    const dialog = await open();
    await fill(dialog);
    write('Perfil de LinkedIn', 'https://example.org/ines', dialog);
    write('Hoja de vida', 'https://example.org/hv', dialog);
    press('Agregar integrante', dialog);
    await expectToast('Integrante agregado exitosamente');
    const links = { url_linkedin: 'https://example.org/ines', url_hv: 'https://example.org/hv' };
    expect(bodiesOf('addIntegrante')).toMatchObject([links]);
    expect(bodiesOf('updateIntegrante')).toEqual([]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('accepts a picture of exactly 5 MB', async () => {
    const dialog = await open();
    pick('Imagen', file('justa.webp', 'image/webp', IMAGE_MAX_BYTES));
    await within(dialog).findByRole('img', { name: 'Vista previa de justa.webp' });
  });

  it.each([
    ['Ya existe ese integrante', 'Ya existe ese integrante'],
    [undefined, 'Error al agregar el integrante'],
  ])('shows the error: %s', async (message, expected) => {
    failuresAreLogged();
    refuse('addIntegrante', message);
    const dialog = await open();
    await fill(dialog);
    press('Agregar integrante', dialog);
    await expectErrorToast(expected);
    expect(screen.queryByRole('dialog')).toBeTruthy();
  });
});

describe('admin/integrante_detail/{id}', () => {
  async function open() {
    signIn();
    openAt('/integrante_detail/5');
    await screen.findByRole('heading', { level: 1, name: 'Editar perfil del integrante: Ana Núñez' });
    await screen.findByLabelText(/^Nombres/);
  }

  it('splits studies and areas on commas and shows them as badges', async () => {
    await open();
    const studies = screen.getByRole('list', { name: 'Estudios como etiquetas' });
    expect(
      within(studies)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['Maestría', 'Doctorado']);
    write('Áreas temáticas', 'Uno, dos tres,, cuatro');
    const areas = await screen.findByRole('list', { name: 'Áreas temáticas como etiquetas' });
    await waitFor(() =>
      expect(
        within(areas)
          .getAllByRole('listitem')
          .map((item) => item.textContent),
      ).toEqual(['Salud', 'Uno', 'dos tres', 'cuatro']),
    );
  });

  it('removes a chip, counts the items and says how many are allowed', async () => {
    await open();
    const studies = screen.getByRole('list', { name: 'Estudios como etiquetas' });
    press('Quitar Maestría');
    await waitFor(() => expect(studies.textContent).toBe('Doctorado'));
    expect(document.activeElement).toBe(screen.getByLabelText('Estudios'));
    await screen.findByText(/^Separe con comas\. 1 estudio de 30 como máximo\./);
    write('Estudios', Array.from({ length: 31 }, (_, n) => `E${n}`).join(', '));
    press('Guardar cambios');
    await screen.findByText('Escriba como máximo 30 estudios');
    expect(bodiesOf('updateIntegrante')).toEqual([]);
  });

  it('returns to the list on back and on cancel', async () => {
    await open();
    for (const name of ['Volver', 'Cancelar'])
      expect(screen.getByRole('link', { name }).getAttribute('href')).toBe('#/admin/integrantes');
    fireEvent.click(screen.getByRole('link', { name: 'Cancelar' }));
    await waitFor(() => expect(here()).toBe('#/admin/integrantes'));
  });

  it('sends the e-mail as correo', async () => {
    answerDone('updateIntegrante');
    await open();
    write(/^Cargo/, 'Directora');
    press('Guardar cambios');
    await expectToast('Integrante actualizado exitosamente');
    expect(bodiesOf('updateIntegrante')).toMatchObject([{ id: '5', cargo: 'Directora', correo: 'ana@example.org' }]);
  });

  it('says who recorded the authorisation, and sends a switch that changes', async () => {
    answerDone('updateIntegrante');
    const autorizacion = { fecha_autorizacion: '2026-03-01', autorizacion_por: 'maria.prueba' };
    answer('getIntegrante', { success: 1, investigador: anIntegrante(autorizacion), proyectos: [] });
    await open();
    await screen.findByText('Registrada por maria.prueba.');
    show(/^Mostrar la fotografía/, 'No');
    press('Guardar cambios');
    await expectToast('Integrante actualizado exitosamente');
    const [body] = bodiesOf('updateIntegrante');
    expect(body).toMatchObject({ imagen_publica: '0' });
    for (const field of ['correo_publico', 'fecha_autorizacion', 'autorizacion_por'])
      expect(body).not.toHaveProperty(field);
  });

  it('removes the picture with the next save, unless it is kept', async () => {
    const integrante = anIntegrante({ version: 2, nombre_imagen: null });
    answerRaw('updateIntegrante', { success: 1, message: 'Hecho', integrante });
    answer('getIntegrante', {
      success: 1,
      investigador: anIntegrante({ nombre_imagen: 'ana.jpg' }),
      proyectos: [],
    });
    await open();
    await screen.findByRole('img', { name: 'Imagen actual' });
    press('Quitar la imagen');
    expect(screen.queryByRole('img', { name: 'Imagen actual' })).toBeNull();
    press('Conservar la imagen');
    await screen.findByRole('img', { name: 'Imagen actual' });
    press('Quitar la imagen');
    await screen.findByText('La imagen se quitará al guardar.');
    press('Guardar cambios');
    await expectToast('Integrante actualizado exitosamente');
    expect(bodiesOf('updateIntegrante')).toMatchObject([{ quitar_imagen: '1' }]);
    await waitFor(() => expect(screen.queryByText('La imagen se quitará al guardar.')).toBeNull());
    expect(screen.queryByRole('button', { name: 'Quitar la imagen' })).toBeNull();
  });

  it('requires its fields and valid URLs', async () => {
    await open();
    write(/^Nombres/, ' ');
    write(/^Perfil de LinkedIn/, 'javascript:alert(1)');
    press('Guardar cambios');
    await screen.findByText('Escriba los nombres');
    await screen.findByText('La URL del perfil de LinkedIn no es válida: debe comenzar por http:// o https://');
    expect(bodiesOf('updateIntegrante')).toEqual([]);
  });

  it.each([
    ['La imagen está dañada', 'La imagen está dañada'],
    [undefined, 'Error al actualizar el integrante'],
  ])('shows the error: %s', async (message, expected) => {
    failuresAreLogged();
    refuse('updateIntegrante', message);
    await open();
    write(/^Cargo/, 'Directora');
    press('Guardar cambios');
    await expectErrorToast(expected);
  });
});
