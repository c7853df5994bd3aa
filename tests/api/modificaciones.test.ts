import { describe, expect, it } from 'vitest';
import { RECORD_KINDS } from '../../contract/resources/resources.ts';
import { anEvento, newEvento, newIntegrante, newProyecto } from '../support/builders/inputs.ts';
import { addOneOfEach } from '../support/calls.ts';
import { type TestApp, testApp } from '../support/testApp.ts';

const LONG_AGO = '2020-01-01T00:00:00.000Z';
const RECENT = expect.stringMatching(/^202[4-9]-\d{2}-\d{2}T[\d:.]+Z$/);

const ageAll = ({ db }: TestApp) => db.updateTable('movimientos').set({ created_at: LONG_AGO }).execute();

describe('movimientos/modificaciones', () => {
  it('has the last change of each record of the kind', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const [first, second] = [await newEvento(staff), await newEvento(staff)];
    // Another kind's record with the same id.
    const proyecto = await newProyecto(staff);
    await ageAll(portal);
    await staff.call('updateEvento', { params: { id: second }, body: anEvento({ nombre: 'Otro' }) });
    const read = () => staff.call('listModificaciones', { query: { recurso: 'eventos' } });
    expect(await read()).toEqual({
      success: 1,
      modificaciones: [
        { id: first, updated_at: LONG_AGO },
        { id: second, updated_at: RECENT },
      ],
    });
    const { modificaciones } = await staff.call('listModificaciones', { query: { recurso: 'proyectos' } });
    expect(modificaciones).toEqual([{ id: proyecto, updated_at: LONG_AGO }]);
    await staff.call('deleteEvento', { params: { id: second } });
    expect((await read()).modificaciones).toEqual([{ id: first, updated_at: LONG_AGO }]);
  });

  it('counts a linked member as a change of the project, and a taken back operation', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const proyecto_id = await newProyecto(staff);
    const actor_id = await newIntegrante(staff);
    const read = async () =>
      (await staff.call('listModificaciones', { query: { recurso: 'proyectos' } })).modificaciones;
    const changed = [{ id: proyecto_id, updated_at: RECENT }];
    await ageAll(portal);
    await staff.call('addIntegranteToProyecto', { body: { proyecto_id, actor_id } });
    expect(await read()).toEqual(changed);
    const { movimientos } = await staff.call('listMovements', { query: {} });
    await ageAll(portal);
    await staff.call('undo', { body: { operacion: movimientos[0]?.operacion ?? '' } });
    expect(await read()).toEqual(changed);
  });

  it('does not count a new place in the list', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const [first, second] = [await newIntegrante(staff), await newIntegrante(staff)];
    await ageAll(portal);
    await staff.call('orderRecords', { body: { recurso: 'integrantes', ids: [second, first] } });
    const { modificaciones } = await staff.call('listModificaciones', { query: { recurso: 'integrantes' } });
    expect(modificaciones.map(({ updated_at }) => updated_at)).toEqual([LONG_AGO, LONG_AGO]);
  });

  it.each(RECORD_KINDS)('has the creation of %s without movimientos', async (recurso) => {
    await using portal = await testApp();
    const staff = await portal.staff();
    await addOneOfEach(staff);
    await portal.db.deleteFrom('movimientos').execute();
    const rows = await portal.db
      .selectFrom(recurso as 'eventos')
      .select(['id', 'created_at as updated_at'])
      .orderBy('id')
      .execute();
    expect(rows.length).toBeGreaterThan(0);
    const { modificaciones } = await staff.call('listModificaciones', { query: { recurso } });
    expect(modificaciones).toEqual(rows);
  });

  it.each(['usuarios', 'inicio', 'x', undefined])('refuses the kind %s', async (recurso) => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const { status, body } = await staff.send('listModificaciones', { query: { recurso } });
    expect([status, body]).toMatchObject([400, { errors: { recurso: 'El tipo de registro no es válido' } }]);
  });
});
