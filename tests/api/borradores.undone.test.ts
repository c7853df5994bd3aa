import { describe, expect, it } from 'vitest';
import { aDraft, newDraft } from '../support/builders/drafts.ts';
import { aConvenio } from '../support/builders/inputs.ts';
import { uploadedRows } from '../support/database.ts';
import { aLogo } from '../support/images.ts';
import { type TestApp, testApp } from '../support/testApp.ts';

const SECRET = 'Secreto';

/** A draft that was published as an agreement; the publication was undone, so that the agreement is in the trash. */
async function undonePublication() {
  const portal = await testApp();
  const staff = await portal.staff();
  const draft = await newDraft(staff, { recurso: 'convenios', campos: { nombre: SECRET } }, aLogo());
  const publish = async () => {
    const { status, headers } = await staff.send('addConvenio', { body: { ...aConvenio(), borrador_id: draft } });
    expect(status).toBe(200);
    const { convenios } = await staff.call('listConvenios', {});
    const record = { recurso: 'convenios', recurso_id: Math.max(...convenios.map(({ id }) => id)) } as const;
    return { record, operacion: String(headers.operacion) };
  };
  const first = await publish();
  await staff.call('undo', { body: { operacion: first.operacion } });
  return { portal, staff, draft, publish, archived: first.record };
}

const historyOf = async ({ db }: TestApp): Promise<string> =>
  JSON.stringify(await db.selectFrom('movimientos').select(['antes', 'despues']).execute());

const draftsOf = async ({ db }: TestApp) => db.selectFrom('borradores').select(['id', 'archivo']).execute();

const fileCount = async ({ db }: TestApp): Promise<number> => (await uploadedRows(db).execute()).length;

describe('restoring the record of an undone publication', () => {
  it.each(['as it came back', 'as it was saved since'])('leaves its draft %s', async (state) => {
    const { portal, staff, draft, archived } = await undonePublication();
    await using _ = portal;
    if (state === 'as it was saved since') {
      const body = aDraft({
        recurso: 'convenios',
        id: draft,
        version: 2,
        campos: { nombre: 'Otro' },
        conservar_archivo: '1',
      });
      await staff.call('saveDraft', { body });
    }
    const drafts = () => portal.db.selectFrom('borradores').orderBy('id').selectAll().execute();
    const before = await drafts();
    const { message } = await staff.call('restoreArchived', { body: archived });
    expect(message).toBe('Restaurado exitosamente');
    expect(await drafts()).toEqual(before);
  });
});

describe("deleting the record of an undone publication for ever, while its draft's", () => {
  it('work goes on, leaves draft, file and history', async () => {
    const { portal, staff, draft, publish, archived } = await undonePublication();
    await using _ = portal;
    const before = await draftsOf(portal);
    expect(before).toMatchObject([{ id: draft }]);
    await staff.call('deleteForever', { body: { registros: [archived] } });
    expect(await draftsOf(portal)).toEqual(before);
    expect(await historyOf(portal)).toContain(SECRET);
    const { record } = await publish();
    const { convenio } = await staff.call('getConvenio', { params: { id: record.recurso_id } });
    expect((await portal.app.inject(`/api/uploads/convenios/${convenio.logo}`)).statusCode).toBe(200);
  });

  it('second record is public, leaves its file, and what the history says of the draft', async () => {
    const { portal, staff, publish, archived } = await undonePublication();
    await using _ = portal;
    const { record, operacion } = await publish();
    const { convenio } = await staff.call('getConvenio', { params: { id: record.recurso_id } });
    await staff.call('deleteForever', { body: { registros: [archived] } });
    expect((await portal.app.inject(`/api/uploads/convenios/${convenio.logo}`)).statusCode).toBe(200);
    expect((await staff.send('undo', { body: { operacion } })).status).toBe(200);
    expect(await draftsOf(portal)).toHaveLength(1);
  });

  it.each([
    ['first', 'second'],
    ['second', 'first'],
  ] as const)(
    'second record is in the trash too, leaves what is needed to restore: the %s goes',
    async (gone, kept) => {
      const { portal, staff, publish, archived } = await undonePublication();
      await using _ = portal;
      const { record } = await publish();
      await staff.call('archiveRecord', { body: record });
      const records = { first: archived, second: record };
      await staff.call('deleteForever', { body: { registros: [records[gone]] } });
      expect(await fileCount(portal)).toBe(1);
      expect((await staff.send('restoreArchived', { body: records[kept] })).status).toBe(200);
      await staff.call('archiveRecord', { body: records[kept] });
      await staff.call('deleteForever', { body: { registros: [records[kept]] } });
      expect(await fileCount(portal)).toBe(0);
      expect(await historyOf(portal)).not.toContain(SECRET);
    },
  );

  it('second record goes with it, deletes all of them', async () => {
    const { portal, staff, publish, archived } = await undonePublication();
    await using _ = portal;
    const { record } = await publish();
    await staff.call('archiveRecord', { body: record });
    await staff.call('deleteForever', { body: { registros: [archived, record] } });
    expect(await fileCount(portal)).toBe(0);
    expect(await historyOf(portal)).not.toContain(SECRET);
  });

  it('work was discarded, deletes what the history says of it', async () => {
    const { portal, staff, draft, archived } = await undonePublication();
    await using _ = portal;
    await staff.call('discardDraft', { params: { id: draft }, query: {} });
    await staff.call('deleteForever', { body: { registros: [archived] } });
    expect(await fileCount(portal)).toBe(0);
    expect(await historyOf(portal)).not.toContain(SECRET);
  });
});
