import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { messages } from '../../contract/calls/messages.ts';
import { eventos } from '../../dataProvider/resources/eventos.ts';
import { aNoticia } from '../support/builders/staffNoticia.ts';
import { anEvento } from '../support/builders/staffRecords.ts';
import { answer, answerDone, answerRaw, bodiesOf, mockedNetwork, requestIdsOf } from '../support/network.ts';
import { expectToast, failuresAreLogged, openAt, press, signIn, whenAsked, write } from './backOffice.tsx';

const received = mockedNetwork();

const SAVED = { created_at: '2026-11-20T15:00:00.000Z', created_by: 'ana', updated_at: '2026-11-20T15:00:00.000Z' };
const DRAFT = { id: 4, recurso: 'noticias' as const, nombre: 'Arrecifes', version: 1, updated_by: 'ana', ...SAVED };
const CAMPOS = { titulo: 'Arrecifes', fecha: '2026-03-12', descripcion_imagen: 'Un arrecife' };

/** The draft that the form opens; that of others is version 2. */
function storeDraft(recurso_id: number | null, archivo: string | null = null): void {
  const draft = { ...DRAFT, recurso_id };
  const base = recurso_id === null ? null : { ...aNoticia() };
  answer('listDrafts', { success: 1, borradores: [draft] });
  answer('getDraft', {
    success: 1,
    borrador: { ...draft, version_base: null, base, campos: CAMPOS, archivo, origen: null, vistas_previas: [] },
  });
}

const CONFLICT = { success: 0, message: messages.borradores.changed, borrador: { ...DRAFT, version: 2 } };

const versionsSent = (call: 'addNoticia' | 'updateNoticia') =>
  bodiesOf(call).map((body) => (body as { borrador_version?: unknown }).borrador_version);

beforeEach(() => {
  signIn();
  failuresAreLogged();
  answer('listNoticias', { success: 1, noticias: [aNoticia()] });
  answer('getNoticia', { success: 1, noticia: aNoticia() });
  answer('listProyectos', { success: 1, projects: [] });
  answer('listProductos', { success: 1, products: [] });
  answer('listEventos', { success: 1, eventos: [] });
});

it('publishing a draft of a new record that somebody else changed asks, and sends the stored version', async () => {
  storeDraft(null);
  answer('addNoticia', { success: 1, message: 'Hecho', noticia: aNoticia() });
  answerRaw('addNoticia', CONFLICT, 409, true);
  const asked = whenAsked(true);
  openAt('/noticias/create?borrador=4');
  await screen.findByDisplayValue('Arrecifes');
  answer('listDrafts', { success: 1, borradores: [] });
  press('Publicar');
  await expectToast('Noticia agregada exitosamente');
  expect(asked).toHaveBeenCalledWith(messages.borradores.confirmPublish);
  expect(versionsSent('addNoticia')).toEqual(['1', '2']);
});

it('publishing a changed draft of a record says so after No, and the form keeps its values', async () => {
  storeDraft(aNoticia().id);
  answerRaw('updateNoticia', CONFLICT, 409);
  whenAsked(false);
  openAt(`/noticias/${aNoticia().id}?borrador=4`);
  await screen.findByDisplayValue('Arrecifes');
  press('Publicar');
  await expectToast(messages.borradores.changed);
  expect(versionsSent('updateNoticia')).toEqual(['1']);
  screen.getByDisplayValue('Arrecifes');
});

it('publishing a changed draft with its file does not ask: nobody has seen the file', async () => {
  storeDraft(null, '/uploads/noticias/a.webp');
  answerRaw('addNoticia', CONFLICT, 409);
  const asked = whenAsked(true);
  openAt('/noticias/create?borrador=4');
  await screen.findByDisplayValue('Arrecifes');
  press('Publicar');
  await waitFor(() => expect(bodiesOf('addNoticia')).toHaveLength(1));
  await expectToast(messages.borradores.changed);
  expect(asked).not.toHaveBeenCalled();
});

