import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { messages } from '../../contract/calls/messages.ts';
import { convenios } from '../../dataProvider/resources/convenios.ts';
import { aNoticia } from '../support/builders/staffNoticia.ts';
import { aConvenio } from '../support/builders/staffRecords.ts';
import { answer, answerAfter, answerDone, answerRaw, bodiesOf, mockedNetwork } from '../support/network.ts';
import { expectToast, failuresAreLogged, here, openAt, press, signIn, whenAsked, write } from './backOffice.tsx';

const received = mockedNetwork();

const RECORD = aConvenio({ descripcion: 'Lo publicado', version: 3 });
const SAVED = { created_at: '2026-11-20T15:00:00.000Z', created_by: 'ana', updated_at: '2026-11-20T15:00:00.000Z' };
const SUMMARY = { id: 9, recurso: 'convenios' as const, nombre: 'Red vial', updated_by: 'ana', ...SAVED };
const FORM = `/convenios/editar_convenio/${RECORD.id}`;
const base = { ...convenios.read(RECORD) };

interface StoredDraft {
  id?: number;
  version: number;
  descripcion: string;
  recurso_id?: number | null;
  archivo?: string | null;
}

/** What the server has from now on. */
function store({ id = 9, version, descripcion, recurso_id = RECORD.id, archivo = null }: StoredDraft): void {
  const summary = { ...SUMMARY, id, version, recurso_id };
  const campos = { nombre: RECORD.nombre, descripcion };
  const parts = { version_base: 3, archivo, origen: null, vistas_previas: [], campos };
  answer('listDrafts', { success: 1, borradores: [summary] });
  answer('getDraft', {
    success: 1,
    borrador: { ...summary, ...parts, base: recurso_id === null ? null : base },
  });
}

function forget(): void {
  answer('listDrafts', { success: 1, borradores: [] });
  answerRaw('getDraft', { success: 0, message: 'No se encontró el borrador' }, 404);
}

const saved = (version: number, id = 9) => ({
  success: 1,
  message: 'Hecho',
  borrador: { ...SUMMARY, id, version, recurso_id: RECORD.id },
});
const GONE = { success: 0, message: messages.borradores.gone, borrador: null };

const CHANGED = 'Otra persona cambió este borrador. Ábralo de nuevo antes de descartarlo.';

const countOf = (name: string) => received.filter((call) => call.name === name).length;
const draftsSent = () => bodiesOf('saveDraft') as { id?: string; version?: string }[];
const published = () => bodiesOf('updateConvenio') as { borrador_id?: string; borrador_version?: string }[];
const discarded = () => received.filter(({ name }) => name === 'discardDraft').map(({ query }) => query.version);
const description = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Descripción/ }).value;
const noticeOfDraft = () => screen.findByText(/^Este es el borrador/);

/** The user comes back to the tab, which loads the lists again. */
async function returnToTab(): Promise<void> {
  const before = countOf('listDrafts');
  fireEvent(window, new Event('visibilitychange'));
  await waitFor(() => expect(countOf('listDrafts')).toBeGreaterThan(before));
}

beforeEach(() => {
  signIn();
  failuresAreLogged();
  answer('listConvenios', { success: 1, convenios: [RECORD] });
  for (const call of ['listProductos', 'listEventos'] as const) answerRaw(call, { success: 1 });
  answer('getConvenio', { success: 1, convenio: RECORD });
  answerDone('updateConvenio', 'discardDraft');
});

