import { describe, expect, it, vi } from 'vitest';
import { createLastOperation, type Operation } from '../../dataProvider/core/operation.ts';
import { createDataProvider } from '../../dataProvider/index.ts';
import type { UndoConflict } from '../../dataProvider/methods/history.ts';
import { PROYECTO } from '../support/builders/defaults.ts';
import { anEvento } from '../support/builders/inputs.ts';
import { anImage } from '../support/images.ts';
import { connectedProviders } from './connected.ts';
import { ALL_RECORDS, memoryStorage } from './mock.ts';

const UUID = /^[0-9a-f-]{36}$/;

/** A data provider whose server answers every write, with the id of its operation if it knows them. */
function providerOf(host: string, answered: string | null) {
  const sent: (string | null)[] = [];
  const send = vi.fn(async (_input: unknown, init?: RequestInit) => {
    sent.push(new Headers(init?.headers).get('Operacion'));
    return Response.json({ success: 1 }, { headers: answered === null ? {} : { Operacion: answered } });
  });
  const lastOperation = createLastOperation();
  const data = createDataProvider({ host, fetch: send as typeof fetch, storage: memoryStorage(), lastOperation });
  const remove = (operation?: Operation) => data.delete('eventos', { id: 1, ...(operation && { operation }) });
  return { data, sent, remove, lastOperation };
}

describe('the operation of a write', () => {
  it('has an id of its own for each action, and one id for the requests of one action', async () => {
    const { remove, data, sent } = providerOf('', null);
    await remove();
    await remove();
    await data.deleteMany('eventos', { ids: [2, 3] });
    const operation: Operation = {};
    await remove(operation);
    await remove(operation);
    const [first, second, third, fourth, fifth, sixth] = sent;
    expect(sent.every((id) => UUID.test(id ?? ''))).toBe(true);
    expect(new Set(sent).size).toBe(4);
    expect([third, fifth]).toEqual([fourth, sixth]);
    expect(first).not.toBe(second);
  });

  it('is not sent to another origin', async () => {
    const { remove, sent, lastOperation } = providerOf('http://otro.test', 'del-servidor');
    const operation: Operation = {};
    await remove(operation);
    await remove(operation);
    expect(sent).toEqual([null, null]);
    expect(lastOperation.take()).toBeNull();
  });

  it('is available to all toasts of one task, but not later or after another write has begun', async () => {
    const { remove, lastOperation } = providerOf('', 'del-servidor');
    await remove();
    expect([lastOperation.take(), lastOperation.take()]).toEqual(['del-servidor', 'del-servidor']);
    await Promise.resolve();
    expect(lastOperation.take()).toBeNull();
    await remove();
    const begun = vi.fn();
    lastOperation.subscribe(begun);
    const next = remove();
    expect([begun.mock.calls.length, lastOperation.take()]).toEqual([1, null]);
    await next;
  });
});

describe('undo with a real server', () => {
  it('is not offered for previews, which stay revoked', async () => {
    await using portal = await connectedProviders();
    const { data, lastOperation } = portal;
    const draft = { recurso: 'eventos', recurso_id: null, version_base: null, base: null } as const;
    const file = { file: undefined, keepsFile: false };
    const { id } = await data.saveDraft({ ...draft, ...file, campos: { nombre: 'Foro' }, stored: undefined });
    expect(lastOperation.take()).toMatch(UUID);
    const { vista_previa } = await data.createPreview(id);
    expect(lastOperation.take()).toBeNull();
    await data.revokePreview(vista_previa.id);
    expect(lastOperation.take()).toBeNull();
  });

  it('takes the fields and the picture of one save back together', async () => {
    await using portal = await connectedProviders();
    const { data, lastOperation, server } = portal;
    const { data: previousData } = await data.create('proyectos', { data: { ...PROYECTO, entidades: ['Alcaldía'] } });
    const { id } = previousData;
    const imagen = { rawFile: new File([await anImage()], 'foto.jpg', { type: 'image/jpeg' }), src: '', title: '' };
    const changes = { nombre: 'Vías tranquilas', imagen, descripcion_imagen: 'Una avenida' };
    await data.update('proyectos', { id, data: { ...previousData, ...changes }, previousData });
    const save = lastOperation.take() ?? '';
    const movimientos = await server.db
      .selectFrom('movimientos')
      .select('accion')
      .where('operacion', '=', save)
      .execute();
    expect(movimientos).toEqual([{ accion: 'actualizar' }]);
    await data.undo(save);
    const { nombre, nombre_imagen, descripcion_imagen } = (await data.getOne('proyectos', { id })).data;
    expect({ nombre, nombre_imagen, descripcion_imagen }).toEqual({
      nombre: PROYECTO.nombre,
      nombre_imagen: null,
      descripcion_imagen: '',
    });
  });

  it('takes a bulk write back as a whole, and is refused after a later change', async () => {
    await using portal = await connectedProviders();
    const { data, lastOperation } = portal;
    for (const nombre of ['Uno', 'Dos'])
      await data.create('eventos', { data: { ...anEvento({ nombre }), activo: true } });
    const activeNames = async () =>
      (await data.getList('eventos', { ...ALL_RECORDS, filter: { activo: true } })).data.map(({ nombre }) => nombre);
    await data.updateMany('eventos', { ids: [1, 2], data: { activo: false } });
    expect(await activeNames()).toEqual([]);
    const bulk = lastOperation.take() ?? '';
    expect(await data.undo(bulk)).toBe('Se deshizo el cambio');
    const undoOfBulk = lastOperation.take() ?? '';
    expect(await activeNames()).toEqual(['Uno', 'Dos']);
    const error = await data.undo(bulk).catch((refused) => refused);
    expect(error).toMatchObject({ status: 409 });
    const conflicts: UndoConflict[] = error.body.actual.conflictos;
    expect(conflicts.map(({ esperado, actual }) => [esperado?.estado, actual?.estado])).toEqual([
      [0, 1],
      [0, 1],
    ]);
    await data.undo(undoOfBulk);
    expect(await activeNames()).toEqual([]);
  });
});
