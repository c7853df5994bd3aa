import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { NEW_RECORD } from '../../admin/session/localCopies/localCopy.ts';
import { DESCRIPCION_IMAGEN_REQUIRED } from '../../contract/entities/imagen.ts';
import { encodeId } from '../../contract/values/encodedIds.ts';
import { aNoticia } from '../support/builders/staffNoticia.ts';
import { anEvento, aProducto, aProyecto } from '../support/builders/staffRecords.ts';
import { LAURA } from '../support/laura.ts';
import { memoryCopies } from '../support/memoryCopies.ts';
import { answer, answerPending, answerRaw, bodiesOf, mockedNetwork } from '../support/network.ts';
import { expectToast, failuresAreLogged, here, openAt, press, signIn, write } from './backOffice.tsx';

mockedNetwork();

const TITULO = 'El grupo abre su laboratorio';
const SAVED = { created_at: '2026-11-20T15:00:00.000Z', created_by: 'ana', updated_at: '2026-11-20T15:00:00.000Z' };
const DRAFT = { id: 4, recurso: 'noticias' as const, nombre: 'Arrecifes', version: 1, updated_by: 'ana', ...SAVED };
const STORED = { version_base: null, base: null, archivo: null, origen: null, vistas_previas: [] };
const PICTURE = new File(['x'], 'foto.png', { type: 'image/png' });

const OLDER = aNoticia({ id: 8, titulo: 'Congreso', fecha: '2025-05-01', imagen: 'n8.webp', activo: 0 });

beforeEach(() => {
  signIn();
  answer('listNoticias', { success: 1, noticias: [OLDER, aNoticia()] });
  answer('getNoticia', { success: 1, noticia: aNoticia() });
  answer('listProyectos', { success: 1, projects: [aProyecto()] });
  answer('listProductos', { success: 1, products: [aProducto()] });
  answer('listEventos', { success: 1, eventos: [anEvento({ nombre: 'Foro vial' })] });
});

const valueIn = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label).value;

/** Chooses a record in a searchable select. */
async function pick(label: string, option: string) {
  fireEvent.mouseDown(screen.getByRole('combobox', { name: label }));
  fireEvent.click(await screen.findByRole('option', { name: option }));
}

describe('admin/noticias', () => {
  it('lists título, fecha, imagen and estado, newest first', async () => {
    openAt('/noticias');
    const link = await screen.findByRole('link', { name: TITULO });
    expect(link.getAttribute('href')).toBe('#/admin/noticias/9');
    const [, newest, oldest] = screen.getAllByRole('row').map((row) => row.textContent);
    expect(newest).toBe(`${TITULO}12 mar 2026Sin imagenActivo`);
    expect(oldest).toBe('Congreso1 may 2025Inactivo');
    expect(document.querySelector('td img')?.getAttribute('src')).toContain('/api/uploads/noticias/n8');
    expect(screen.getByRole('link', { name: 'Agregar noticia' }).getAttribute('href')).toBe('#/admin/noticias/create');
    screen.getByRole('button', { name: 'Exportar' });
  });

  it('searches title and summary', async () => {
    openAt('/noticias');
    write('Buscar por título o resumen', 'congreso', await screen.findByRole('main'));
    await waitFor(() => expect(screen.queryByRole('link', { name: TITULO })).toBeNull());
    screen.getByRole('link', { name: 'Congreso' });
  });

  it('invites to add the first one', async () => {
    answer('listNoticias', { success: 1, noticias: [] });
    openAt('/noticias');
    await screen.findByText('Aún no hay noticias. Agregue la primera.');
  });

  it('has its heading while the draft is loaded', async () => {
    answerPending('getDraft');
    openAt('/noticias/create?borrador=4');
    await screen.findByRole('heading', { level: 1, name: 'Agregar noticia' });
    expect(screen.queryByRole('textbox', { name: /^Título/ })).toBeNull();
  });

  it('opens the draft of a new noticia in the form', async () => {
    const draft = { ...DRAFT, recurso_id: null };
    answer('listDrafts', { success: 1, borradores: [draft] });
    answer('getDraft', { success: 1, borrador: { ...draft, ...STORED, campos: { titulo: 'Arrecifes' } } });
    openAt('/noticias');
    await screen.findByRole('group', { name: 'Arrecifes' });
    press('Ver borrador');
    await screen.findByDisplayValue('Arrecifes');
    expect(here()).toBe('#/admin/noticias/create?borrador=4');
    screen.getByRole('button', { name: 'Publicar' });
    screen.getByRole('button', { name: 'Guardar como borrador' });
  });
});