describe('the draft that a form was filled from', () => {
  /** Opens version 1, types, and looks at the preview after a colleague has saved version 2. */
  async function typeWhileColleagueSaves() {
    store({ version: 1, descripcion: 'La uno' });
    openAt(`${FORM}?borrador=9`);
    await noticeOfDraft();
    write(/^Descripción/, 'La mía');
    store({ version: 2, descripcion: 'La dos' });
    const vista_previa = { id: 1, created_at: SAVED.created_at, created_by: 'ana', vence: '2027-01-01T00:00:00.000Z' };
    answer('createPreview', { success: 1, message: 'Hecho', ruta: '/borrador/x', vista_previa });
    const before = countOf('getDraft');
    press('Vista previa');
    await screen.findByRole('dialog', { name: 'Vista previa' });
    await waitFor(() => expect(countOf('getDraft')).toBeGreaterThan(before));
    press('Cerrar');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }

  it('is the version that its publication names after a newer one was loaded', async () => {
    await typeWhileColleagueSaves();
    expect(description()).toBe('La mía');
    press('Publicar');
    await waitFor(() => expect(published()).toMatchObject([{ borrador_id: '9', borrador_version: '1' }]));
  });

  it('is the version that saving it names after a newer one was loaded', async () => {
    await typeWhileColleagueSaves();
    answerRaw('saveDraft', saved(3));
    press('Guardar como borrador');
    await waitFor(() => expect(draftsSent()).toMatchObject([{ id: '9', version: '1' }]));
  });

  it('is the version that discarding it names after a newer one was listed, until the user is told of that', async () => {
    await typeWhileColleagueSaves();
    await returnToTab();
    answerRaw('discardDraft', { success: 0, message: CHANGED, actual: { ...SUMMARY, version: 2 } }, 409, true);
    whenAsked(true);
    press('Descartar borrador');
    await expectToast(CHANGED);
    expect(discarded()).toEqual(['1']);
    expect(description()).toBe('La mía');
    press('Descartar borrador');
    await waitFor(() => expect(discarded()).toEqual(['1', '2']));
  });

  it('becomes the newer version after it could not be discarded', async () => {
    store({ version: 1, descripcion: 'La uno' });
    openAt(`${FORM}?borrador=9`);
    await screen.findByDisplayValue('La uno');
    store({ version: 2, descripcion: 'La dos' });
    answerDone('discardDraft');
    answerRaw('discardDraft', { success: 0, message: CHANGED, actual: { ...SUMMARY, version: 2 } }, 409, true);
    whenAsked(true);
    press('Descartar borrador');
    await screen.findByDisplayValue('La dos');
    forget();
    press('Descartar borrador');
    await screen.findByDisplayValue('Lo publicado');
    expect(discarded()).toEqual(['1', '2']);
  });

  it('is discarded in the version that the form itself has saved, before it is loaded again', async () => {
    store({ version: 1, descripcion: 'La uno' });
    openAt(`${FORM}?borrador=9`);
    await noticeOfDraft();
    write(/^Descripción/, 'La mía');
    answerRaw('saveDraft', saved(2));
    answerAfter(new Promise(() => {}), 'getDraft', {});
    press('Guardar como borrador');
    await expectToast(messages.borradores.saved);
    whenAsked(true);
    press('Descartar borrador');
    await waitFor(() => expect(discarded()).toEqual(['2']));
  });

  it('becomes the newer version while the form has no unsaved changes', async () => {
    store({ version: 1, descripcion: 'La uno' });
    openAt(`${FORM}?borrador=9`);
    await screen.findByDisplayValue('La uno');
    store({ version: 2, descripcion: 'La dos' });
    const vista_previa = { id: 1, created_at: SAVED.created_at, created_by: 'ana', vence: '2027-01-01T00:00:00.000Z' };
    answer('createPreview', { success: 1, message: 'Hecho', ruta: '/borrador/x', vista_previa });
    press('Vista previa');
    await screen.findByText(/, hasta el 31 de diciembre de 2026, 7:00\sp\.\sm\. El enlace no se vuelve a mostrar\.$/);
    await screen.findByDisplayValue('La dos');
    press('Cerrar');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    press('Publicar');
    await waitFor(() => expect(published()).toMatchObject([{ borrador_version: '2' }]));
  });

  it('is the version that the form itself has saved, before it is loaded again', async () => {
    store({ version: 1, descripcion: 'La uno' });
    openAt(`${FORM}?borrador=9`);
    await noticeOfDraft();
    write(/^Descripción/, 'La mía');
    answerRaw('saveDraft', saved(2));
    answerAfter(new Promise(() => {}), 'getDraft', {});
    press('Guardar como borrador');
    await expectToast(messages.borradores.saved);
    press('Publicar');
    await waitFor(() => expect(published()).toMatchObject([{ borrador_version: '2' }]));
  });

  it('cannot be published while it is being saved', async () => {
    store({ version: 1, descripcion: 'La uno' });
    openAt(`${FORM}?borrador=9`);
    await noticeOfDraft();
    write(/^Descripción/, 'La mía');
    const answered = Promise.withResolvers<void>();
    answerAfter(answered.promise, 'saveDraft', saved(2));
    press('Guardar como borrador');
    const publish = screen.getByRole('button', { name: 'Publicar' });
    await waitFor(() => expect(publish).toHaveProperty('disabled', true));
    answered.resolve();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Publicar' })).toHaveProperty('disabled', false));
  });

  it('asks once about a newer version that a merge publishes', async () => {
    const asked = whenAsked(true);
    store({ version: 1, descripcion: 'La uno' });
    openAt(`${FORM}?borrador=9`);
    await noticeOfDraft();
    write(/^Descripción/, 'La mía');
    const actual = aConvenio({ ...RECORD, nombre: 'De otra persona', version: 4 });
    answerRaw('updateConvenio', { success: 0, message: 'Otra versión', actual }, 409, true);
    answerRaw('updateConvenio', { ...GONE, borrador: { ...SUMMARY, version: 2 } }, 409, true);
    press('Publicar');
    await waitFor(() => expect(published()).toHaveLength(3));
    expect(published().map(({ borrador_version }) => borrador_version)).toEqual(['1', '2', '2']);
    expect(asked.mock.calls).toEqual([[messages.borradores.confirmPublish]]);
  });
});

