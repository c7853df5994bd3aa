import { describe, expect, inject, it } from 'vitest';
import { draftsOfRecords } from '../../api/resources/drafts/draftsOfRecords.ts';
import { aDraft, newDraft } from '../support/builders/drafts.ts';
import { newIntegrante, newProyecto } from '../support/builders/inputs.ts';
import { besideTransaction, overtaken } from '../support/lockWaits.ts';
import { type TestApp, testApp } from '../support/testApp.ts';

/** A project of one member with a draft; the member was taken away, or the draft discarded. */
async function removed(what: 'member' | 'draft') {
  const portal = await testApp();
  const staff = await portal.staff();
  const proyecto_id = await newProyecto(staff);
  const actor_id = await newIntegrante(staff);
  await staff.call('addIntegranteToProyecto', { body: { proyecto_id, actor_id } });
  const draft = { recurso_id: proyecto_id, version_base: 1 };
  const id = await newDraft(staff, draft);
  const { headers } =
    what === 'member'
      ? await staff.send('removeIntegranteFromProyecto', { body: { id: 1 } })
      : await staff.send('discardDraft', { params: { id } });
  const undo = () => staff.send('undo', { body: { operacion: String(headers.operacion) } });
  const add = () =>
    what === 'member'
      ? staff.send('addIntegranteToProyecto', { body: { proyecto_id, actor_id } })
      : staff.send('saveDraft', { body: aDraft(draft) });
  return { portal, undo, add };
}

const rowsOf = async ({ db }: TestApp, what: 'member' | 'draft') =>
  (
    await db
      .selectFrom(what === 'member' ? 'proyecto_integrante' : 'borradores')
      .select('id')
      .execute()
  ).length;

// SQLite runs one transaction at a time.
describe.skipIf(inject('postgres') === undefined)("undoing the removal of a project's", () => {
  it.each(['member', 'draft'] as const)(
    '%s while it is added again: the second of the two is answered 409',
    async (what) => {
      const { portal, undo, add } = await removed(what);
      await using _ = portal;
      const [added, undone] = await overtaken(portal.db, add, undo);
      expect([added.status, undone.status]).toEqual([200, 409]);
      expect(undone.body.message).toBe('No se deshizo: otro cambio posterior toca los mismos datos.');
      expect(await rowsOf(portal, what)).toBe(1);
    },
  );

  it.each(['member', 'draft'] as const)(
    '%s, then adding it before that is done: the addition is answered 409',
    async (what) => {
      const { portal, undo, add } = await removed(what);
      await using _ = portal;
      const [undone, added] = await overtaken(portal.db, undo, add);
      expect([undone.status, added.status]).toEqual([200, 409]);
      expect(await rowsOf(portal, what)).toBe(1);
    },
  );
});

describe.skipIf(inject('postgres') === undefined)('deleting a record for ever', () => {
  it("locks no movimientos of other records' drafts", async () => {
    await using portal = await testApp();
    await newDraft(await portal.staff());
    const ofDrafts = portal.db.selectFrom('movimientos').where('recurso', '=', 'borradores').select('recurso_id');
    const free = besideTransaction(
      portal.db,
      (trx) => draftsOfRecords(trx, [{ recurso: 'convenios', recurso_id: 1 }]),
      () => ofDrafts.forUpdate().skipLocked().execute(),
    );
    expect(await free).toEqual([{ recurso_id: 1 }]);
  });
});