describe('admin/noticias/create', () => {
  async function openForm() {
    openAt('/noticias/create');
    await screen.findByLabelText(/^Título/);
  }

  it('sends all fields and returns to the list', async () => {
    answer('addNoticia', { success: 1, message: 'Hecho', noticia: aNoticia() });
    await openForm();
    write(/^Título/, TITULO);
    write(/^Fecha/, '2026-03-12');
    write('Resumen', 'Las puertas se abren.');
    fireEvent.change(screen.getByLabelText('Imagen'), { target: { files: [PICTURE] } });
    write('Descripción de la imagen', 'La puerta');
    await pick('Evento', 'Foro vial');
    write('Fuente', 'https://example.org/n');
    fireEvent.click(screen.getByRole('switch', { name: 'Noticia activa' }));
    write('Publicar desde', '2026-03-12T08:00');
    press('Agregar noticia');
    await expectToast('Noticia agregada exitosamente');
    // The test environment drops empty fields of a form.
    expect(bodiesOf('addNoticia')).toEqual([
      {
        titulo: TITULO,
        fecha: '2026-03-12',
        resumen: 'Las puertas se abren.',
        imagen: { name: 'foto.png', type: 'image/png' },
        descripcion_imagen: 'La puerta',
        url_fuente: 'https://example.org/n',
        evento_id: '6',
        activo: '0',
        publicar_desde: '2026-03-12T13:00:00.000Z',
      },
    ]);
    await waitFor(() => expect(here()).toBe('#/admin/noticias'));
  });

  it('requires a title, a date and a description of the picture', async () => {
    await openForm();
    write(/^Título/, '   ');
    fireEvent.change(screen.getByLabelText('Imagen'), { target: { files: [PICTURE] } });
    press('Agregar noticia');
    await screen.findByText(DESCRIPCION_IMAGEN_REQUIRED);
    screen.getByText('Escriba el título');
    screen.getByText('Elija la fecha');
    expect(bodiesOf('addNoticia')).toEqual([]);
  });

  it('has at most one link: a choice empties the others', async () => {
    await openForm();
    screen.getByText(/Puede elegir un proyecto, un producto o un evento, solo uno/);
    await pick('Proyecto', aProyecto().nombre);
    await waitFor(() => expect(valueIn('Proyecto')).toBe(aProyecto().nombre));
    await pick('Producto', aProducto().nombre);
    await waitFor(() => expect([valueIn('Proyecto'), valueIn('Producto')]).toEqual(['', aProducto().nombre]));
  });

  it('recovers what a closed tab left', async () => {
    const place = { userId: String(LAURA.id), resource: 'noticias', recordId: NEW_RECORD } as const;
    const left = { base: {}, changes: { titulo: 'Arrecifes' }, files: [], wasSent: false };
    openAt('/noticias/create', memoryCopies([{ ...place, ...left, id: 'a', tab: 'closed', savedAt: Date.now() }]));
    fireEvent.click(await screen.findByRole('button', { name: 'Recuperar' }));
    await screen.findByDisplayValue('Arrecifes');
  });
});