describe('unsaved text stays in the form', () => {
  it('when somebody else has discarded its draft', async () => {
    store({ version: 1, descripcion: 'La uno' });
    openAt(`${FORM}?borrador=9`);
    await noticeOfDraft();
    write(/^Descripción/, 'La mía');
    forget();
    await returnToTab();
    await waitFor(() => expect(screen.queryByText(/^Este es el borrador/)).toBeNull());
    expect(description()).toBe('La mía');
  });
});

it("a colleague's draft does not replace the form after one's own was discarded", async () => {
  whenAsked(true);
  store({ version: 1, descripcion: 'La uno' });
  openAt(`${FORM}?borrador=9`);
  await noticeOfDraft();
  forget();
  press('Descartar borrador');
  await screen.findByDisplayValue('Lo publicado');
  store({ id: 10, version: 1, descripcion: 'De otra persona' });
  await returnToTab();
  await screen.findByText(/^Hay un borrador de este registro/);
  expect(description()).toBe('Lo publicado');
});

describe('a draft that somebody else has published or discarded', () => {
  it('of a new record is said to be gone, and the next save adds the record without it', async () => {
    const summary = { ...SUMMARY, recurso: 'noticias' as const, version: 1, recurso_id: null };
    const campos = { titulo: 'Arrecifes', fecha: '2026-03-12' };
    const parts = { version_base: null, base: null, archivo: null, origen: null, vistas_previas: [], campos };
    answer('listNoticias', { success: 1, noticias: [] });
    answer('listDrafts', { success: 1, borradores: [summary] });
    answer('getDraft', { success: 1, borrador: { ...summary, ...parts } });
    openAt('/noticias/create?borrador=9');
    await screen.findByDisplayValue('Arrecifes');
    forget();
    answer('addNoticia', { success: 1, message: 'Hecho', noticia: aNoticia() });
    answerRaw('addNoticia', GONE, 404, true);
    press('Publicar');
    await expectToast(messages.borradores.gone);
    press('Publicar');
    await waitFor(() => expect(bodiesOf('addNoticia')).toHaveLength(2));
    expect(bodiesOf('addNoticia').map((body) => 'borrador_id' in (body as object))).toEqual([true, false]);
  });

  it('of a record is said to be gone, and the next save is another draft, without the file', async () => {
    store({ version: 1, descripcion: 'La uno', archivo: '/api/borradores/9/archivo' });
    openAt(`${FORM}?borrador=9`);
    await noticeOfDraft();
    write(/^Descripción/, 'La mía');
    forget();
    answerRaw('saveDraft', saved(1, 10));
    answerRaw('saveDraft', GONE, 404, true);
    press('Guardar como borrador');
    await expectToast(messages.borradores.gone);
    press('Guardar como borrador');
    await waitFor(() => expect(draftsSent()).toHaveLength(2));
    expect(draftsSent()).toMatchObject([{ id: '9', conservar_archivo: '1' }, { conservar_archivo: '0' }]);
    expect(draftsSent()[1]).not.toHaveProperty('id');
    expect(here()).toContain(FORM);
  });
});

it('the focus is on the notice after the first draft of a record has replaced its form', async () => {
  openAt(FORM);
  await screen.findByDisplayValue('Lo publicado');
  write(/^Descripción/, 'La mía');
  store({ version: 1, descripcion: 'La mía' });
  answerRaw('saveDraft', saved(1));
  screen.getByRole('button', { name: 'Guardar como borrador' }).focus();
  press('Guardar como borrador');
  const notice = await noticeOfDraft();
  await waitFor(() => expect(document.activeElement?.contains(notice)).toBe(true));
  expect(document.activeElement).not.toBe(document.body);
});

it.each(['Publicar', 'Descartar borrador'])('the focus is on the content of the page after %s', async (button) => {
  whenAsked(true);
  store({ version: 1, descripcion: 'La uno' });
  openAt(`${FORM}?borrador=9`);
  await noticeOfDraft();
  screen.getByRole('button', { name: button }).focus();
  forget();
  press(button);
  await waitFor(() => expect(screen.queryByText(/^Este es el borrador/)).toBeNull());
  await waitFor(() => expect(document.activeElement?.id).toBe('main-content'));
});
