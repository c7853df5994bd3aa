import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { messages } from '../../contract/calls/messages.ts';
import { aConvenio } from '../support/builders/staffRecords.ts';
import { LAURA } from '../support/laura.ts';
import { memoryCopies } from '../support/memoryCopies.ts';
import { answer, answerAfter, answerRaw, bodiesOf, mockedNetwork, refuse, requestIdsOf } from '../support/network.ts';
import { expectToast, failuresAreLogged, openAt, press, signIn, whenAsked, write } from './backOffice.tsx';

mockedNetwork();

const SAVED = { created_at: '2026-11-20T15:00:00.000Z', created_by: 'ana', updated_at: '2026-11-20T15:00:00.000Z' };
const DRAFT = { id: 9, recurso: 'convenios' as const, nombre: 'Red vial', version: 1, updated_by: 'ana', ...SAVED };
const answerWith = (draft: object) => ({ success: 1, message: 'Hecho', borrador: draft });
const sent = () => bodiesOf('saveDraft') as { campos: string; id?: string; version?: string }[];
const descriptions = () => sent().map(({ campos }) => JSON.parse(campos).descripcion);

beforeEach(() => {
  signIn();
  answer('listConvenios', { success: 1, convenios: [aConvenio()] });
  answer('getConvenio', { success: 1, convenio: aConvenio() });
});

/** Types into the form of a new agreement while its draft is being saved. */
async function typeDuringSave() {
  const answered = Promise.withResolvers<void>();
  answerAfter(answered.promise, 'saveDraft', answerWith({ ...DRAFT, recurso_id: null }));
  fireEvent.click(await screen.findByRole('button', { name: 'Agregar convenio' }));
  const dialog = await screen.findByRole('dialog', { name: 'Agregar convenio' });
  write(/^Nombre/, 'Red vial', dialog);
  write(/^Descripción/, 'Antes', dialog);
  press('Guardar como borrador', dialog);
  await waitFor(() => expect(sent()).toHaveLength(1));
  write(/^Descripción/, 'Mientras se guardaba', dialog);
  answered.resolve();
}

it('text that is typed while the draft of a new record is being saved is saved too', async () => {
  answerRaw('saveDraft', answerWith({ ...DRAFT, recurso_id: null, version: 2 }));
  const copies = memoryCopies();
  openAt('/convenios', copies);
  await typeDuringSave();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(descriptions()).toEqual(['Antes', 'Mientras se guardaba']);
  expect(sent()[1]).toMatchObject({ id: '9', version: '1' });
  expect(await copies.listOf(String(LAURA.id))).toEqual([]);
});

it('a form that could not save it stays open, and saves the same draft again', async () => {
  failuresAreLogged();
  refuse('saveDraft', 'Sin espacio', 500);
  openAt('/convenios');
  await typeDuringSave();
  await expectToast('Sin espacio');
  screen.getByDisplayValue('Mientras se guardaba');
  answerRaw('saveDraft', answerWith({ ...DRAFT, recurso_id: null, version: 2 }));
  press('Guardar como borrador');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent().at(-1)).toMatchObject({ id: '9', version: '1' });
});

it('text that is typed while the draft of a stored record is being saved is in the form of the draft', async () => {
  const record = aConvenio();
  const draft = { ...DRAFT, recurso_id: record.id };
  const answered = Promise.withResolvers<void>();
  answerRaw('saveDraft', answerWith({ ...draft, version: 2 }));
  answerAfter(answered.promise, 'saveDraft', answerWith(draft));
  openAt(`/convenios/editar_convenio/${record.id}`);
  await screen.findByRole('textbox', { name: /^Descripción/ });
  write(/^Descripción/, 'Antes');
  press('Guardar como borrador');
  await waitFor(() => expect(sent()).toHaveLength(1));
  write(/^Descripción/, 'Mientras se guardaba');
  const campos = { nombre: record.nombre, descripcion: 'Mientras se guardaba' };
  const parts = { version_base: 1, base: null, archivo: null, origen: null, vistas_previas: [], campos };
  answer('listDrafts', { success: 1, borradores: [{ ...draft, version: 2 }] });
  answer('getDraft', { success: 1, borrador: { ...draft, ...parts, version: 2 } });
  answered.resolve();
  await screen.findByText(/^Este es el borrador/);
  expect(descriptions()).toEqual(['Antes', 'Mientras se guardaba']);
});

