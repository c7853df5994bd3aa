import { describe, expect, it } from 'vitest';
import { TRASH_MAX } from '../../contract/values/constants.ts';
import { newDraft } from '../support/builders/drafts.ts';
import { newConvenio, newEvento, newIntegrante, newProducto, newProyecto } from '../support/builders/inputs.ts';
import { unchanged, uploadedRows } from '../support/database.ts';
import { expectFieldRules } from '../support/refusals.ts';
import { type Caller, testApp } from '../support/testApp.ts';

type Key = { recurso: 'proyectos' | 'integrantes' | 'productos' | 'convenios' | 'eventos'; recurso_id: number };

async function archive(staff: Caller, ...registros: readonly Key[]): Promise<void> {
  for (const body of registros) await staff.call('archiveRecord', { body });
}

const inTrash = async (staff: Caller): Promise<string[]> =>
  (await staff.call('listTrash', {})).papelera.map(({ recurso, recurso_id }) => `${recurso} ${recurso_id}`).sort();

/** A project with a member and a product, all three in the trash. */
async function archivedProject(staff: Caller, order: 'project first' | 'project last') {
  const proyecto = { recurso: 'proyectos', recurso_id: await newProyecto(staff, { nombre: 'Ciclorrutas' }) } as const;
  const integrante = { recurso: 'integrantes', recurso_id: await newIntegrante(staff) } as const;
  const producto = { recurso: 'productos', recurso_id: await newProducto(staff) } as const;
  const proyecto_id = proyecto.recurso_id;
  await staff.call('addIntegranteToProyecto', { body: { proyecto_id, actor_id: integrante.recurso_id } });
  await staff.call('addProductoToProyecto', { body: { proyecto_id, producto_id: producto.recurso_id } });
  const registros = [proyecto, integrante, producto];
  await archive(staff, ...(order === 'project first' ? registros : registros.toReversed()));
  return { proyecto, integrante, producto, registros };
}

describe('restoring several records', () => {
  it.each(['project first', 'project last'] as const)('brings their links back: %s', async (order) => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const { proyecto, registros } = await archivedProject(staff, order);
    const { message } = await staff.call('restoreArchived', { body: { registros } });
    expect(message).toBe('Se restauraron 3 registros');
    expect(await inTrash(staff)).toEqual([]);
    const { investigadores, productos } = await staff.call('getProyecto', { params: { id: proyecto.recurso_id } });
    expect([investigadores.length, productos.length]).toEqual([1, 1]);
  });

  it('is one operation: one undo takes all of them back, and each can be restored by itself', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const { proyecto, registros } = await archivedProject(staff, 'project first');
    const { headers } = await staff.send('restoreArchived', { body: { registros } });
    await staff.call('undo', { body: { operacion: String(headers.operacion) } });
    expect(await inTrash(staff)).toEqual(['integrantes 1', 'productos 1', 'proyectos 1']);
    expect((await staff.send('restoreArchived', { body: proyecto })).status).toBe(200);
    expect(await inTrash(staff)).toEqual(['integrantes 1', 'productos 1']);
  });

  it('says which links stay out', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const { proyecto } = await archivedProject(staff, 'project first');
    const { message } = await staff.call('restoreArchived', { body: { registros: [proyecto] } });
    expect(message).toBe('Se restauró 1 registro. Algunos vínculos no se restauraron, porque el otro registro cambió.');
  });

  it('restores none if one is not in the trash, or cannot be restored', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const eventos = [await newEvento(staff), await newEvento(staff, { nombre: 'Foro' })];
    const registros = eventos.map((recurso_id): Key => ({ recurso: 'eventos', recurso_id }));
    await archive(staff, ...registros);
    const absent = { recurso: 'eventos', recurso_id: 99 } as const;
    const missing = await unchanged(portal.db, () =>
      staff.send('restoreArchived', { body: { registros: [...registros, absent] } }),
    );
    expect(missing.status).toBe(404);
    await portal.db
      .updateTable('movimientos')
      .set({ antes: null })
      .where('recurso_id', '=', eventos[1] ?? 0)
      .where('accion', '=', 'archivar')
      .execute();
    const emptied = await unchanged(portal.db, () => staff.send('restoreArchived', { body: { registros } }));
    expect([emptied.status, emptied.body.message]).toEqual([409, 'No se restauró nada: «Foro» no se puede restaurar']);
  });
});

