import { describe, expect, it } from 'vitest';
import { newIntegrante, newProducto, newProyecto } from '../support/builders/inputs.ts';
import { countOf, movementOf, rowOf } from '../support/database.ts';
import { expectFieldRules, expectRefusal } from '../support/refusals.ts';
import { type Answered, testApp } from '../support/testApp.ts';

const AT_ONCE = 50;

/** Sends 50 calls at once and expects one 200 and 49 times 409. */
async function race(send: () => Promise<Answered<{ success: number }>>): Promise<void> {
  const answers = await Promise.all(Array.from({ length: AT_ONCE }, send));
  const statuses = answers.map(({ status }) => status).sort();
  expect(statuses).toEqual([200, ...Array.from({ length: AT_ONCE - 1 }, () => 409)]);
  expect(answers.filter(({ body }) => body.success === 1)).toHaveLength(1);
}

describe('the members of a project', () => {
  it('are added, and removed by the id of the link', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const [proyecto_id, actor_id] = [await newProyecto(staff), await newIntegrante(staff)];
    const link = { id: 1, proyecto_id, integrante_id: actor_id };
    const ofProject = { usuario_id: 1, usuario: 'maria.prueba', recurso: 'proyectos', recurso_id: proyecto_id };

    const added = await movementOf(portal.db, () =>
      staff.call('addIntegranteToProyecto', { body: { proyecto_id, actor_id } }),
    );
    expect(added.answer).toEqual({ success: 1, message: 'Integrante agregado al proyecto exitosamente' });
    expect(added.movement).toEqual({ ...ofProject, accion: 'agregar integrante', antes: null, despues: link });
    const { investigadores } = await portal.visitor.call('getProyecto', { params: { id: proyecto_id } });
    expect(investigadores).toMatchObject([{ id: 1, id_integrante: actor_id, id_proyecto: proyecto_id }]);

    const body = { id: 1, id_integrante: actor_id, id_proyecto: proyecto_id };
    const removed = await movementOf(portal.db, () => staff.call('removeIntegranteFromProyecto', { body }));
    expect(removed.answer).toEqual({ success: 1, message: 'Integrante eliminado del proyecto exitosamente' });
    expect(removed.movement).toEqual({ ...ofProject, accion: 'quitar integrante', antes: link, despues: null });
    expect(await countOf(portal.db, 'proyecto_integrante')).toBe(0);
  });

  it('are added once: the second time is answered with 409', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const body = { proyecto_id: await newProyecto(staff), actor_id: await newIntegrante(staff) };
    await staff.call('addIntegranteToProyecto', { body });
    const message = 'El integrante ya hace parte del proyecto';
    await expectRefusal(portal, staff, 'addIntegranteToProyecto', { body }, { status: 409, message });
    await race(() => staff.send('removeIntegranteFromProyecto', { body: { id: 1 } }).then(asConflict));
    await race(() => staff.send('addIntegranteToProyecto', { body }));
    expect(await countOf(portal.db, 'proyecto_integrante')).toBe(1);
  });

  it('are removed by the id of the link, and answer 404 when member or project do not match', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const [proyecto_id, actor_id] = [await newProyecto(staff), await newIntegrante(staff)];
    await staff.call('addIntegranteToProyecto', { body: { proyecto_id, actor_id } });
    const message = 'No se encontró el vínculo del integrante con el proyecto';
    for (const other of [{ id_integrante: 9 }, { id_proyecto: 9 }]) {
      const body = { id: 1, ...other };
      await expectRefusal(portal, staff, 'removeIntegranteFromProyecto', { body }, { status: 404, message });
    }
    await staff.call('removeIntegranteFromProyecto', { body: { id: 1 } });
  });

  it('answer 422 when a field is not valid', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    await expectFieldRules(portal, staff, 'addIntegranteToProyecto', { body: { proyecto_id: 1, actor_id: 1 } }, [
      ['proyecto_id', undefined, 'El proyecto no es válido'],
      ['proyecto_id', '', 'El proyecto no es válido'],
      ['actor_id', null, 'El integrante no es válido'],
      ['actor_id', '', 'El integrante no es válido'],
    ]);
    await expectFieldRules(portal, staff, 'removeIntegranteFromProyecto', { body: { id: 1 } }, [
      ['id', undefined, 'El vínculo no es válido'],
      ['id_integrante', 'x', 'El integrante no es válido'],
      ['id_proyecto', 0, 'El proyecto no es válido'],
    ]);
  });
});