it.each([
  { archivo: '/api/borradores/9/archivo', question: messages.borradores.confirmOverwriteFields, conserva: '1' },
  { archivo: null, question: messages.borradores.confirmOverwrite, conserva: '0' },
])("the question before a colleague's draft is replaced says what becomes of its file ($archivo)", async (expected) => {
  failuresAreLogged();
  const asked = whenAsked(true);
  const record = aConvenio();
  const draft = { ...DRAFT, recurso_id: record.id };
  const campos = { nombre: record.nombre, descripcion: 'Antes' };
  const parts = { version_base: 1, base: null, archivo: expected.archivo, origen: null, vistas_previas: [], campos };
  answer('listDrafts', { success: 1, borradores: [draft] });
  answer('getDraft', { success: 1, borrador: { ...draft, ...parts } });
  answerRaw('saveDraft', answerWith({ ...draft, version: 3 }));
  answerRaw('saveDraft', { success: 0, message: 'Otra versión', actual: { ...draft, version: 2 } }, 409, true);
  openAt(`/convenios/editar_convenio/${record.id}?borrador=9`);
  await screen.findByText(/^Este es el borrador/);
  write(/^Descripción/, 'La mía');
  press('Guardar como borrador');
  await expectToast('Borrador guardado');
  expect(asked.mock.calls).toEqual([[expected.question]]);
  expect(bodiesOf('saveDraft').at(-1)).toMatchObject({ version: '2', conservar_archivo: expected.conserva });
});

describe('a draft of a new record whose answer was lost', () => {
  const FAILED: string = messages.borradores.saveFailed;
  const chooseLogo = (...names: string[]) =>
    fireEvent.change(screen.getByLabelText(/^Logo/, { selector: 'input' }), {
      target: { files: names.map((name) => new File(['<svg/>'], name, { type: 'image/svg+xml' })) },
    });

  async function loseAnswer({ status = 502, message = FAILED, logo = '' } = {}) {
    failuresAreLogged();
    answerRaw('saveDraft', status === 502 ? '' : { success: 0, message }, status, true);
    openAt('/convenios');
    fireEvent.click(await screen.findByRole('button', { name: 'Agregar convenio' }));
    const dialog = await screen.findByRole('dialog', { name: 'Agregar convenio' });
    write(/^Nombre/, 'Red vial', dialog);
    write(/^Descripción/, 'Antes', dialog);
    if (logo !== '') chooseLogo(logo);
    press('Guardar como borrador', dialog);
    await expectToast(message);
    return dialog;
  }

  it('is sent again with its id', async () => {
    answerRaw('saveDraft', answerWith({ ...DRAFT, recurso_id: null }));
    const dialog = await loseAnswer();
    press('Guardar como borrador', dialog);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const [lost, again, ...others] = requestIdsOf('saveDraft');
    expect(lost).toMatch(/^[0-9a-f-]{36}$/);
    expect(again).toBe(lost);
    expect(others).toEqual([]);
  });

  it('is replaced without a question by what was typed since, if the server has stored it', async () => {
    const asked = whenAsked(false);
    const draft = { ...DRAFT, recurso_id: null };
    answerRaw('saveDraft', answerWith({ ...draft, version: 2 }));
    const dialog = await loseAnswer();
    write(/^Descripción/, 'Después', dialog);
    answerRaw('saveDraft', { success: 0, message: 'Ya está guardado', actual: draft, guardado: 1 }, 409, true);
    press('Guardar como borrador', dialog);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(descriptions()).toEqual(['Antes', 'Después', 'Después']);
    const [lost, again, newer] = requestIdsOf('saveDraft');
    expect(again).toBe(lost);
    expect(newer).not.toBe(lost);
    expect(sent()[1]).not.toHaveProperty('id');
    expect(sent()[2]).toMatchObject({ id: '9', version: '1' });
    expect(asked).not.toHaveBeenCalled();
  });

  it.each([
    ['removed', [], undefined],
    ['replaced', ['otro.svg'], { name: 'otro.svg', type: 'image/svg+xml' }],
  ])('is not sent again with a file that was %s: it may be what cannot be read', async (_, names, file) => {
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:logo');
    answerRaw('saveDraft', answerWith({ ...DRAFT, recurso_id: null }));
    const dialog = await loseAnswer({ logo: 'logo.svg' });
    chooseLogo(...names);
    press('Guardar como borrador', dialog);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const logo = { name: 'logo.svg', type: 'image/svg+xml' };
    expect(bodiesOf('saveDraft').map((body) => (body as { archivo?: unknown }).archivo)).toEqual([logo, file]);
    expect(new Set(requestIdsOf('saveDraft')).size).toBe(1);
  });

  it('was rolled back if the disk was full: what was typed since is the first version', async () => {
    answerRaw('saveDraft', answerWith({ ...DRAFT, recurso_id: null }));
    const dialog = await loseAnswer({ status: 507, message: 'No hay espacio' });
    write(/^Descripción/, 'Después', dialog);
    press('Guardar como borrador', dialog);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(descriptions()).toEqual(['Antes', 'Después']);
  });
});