describe('deleting several records for ever', () => {
  it('leaves members out and says how many', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const { registros } = await archivedProject(staff, 'project first');
    const evento: Key = { recurso: 'eventos', recurso_id: await newEvento(staff) };
    await archive(staff, evento);
    const answer = await staff.call('deleteForever', { body: { registros: [...registros, evento, evento] } });
    expect(answer).toEqual({
      success: 1,
      message: 'Se eliminaron 3 registros para siempre. Queda 1 integrante: elimínelo por su nombre.',
      eliminados: 3,
      quedan: 1,
    });
    expect(await inTrash(staff)).toEqual(['integrantes 1']);
    const { movimientos } = await staff.call('listMovements', { query: {} });
    const deleted = movimientos.filter(({ accion }) => accion === 'eliminar para siempre');
    expect(deleted.map(({ recurso }) => recurso).sort()).toEqual(['eventos', 'productos', 'proyectos']);
    expect(new Set(deleted.map(({ operacion }) => operacion)).size).toBe(1);
  });

  it('erases their data, drafts and files', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const convenio: Key = { recurso: 'convenios', recurso_id: await newConvenio(staff, { nombre: 'Zenobia S. A.' }) };
    const evento: Key = { recurso: 'eventos', recurso_id: await newEvento(staff, { nombre: 'Foro Zenobia' }) };
    await newDraft(staff, { recurso: 'eventos', recurso_id: evento.recurso_id, campos: { nombre: 'Zenobia' } });
    await archive(staff, convenio, evento);
    await staff.call('deleteForever', { body: { registros: [convenio, evento] } });
    expect(await uploadedRows(portal.db).execute()).toEqual([]);
    expect(await portal.db.selectFrom('borradores').selectAll().execute()).toEqual([]);
    const rows = await portal.db.selectFrom('movimientos').select(['antes', 'despues']).execute();
    expect(JSON.stringify(rows)).not.toContain('Zenobia');
  });

  it('deletes none if one is not in the trash', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const registros = [await newEvento(staff), 99].map((recurso_id): Key => ({ recurso: 'eventos', recurso_id }));
    await archive(staff, ...registros.slice(0, 1));
    const { status } = await unchanged(portal.db, () => staff.send('deleteForever', { body: { registros } }));
    expect(status).toBe(404);
  });

  it('still asks for the name of one record', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const evento: Key = { recurso: 'eventos', recurso_id: await newEvento(staff) };
    await archive(staff, evento);
    const { status, body } = await staff.send('deleteForever', { body: evento });
    expect([status, body.errors]).toEqual([422, { nombre: 'Escriba el nombre' }]);
  });
});

describe('a list of records of the trash', () => {
  it.each(['restoreArchived', 'deleteForever'] as const)('has 1 to 500 records: %s', async (name) => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const many = Array.from({ length: TRASH_MAX + 1 }, (_, index) => ({
      recurso: 'eventos',
      recurso_id: index + 1,
    }));
    await expectFieldRules(portal, staff, name, { body: {} }, [
      ['registros', [], 'Elija los registros'],
      ['registros', 'todos', 'Elija los registros'],
      ['registros', many, 'Elija como máximo 500 registros'],
    ]);
  });

  it('may have 500 records', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const registros = Array.from(
      { length: TRASH_MAX },
      (_, index): Key => ({ recurso: 'eventos', recurso_id: index + 1 }),
    );
    const { archivado_en, movimientos } = { archivado_en: new Date().toISOString(), movimientos: '[]' };
    const rows = registros.map((key) => ({
      ...key,
      nombre: 'Foro',
      archivado_en,
      archivado_por: 'laura',
      movimientos,
    }));
    await portal.db.insertInto('papelera').values(rows).execute();
    expect(await staff.call('deleteForever', { body: { registros } })).toMatchObject({ eliminados: 500, quedan: 0 });
  });
});