/** Counts 404 as 409, because the second removal answers 404. */
function asConflict<T>(answer: Answered<T>): Answered<T> {
  return { ...answer, status: answer.status === 404 ? 409 : answer.status };
}

describe('the products of a project', () => {
  it('are added and removed by their id', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const [proyecto_id, producto_id] = [await newProyecto(staff), await newProducto(staff)];
    const ofProduct = { usuario_id: 1, usuario: 'maria.prueba', recurso: 'productos', recurso_id: producto_id };

    const antes = await rowOf(portal.db, 'productos', producto_id);
    const added = await movementOf(portal.db, () =>
      staff.call('addProductoToProyecto', { body: { proyecto_id, producto_id } }),
    );
    expect(added.answer).toEqual({
      success: 1,
      message: 'Producto agregado al proyecto exitosamente',
      product: expect.objectContaining({ version: 2 }),
    });
    const despues = { ...antes, proyecto_id, updated_by: 'maria.prueba', version: 2 };
    expect(added.movement).toEqual({ ...ofProduct, accion: 'agregar a proyecto', antes, despues });
    const { productos } = await portal.visitor.call('getProyecto', { params: { id: proyecto_id } });
    const [shown] = productos;
    expect(shown?.id).toBe(producto_id);

    const removed = await movementOf(portal.db, () =>
      staff.call('removeProductoFromProyecto', { body: { id: shown?.id ?? 0 } }),
    );
    expect(removed.answer).toEqual({
      success: 1,
      message: 'Producto eliminado del proyecto exitosamente',
      product: expect.objectContaining({ proyecto_id: null, version: 3 }),
    });
    const free = { ...despues, proyecto_id: null, version: 3 };
    expect(removed.movement).toEqual({ ...ofProduct, accion: 'quitar de proyecto', antes: despues, despues: free });
    expect(await rowOf(portal.db, 'productos', producto_id)).toEqual(free);
  });

  it('belong to one project: a second one is answered with 409', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const producto_id = await newProducto(staff);
    const [first, second] = [await newProyecto(staff), await newProyecto(staff)];
    await staff.call('addProductoToProyecto', { body: { proyecto_id: first, producto_id } });
    for (const proyecto_id of [first, second]) {
      const body = { proyecto_id, producto_id };
      const message = 'El producto ya está asignado a un proyecto';
      await expectRefusal(portal, staff, 'addProductoToProyecto', { body }, { status: 409, message });
    }
    await race(() => staff.send('removeProductoFromProyecto', { body: { id: producto_id } }));
    const message = 'El producto no está asignado a un proyecto';
    const body = { id: producto_id };
    await expectRefusal(portal, staff, 'removeProductoFromProyecto', { body }, { status: 409, message });
    let turn = 0;
    await race(() => {
      turn += 1;
      return staff.send('addProductoToProyecto', { body: { proyecto_id: turn % 2 ? first : second, producto_id } });
    });
    const lists = await Promise.all(
      [first, second].map((id) => portal.visitor.call('getProyecto', { params: { id } }).then((p) => p.productos)),
    );
    expect(lists.flat()).toHaveLength(1);
  });

  it('answer 422 when a field is not valid', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    await expectFieldRules(portal, staff, 'addProductoToProyecto', { body: { proyecto_id: 1, producto_id: 1 } }, [
      ['proyecto_id', undefined, 'El proyecto no es válido'],
      ['producto_id', undefined, 'El producto no es válido'],
      ['producto_id', '', 'El producto no es válido'],
    ]);
    const rule = ['id', undefined, 'El producto no es válido'] as const;
    await expectFieldRules(portal, staff, 'removeProductoFromProyecto', { body: {} }, [rule]);
  });
});

describe('the line of a project', () => {
  it('is assigned by one of 50 concurrent requests', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const id_proyecto = await newProyecto(staff);
    let turn = 0;
    await race(() => {
      turn += 1;
      return staff.send('assignLinea', { body: { id_proyecto, id_linea: (turn % 4) + 1 } });
    });
    const { lineas } = await portal.visitor.call('getProyecto', { params: { id: id_proyecto } });
    expect(lineas).toHaveLength(1);
    const updates = Array.from({ length: AT_ONCE }, (_, n) =>
      staff.send('updateLinea', { body: { id_proyecto, id_linea: (n % 4) + 1 } }),
    );
    expect((await Promise.all(updates)).map(({ status }) => status)).toEqual(Array(AT_ONCE).fill(200));
    expect((await portal.visitor.call('getProyecto', { params: { id: id_proyecto } })).lineas).toHaveLength(1);
  });
});
