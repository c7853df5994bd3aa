import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { type LocalCopy, NEW_RECORD, NO_DRAFT } from '../../admin/session/localCopies/localCopy.ts';
import type { AnswerOf } from '../../contract/calls/callTypes.ts';
import { adapters } from '../../dataProvider/index.ts';
import { aConvenio } from '../support/builders/staffRecords.ts';
import { LAURA } from '../support/laura.ts';
import { memoryCopies } from '../support/memoryCopies.ts';
import { answer, answerDone, answerRaw, bodiesOf, mockedNetwork } from '../support/network.ts';
import { here, openAt, press, signIn, write } from './backOffice.tsx';

mockedNetwork();

const STORED = aConvenio({ descripcion: 'Lo publicado', version: 3 });
const ID = STORED.id;
const RECORD = adapters.convenios.read(STORED);
const SAVED = { created_at: '2026-11-20T15:00:00.000Z', created_by: 'ana', updated_at: '2026-11-20T15:00:00.000Z' };
const SUMMARY = {
  id: 9,
  recurso: 'convenios' as const,
  nombre: 'Del borrador',
  version: 1,
  updated_by: 'ana',
  ...SAVED,
};
const PARTS = { version_base: 3, archivo: null, origen: null, vistas_previas: [] };
type Draft = AnswerOf<'getDraft'>['borrador'];
const DRAFT: Draft = {
  ...SUMMARY,
  ...PARTS,
  recurso_id: ID,
  base: RECORD,
  campos: { ...RECORD, nombre: 'Del borrador' },
};
const NEW_DRAFT: Draft = { ...SUMMARY, ...PARTS, recurso_id: null, base: null, campos: { nombre: 'Del borrador' } };

const ofDraft = ({ id, base, campos }: Draft) => ({ draftId: id, base: { ...base, ...campos } });
const copyOf = (fields: Partial<LocalCopy>): LocalCopy => ({
  id: 'a',
  tab: 'closed',
  savedAt: Date.now(),
  userId: String(LAURA.id),
  resource: 'convenios',
  recordId: ID,
  draftId: NO_DRAFT,
  base: RECORD,
  changes: { descripcion: 'Lo tecleado' },
  files: [],
  wasSent: false,
  ...fields,
});

const showDraft = (draft: Draft) => {
  answer('listDrafts', { success: 1, borradores: [draft] });
  answer('getDraft', { success: 1, borrador: draft });
};
const offer = () => screen.findByRole('region', { name: /^Copia local del / });
const valueIn = (label: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name: label }).value;
async function recover() {
  press('Recuperar', await offer());
  await screen.findByDisplayValue('Lo tecleado');
}

beforeEach(() => {
  signIn();
  answer('listConvenios', { success: 1, convenios: [STORED] });
  answer('getConvenio', { success: 1, convenio: STORED });
  answerDone('updateConvenio');
});

describe('the local copies of a record with a draft', () => {
  it('are offered in the form that they were typed in', async () => {
    showDraft(DRAFT);
    const published = copyOf({ id: 'b', changes: { url_web: 'https://example.org/tecleado' } });
    openAt(`/convenios/editar_convenio/${ID}?borrador=9`, memoryCopies([copyOf(ofDraft(DRAFT)), published]));
    await screen.findByText(/^Este es el borrador/);
    expect((await offer()).textContent).toContain('Lo tecleado');
    press('Ver lo publicado');
    await screen.findByText(/^Hay un borrador de este registro/);
    expect((await offer()).textContent).toContain('https://example.org/tecleado');
  });

  it('know that their form showed the draft', async () => {
    showDraft(DRAFT);
    const copies = memoryCopies();
    openAt(`/convenios/editar_convenio/${ID}?borrador=9`, copies);
    await screen.findByText(/^Este es el borrador/);
    write(/^Descripción/, 'Lo tecleado');
    await waitFor(async () => expect(await copies.listOf(String(LAURA.id))).toMatchObject([{ draftId: 9 }]));
  });

  it('keep the values of the draft, and say nothing of another change', async () => {
    showDraft(DRAFT);
    openAt(`/convenios/editar_convenio/${ID}?borrador=9`, memoryCopies([copyOf(ofDraft(DRAFT))]));
    await screen.findByText(/^Este es el borrador/);
    const terms = within(await offer()).getAllByRole('term');
    expect(terms.map(({ textContent }) => textContent)).toEqual(['Descripción']);
    expect((await offer()).textContent).not.toContain('cambió después');
    await recover();
    expect(valueIn(/^Nombre/)).toBe('Del borrador');
  });

  it('are gone when they are saved as the draft at once', async () => {
    showDraft(DRAFT);
    answerRaw('saveDraft', { success: 1, message: 'Hecho', borrador: { ...DRAFT, version: 2 } });
    const copies = memoryCopies([copyOf(ofDraft(DRAFT))]);
    openAt(`/convenios/editar_convenio/${ID}?borrador=9`, copies);
    await recover();
    press('Guardar como borrador');
    await waitFor(async () => expect(await copies.listOf(String(LAURA.id))).toEqual([]));
    expect(bodiesOf('saveDraft')).toHaveLength(1);
  });

  it('keep what somebody else saved in the draft meanwhile', async () => {
    showDraft({ ...DRAFT, version: 2, campos: { ...DRAFT.campos, nombre: 'De otra persona' } });
    openAt(`/convenios/editar_convenio/${ID}?borrador=9`, memoryCopies([copyOf(ofDraft(DRAFT))]));
    await screen.findByText(/^El borrador cambió después/);
    await recover();
    expect(valueIn(/^Nombre/)).toBe('De otra persona');
  });

  it('are recovered over the published record when the draft is gone', async () => {
    openAt(`/convenios/editar_convenio/${ID}`, memoryCopies([copyOf(ofDraft(DRAFT))]));
    await screen.findByText(/^La copia es de un borrador que ya se publicó o se descartó/);
    expect((await offer()).textContent).not.toContain('cambió después');
    await recover();
    expect(valueIn(/^Nombre/)).toBe(STORED.nombre);
    press('Guardar cambios');
    await waitFor(() => expect(here()).toBe('#/admin/convenios'));
    const sent = { nombre: STORED.nombre, descripcion: 'Lo tecleado', version: '3' };
    expect(bodiesOf('updateConvenio')).toMatchObject([sent]);
  });
});

describe('the local copies of a draft of a new record', () => {
  it('are compared with the draft', async () => {
    showDraft({ ...NEW_DRAFT, campos: { nombre: 'Del borrador', descripcion: 'La anterior' } });
    const changes = { nombre: 'Del borrador', descripcion: 'Lo tecleado' };
    openAt('/convenios?borrador=9', memoryCopies([copyOf({ ...ofDraft(NEW_DRAFT), recordId: NEW_RECORD, changes })]));
    const definitions = within(await offer()).getAllByRole('definition');
    expect(definitions.map(({ textContent }) => textContent)).toEqual(['GuardadoLa anteriorCopia localLo tecleado']);
    await recover();
    expect(valueIn(/^Nombre/)).toBe('Del borrador');
  });

  it('are offered in the form of a new record, with the text of the draft, when the draft is gone', async () => {
    openAt('/convenios', memoryCopies([copyOf({ ...ofDraft(NEW_DRAFT), recordId: NEW_RECORD })]));
    fireEvent.click(await screen.findByRole('button', { name: 'Agregar convenio' }));
    await screen.findByText(/^La copia es de un borrador .* Compruebe en la lista/);
    expect((await offer()).textContent).toContain('Del borrador');
    await recover();
    expect(valueIn(/^Nombre/)).toBe('Del borrador');
  });
});
