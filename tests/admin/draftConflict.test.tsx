import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { messages } from '../../contract/calls/messages.ts';
import { aNoticia } from '../support/builders/staffNoticia.ts';
import { answer, answerRaw, bodiesOf, mockedNetwork, requestIdsOf } from '../support/network.ts';
import { expectToast, failuresAreLogged, openAt, press, signIn, whenAsked, write } from './backOffice.tsx';

mockedNetwork();

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

it('a refused file leaves the draft: the next save publishes it', async () => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:vista');
  storeDraft(null);
  answerRaw('addNoticia', { success: 0, message: 'El archivo no es una imagen válida' }, 415);
  openAt('/noticias/create?borrador=4');
  await screen.findByDisplayValue('Arrecifes');
  const picture = new File(['x'], 'foto.png', { type: 'image/png' });
  fireEvent.change(screen.getByLabelText('Imagen'), { target: { files: [picture] } });
  press('Publicar');
  await expectToast('El archivo no es una imagen válida');
  answer('addNoticia', { success: 1, message: 'Hecho', noticia: aNoticia() });
  answer('listDrafts', { success: 1, borradores: [] });
  press('Publicar');
  await expectToast('Noticia agregada exitosamente');
  expect(versionsSent('addNoticia')).toEqual(['1', '1']);
});

it('publishing a draft without answer is sent again with its id', async () => {
  storeDraft(null);
  answer('addNoticia', { success: 1, message: 'Hecho', noticia: aNoticia() });
  answerRaw('addNoticia', '', 502, true);
  openAt('/noticias/create?borrador=4');
  await screen.findByDisplayValue('Arrecifes');
  press('Publicar');
  await expectToast(messages.noticias.addFailed);
  answer('listDrafts', { success: 1, borradores: [] });
  await waitFor(() => expect(screen.getByRole('button', { name: 'Publicar' })).toHaveProperty('disabled', false));
  press('Publicar');
  await waitFor(() => expect(bodiesOf('addNoticia')).toHaveLength(2));
  const [first, second] = bodiesOf('addNoticia');
  expect(second).toEqual(first);
  expect(first).toMatchObject({ borrador_id: '4', borrador_version: '1' });
  const ids = requestIdsOf('addNoticia');
  expect(ids[1]).toBe(ids[0]);
});

it('publishing a draft without answer merges what was typed since after saving said that the draft is gone', async () => {
  storeDraft(null);
  answerRaw('addNoticia', '', 502, true);
  openAt('/noticias/create?borrador=4');
  await screen.findByDisplayValue('Arrecifes');
  press('Publicar');
  await expectToast(messages.noticias.addFailed);
  answer('listDrafts', { success: 1, borradores: [] });
  answerRaw('saveDraft', { success: 0, message: messages.borradores.gone, borrador: null }, 404);
  const isReady = () => expect(screen.getByRole('button', { name: 'Publicar' })).toHaveProperty('disabled', false);
  await waitFor(isReady);
  write('Resumen', 'Otro resumen');
  press('Guardar como borrador');
  await expectToast(messages.borradores.gone);
  await waitFor(isReady);
  const actual = aNoticia({ ...CAMPOS, id: 9 });
  answerRaw('addNoticia', { success: 0, message: 'Ya está guardado', actual, guardado: 1 }, 409);
  answer('updateNoticia', { success: 1, message: 'Hecho', noticia: actual });
  press('Publicar');
  await waitFor(() => expect(bodiesOf('updateNoticia')).toMatchObject([{ resumen: 'Otro resumen' }]));
  expect(new Set(requestIdsOf('addNoticia')).size).toBe(1);
  expect(screen.queryByText('Cambios de otra persona')).toBeNull();
});