describe('admin/noticias/{id}', () => {
  const path = `/noticias/${aNoticia().id}`;

  it('saves a change, also a link that is taken away, and returns to the list', async () => {
    const linked = aNoticia({ imagen: 'n9.webp', descripcion_imagen: 'La puerta', proyecto_id: 3 });
    answer('getNoticia', { success: 1, noticia: linked });
    answer('updateNoticia', { success: 1, message: 'Hecho', noticia: { ...linked, proyecto_id: null } });
    openAt(path);
    await screen.findByLabelText(/^Título/);
    await waitFor(() => expect(valueIn('Proyecto')).toBe(aProyecto().nombre));
    write('Resumen', 'Otro');
    const links = screen.getByRole('group', { name: 'De qué trata' });
    fireEvent.click(within(links).getByLabelText('Borrar el valor'));
    press('Guardar cambios');
    await expectToast('Noticia actualizada exitosamente');
    expect(bodiesOf('updateNoticia')).toMatchObject([
      { version: '7', titulo: TITULO, resumen: 'Otro', activo: '1', texto: '<p>Habrá visitas.</p>' },
    ]);
    expect(bodiesOf('updateNoticia')[0]).not.toHaveProperty('proyecto_id');
    await waitFor(() => expect(here()).toBe('#/admin/noticias'));
  });

  it('requires a description while it has a picture', async () => {
    const noticia = aNoticia({ imagen: 'n9.webp', descripcion_imagen: 'La puerta' });
    answer('getNoticia', { success: 1, noticia });
    openAt(path);
    await screen.findByRole('img', { name: 'Imagen actual' });
    write('Descripción de la imagen', '');
    press('Guardar cambios');
    await screen.findByText(DESCRIPCION_IMAGEN_REQUIRED);
    expect(bodiesOf('updateNoticia')).toEqual([]);
  });

  it('names its noticia, and has versions, archive, visits and a link to the site', async () => {
    openAt(path);
    await screen.findByRole('heading', { level: 1, name: `Editar noticia: ${TITULO}` });
    for (const name of ['Versiones', 'Archivar', 'Guardar como borrador']) screen.getByRole('button', { name });
    const href = screen.getByRole('link', { name: 'Ver en el sitio' }).getAttribute('href');
    expect(href).toBe(`/noticias/${encodeId(9)}/el-grupo-abre-su-laboratorio`);
    await screen.findByText(/visitas/i, { selector: 'h2, h3' });
  });

  it('shows the names of its links in the versions', async () => {
    const row = { id: 1, created_at: SAVED.created_at, usuario: 'ana', recurso: 'noticias', recurso_id: 9 };
    const written = { accion: 'actualizar', operacion: 'a', deshace: '', hay_mas: false, tabla: 'noticias' };
    const [antes, despues] = [
      { proyecto_id: 3, evento_id: null },
      { proyecto_id: null, evento_id: 6 },
    ];
    answer('listMovements', { success: 1, movimientos: [{ ...row, ...written, antes, despues }] });
    openAt(path);
    fireEvent.click(await screen.findByRole('button', { name: 'Versiones' }));
    const dialog = await screen.findByRole('dialog', { name: 'Versiones' });
    await within(dialog).findByText('Foro vial');
    await within(dialog).findByText(aProyecto().nombre);
  });

  it('asks which value stays when somebody else changed the same field', async () => {
    failuresAreLogged();
    const actual = aNoticia({ resumen: 'De otra persona', fecha: '2026-04-01', version: 8 });
    answer('updateNoticia', { success: 1, message: 'Hecho', noticia: actual });
    const message = 'Otra persona cambió este registro mientras usted lo editaba.';
    answerRaw('updateNoticia', { success: 0, message, actual }, 409, true);
    openAt(path);
    await screen.findByLabelText(/^Título/);
    write('Resumen', 'Mío');
    press('Guardar cambios');
    const dialog = await screen.findByRole('dialog', { name: 'Cambios de otra persona' });
    const group = within(dialog).getByRole('radiogroup', { name: 'Resumen' });
    fireEvent.click(within(group).getByRole('radio', { name: /^Lo que usted escribió/ }));
    press('Guardar', dialog);
    await expectToast('Noticia actualizada exitosamente');
    expect(bodiesOf('updateNoticia').at(-1)).toMatchObject({ version: '8', resumen: 'Mío', fecha: '2026-04-01' });
  });

  it('says that it has a draft, and shows it', async () => {
    const draft = { ...DRAFT, recurso_id: aNoticia().id };
    answer('listDrafts', { success: 1, borradores: [draft] });
    answer('getDraft', { success: 1, borrador: { ...draft, ...STORED, campos: { titulo: 'Otro título' } } });
    openAt(path);
    await screen.findByText(/^Hay un borrador de este registro/);
    press('Ver borrador');
    await screen.findByText(/^Este es el borrador/);
    expect((await screen.findByLabelText<HTMLInputElement>(/^Título/)).value).toBe('Otro título');
  });
});
