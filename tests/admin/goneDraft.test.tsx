import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { messages } from '../../contract/calls/messages.ts';
import { aConvenio } from '../support/builders/staffRecords.ts';
import { answer, answerRaw, bodiesOf, mockedNetwork } from '../support/network.ts';
import { expectToast, failuresAreLogged, openAt, press, signIn, whenAsked, write } from './backOffice.tsx';

mockedNetwork();

const RECORD = aConvenio({ descripcion: 'Lo publicado', version: 3 });
const SAVED = { created_at: '2026-11-20T15:00:00.000Z', created_by: 'ana', updated_at: '2026-11-20T15:00:00.000Z' };
const DRAFT = { id: 9, recurso: 'convenios' as const, recurso_id: RECORD.id, nombre: 'Red vial', version: 1 };
const SUMMARY = { ...DRAFT, updated_by: 'ana', ...SAVED };
const FORM = `/convenios/editar_convenio/${RECORD.id}`;
const GONE =
  'Este borrador ya no existe: se publicó o se descartó. Revise la lista; si guarda otra vez, lo que escribió se guarda sin ese borrador.';
const NOT_FOUND = 'No se encontró el borrador';

/** A colleague publishes or discards the draft. */
function removeDraft(): void {
  answer('listDrafts', { success: 1, borradores: [] });
  for (const name of ['getDraft', 'discardDraft'] as const) answerRaw(name, { success: 0, message: NOT_FOUND }, 404);
}

beforeEach(() => {
  signIn();
  failuresAreLogged();
  answer('listConvenios', { success: 1, convenios: [RECORD] });
  answer('getConvenio', { success: 1, convenio: RECORD });
  answer('listDrafts', { success: 1, borradores: [SUMMARY] });
});

const noticeOf = () => screen.queryByText(/^Hay un borrador de este registro/);

describe('a draft that a colleague removed after the list of drafts was loaded', () => {
  it('is not replaced by the second save of the form of the record, which stores another draft', async () => {
    const asked = whenAsked(true);
    openAt(FORM);
    await screen.findByText(/^Hay un borrador de este registro/);
    write(/^Descripción/, 'La mía');
    removeDraft();
    answerRaw('saveDraft', { success: 1, message: 'Hecho', borrador: { ...SUMMARY, id: 10 } });
    answerRaw('saveDraft', { success: 0, message: messages.borradores.gone, borrador: null }, 404, true);
    press('Guardar como borrador');
    await expectToast(GONE);
    await waitFor(() => expect(noticeOf()).toBeNull());
    screen.getByDisplayValue('La mía');
    press('Guardar como borrador');
    await waitFor(() => expect(bodiesOf('saveDraft')).toHaveLength(2));
    expect(bodiesOf('saveDraft')[0]).toMatchObject({ id: '9' });
    expect(bodiesOf('saveDraft')[1]).not.toHaveProperty('id');
    expect(asked.mock.calls).toEqual([[messages.borradores.confirmReplace]]);
  });

  it('is not shown: the form of the record comes back, without the notice', async () => {
    openAt(FORM);
    await screen.findByText(/^Hay un borrador de este registro/);
    removeDraft();
    press('Ver borrador');
    await expectToast(NOT_FOUND);
    await screen.findByDisplayValue('Lo publicado');
    expect(noticeOf()).toBeNull();
  });

  it('leaves the notice of its record when it cannot be discarded', async () => {
    whenAsked(true);
    openAt(FORM);
    await screen.findByText(/^Hay un borrador de este registro/);
    write(/^Descripción/, 'La mía');
    removeDraft();
    press('Descartar borrador');
    await expectToast(NOT_FOUND);
    await waitFor(() => expect(noticeOf()).toBeNull());
    screen.getByDisplayValue('La mía');
  });

  it.each([
    ['typed text', true],
    ['the text of the draft', false],
  ])('leaves the notice of the form that shows it, which keeps %s, when it cannot be saved', async (_, types) => {
    const campos = { nombre: RECORD.nombre, descripcion: 'Del borrador' };
    const parts = { version_base: 3, base: null, archivo: null, origen: null, vistas_previas: [], campos };
    answer('getDraft', { success: 1, borrador: { ...SUMMARY, ...parts } });
    openAt(`${FORM}?borrador=9`);
    await screen.findByText(/^Este es el borrador/);
    await screen.findByDisplayValue('Del borrador');
    if (types) write(/^Descripción/, 'La mía');
    removeDraft();
    answerRaw('saveDraft', { success: 1, message: 'Hecho', borrador: { ...SUMMARY, id: 10 } });
    answerRaw('saveDraft', { success: 0, message: messages.borradores.gone, borrador: null }, 404, true);
    press('Guardar como borrador');
    await expectToast(GONE);
    await waitFor(() => expect(screen.queryByText(/^Este es el borrador/)).toBeNull());
    const text = types ? 'La mía' : 'Del borrador';
    screen.getByDisplayValue(text);
    press('Guardar como borrador');
    await waitFor(() => expect(bodiesOf('saveDraft')).toHaveLength(2));
    const again = bodiesOf('saveDraft')[1] as { campos: string };
    expect(again).not.toHaveProperty('id');
    expect(JSON.parse(again.campos)).toMatchObject({ descripcion: text });
  });

  it('of a new record leaves the list when it cannot be opened, and its dialog closes', async () => {
    answer('listDrafts', { success: 1, borradores: [{ ...SUMMARY, recurso_id: null }] });
    openAt('/convenios');
    const row = await screen.findByRole('group', { name: 'Red vial' });
    removeDraft();
    press('Ver borrador', row);
    await expectToast(NOT_FOUND);
    await waitFor(() => expect(screen.queryByRole('group', { name: 'Red vial' })).toBeNull());
    expect(screen.queryByRole('button', { name: 'Reintentar' })).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('leaves the list when it cannot be discarded', async () => {
    whenAsked(true);
    openAt('/convenios');
    const row = await screen.findByRole('group', { name: 'Red vial' });
    removeDraft();
    press('Descartar borrador', row);
    await expectToast(NOT_FOUND);
    await waitFor(() => expect(screen.queryByRole('group', { name: 'Red vial' })).toBeNull());
  });
});