it('publishing names the draft once: after a refused picture the next save sends what is missing', async () => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:vista');
  const evento = anEvento({ id: 9, nombre: 'Foro' });
  answer('listEventos', { success: 1, eventos: [evento] });
  answer('getEvento', { success: 1, evento });
  const draft = { ...DRAFT, recurso: 'eventos' as const, recurso_id: 9 };
  const base = { ...eventos.read(evento) };
  answer('listDrafts', { success: 1, borradores: [draft] });
  answer('getDraft', {
    success: 1,
    borrador: {
      ...draft,
      version_base: null,
      base,
      campos: { nombre: 'Foro vial' },
      archivo: null,
      origen: null,
      vistas_previas: [],
    },
  });
  answerDone('updateEvento');
  answerRaw('updateImagenEvento', { success: 0, message: 'El archivo no es una imagen válida' }, 415);
  openAt('/eventos/editar_evento/9?borrador=4');
  await screen.findByDisplayValue('Foro vial');
  const picture = new File(['x'], 'foto.png', { type: 'image/png' });
  fireEvent.change(screen.getByLabelText('Imagen'), { target: { files: [picture] } });
  await screen.findByLabelText(/^Descripción de la imagen/);
  write(/^Descripción de la imagen/, 'La mesa');
  press('Publicar');
  await expectToast('Los datos se guardaron, pero la imagen no. El archivo no es una imagen válida');
  answer('listDrafts', { success: 1, borradores: [] });
  const lists = () => received.filter(({ name }) => name === 'listDrafts').length;
  // Back in the tab, the form stays although the list no longer has its draft.
  fireEvent(window, new Event('visibilitychange'));
  await waitFor(() => expect(screen.queryByText(/^Este es el borrador/)).toBeNull());
  screen.getByDisplayValue('La mesa');
  const before = lists();
  answerRaw('updateImagenEvento', { success: 1, message: 'Listo', imagen: 'b.webp', descripcion_imagen: 'La mesa' });
  press('Publicar');
  await waitFor(() => expect(bodiesOf('updateImagenEvento')).toHaveLength(2));
  expect(bodiesOf('updateEvento').map((body) => 'borrador_id' in (body as object))).toEqual([true]);
  // The draft leaves the lists once the save has ended.
  await waitFor(() => expect(lists()).toBeGreaterThan(before + 1));
});

it('publishing a draft without answer is sent again as it was after saving said that the draft is gone', async () => {
  storeDraft(null);
  answer('addNoticia', { success: 1, message: 'Hecho', noticia: aNoticia() });
  answerRaw('addNoticia', '', 502, true);
  openAt('/noticias/create?borrador=4');
  await screen.findByDisplayValue('Arrecifes');
  press('Publicar');
  await expectToast(messages.noticias.addFailed);
  answer('listDrafts', { success: 1, borradores: [] });
  answerRaw('saveDraft', { success: 0, message: messages.borradores.gone, borrador: null }, 404);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Publicar' })).toHaveProperty('disabled', false));
  press('Guardar como borrador');
  await expectToast(messages.borradores.gone);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Publicar' })).toHaveProperty('disabled', false));
  press('Publicar');
  await waitFor(() => expect(bodiesOf('addNoticia')).toHaveLength(2));
  const [first, second] = bodiesOf('addNoticia');
  expect(second).toEqual(first);
  expect(first).toMatchObject({ borrador_id: '4', borrador_version: '1' });
  const ids = requestIdsOf('addNoticia');
  expect(ids[1]).toBe(ids[0]);
});

it('publishing the draft of a new evento is sent again with its id if the list of events cannot be read', async () => {
  const draft = { ...DRAFT, recurso: 'eventos' as const, recurso_id: null };
  const campos = { nombre: 'Foro vial', fecha: `${new Date().getFullYear()}-03-05`, tipo: 1, activo: true };
  const parts = { version_base: null, base: null, archivo: null, origen: null, vistas_previas: [], campos };
  answer('listDrafts', { success: 1, borradores: [draft] });
  answer('getDraft', { success: 1, borrador: { ...draft, ...parts } });
  answerDone('addEvento');
  openAt('/eventos?borrador=4');
  await screen.findByDisplayValue('Foro vial');
  answerRaw('listEventos', { success: 0, message: 'No hay conexión con la base de datos' }, 500);
  press('Publicar');
  await expectToast('No hay conexión con la base de datos');
  answer('listEventos', { success: 1, eventos: [anEvento({ id: 9, nombre: 'Foro vial' })] });
  answer('listDrafts', { success: 1, borradores: [] });
  const lists = () => received.filter(({ name }) => name === 'listDrafts').length;
  const before = lists();
  press('Publicar');
  await waitFor(() => expect(bodiesOf('addEvento')).toHaveLength(2));
  const [first, second] = bodiesOf('addEvento');
  expect(second).toEqual(first);
  expect(first).toMatchObject({ borrador_id: 4, borrador_version: 1 });
  const ids = requestIdsOf('addEvento');
  expect(ids[1]).toBe(ids[0]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(lists()).toBeGreaterThan(before));
});
