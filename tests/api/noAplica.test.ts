import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GRUPOS_PENDIENTES, isRecordRule } from '../../contract/values/gruposPendientes.ts';
import { newIntegrante, newProducto } from '../support/builders/inputs.ts';
import { type Caller, type TestApp, testApp } from '../support/testApp.ts';

let portal: TestApp;
let staff: Caller;

beforeAll(async () => {
  portal = await testApp();
  staff = await portal.staff();
});
afterAll(() => portal[Symbol.asyncDispose]());

const addProducto = (nombre: string): Promise<number> => newProducto(staff, { nombre, tipo: 'Libro' });

const WITHOUT_DOI = { grupo: 'productos_sin_doi', recurso: 'productos' } as const;
const declare = (recurso_id: number, no_aplica: number, caller = staff) =>
  caller.send('setNoAplica', { body: { ...WITHOUT_DOI, recurso_id, no_aplica } });

async function read() {
  const { grupos, no_aplica } = await staff.call('listPendientes', { query: {} });
  const found = grupos.find(({ grupo }) => grupo === WITHOUT_DOI.grupo);
  return { total: found?.total, ids: found?.registros.map(({ id }) => id), no_aplica };
}

describe('a rule that does not apply to a record', () => {
  it('asks nothing of it, says who declared it and when, and can be taken back', async () => {
    const [first, second] = [await addProducto('Guía'), await addProducto('Manual')];
    expect((await read()).ids).toEqual([first, second]);
    expect((await declare(first, 1)).body).toMatchObject({ success: 1, message: 'Ya no se pide en este registro' });
    const after = await read();
    expect(after).toMatchObject({ total: 1, ids: [second] });
    expect(after.no_aplica).toEqual([
      { ...WITHOUT_DOI, id: first, nombre: 'Guía', usuario: 'maria.prueba', fecha: expect.stringMatching(/^20\d\d-/) },
    ]);
    // The other rules still ask for the record.
    const { grupos } = await staff.call('listPendientes', { query: {} });
    expect(grupos.find(({ grupo }) => grupo === 'productos_sin_resumen')?.total).toBe(2);

    const other = await portal.otherStaff();
    await declare(first, 1, other);
    expect((await read()).no_aplica).toEqual(after.no_aplica);
    expect((await declare(first, 0)).body).toMatchObject({ message: 'Se pide de nuevo en este registro' });
    expect(await read()).toMatchObject({ total: 2, no_aplica: [] });
  });

  it('waits in the trash with its record, and is deleted for ever with it', async () => {
    const id = await addProducto('Cartilla');
    await declare(id, 1);
    const record = { recurso: 'productos', recurso_id: id } as const;
    await staff.call('archiveRecord', { body: record });
    expect((await read()).no_aplica).toEqual([]);
    await staff.call('restoreArchived', { body: record });
    expect((await read()).no_aplica).toMatchObject([{ id, nombre: 'Cartilla' }]);
    await staff.call('archiveRecord', { body: record });
    await staff.call('deleteForever', { body: { ...record, nombre: 'Cartilla' } });
    expect(await portal.db.selectFrom('no_aplica').select('recurso_id').execute()).toEqual([]);
  });

  it('is refused for a rule that is not about such records, and for a record that does not exist', async () => {
    await newIntegrante(staff);
    const wrong = await staff.send('setNoAplica', {
      body: { ...WITHOUT_DOI, recurso: 'integrantes', recurso_id: 1, no_aplica: 1 },
    });
    expect(wrong).toMatchObject({
      status: 422,
      body: { message: 'Esa regla no se refiere a registros de esa clase' },
    });
    expect((await declare(9_999, 1)).status).toBe(404);
    expect(await portal.db.selectFrom('no_aplica').select('recurso_id').execute()).toEqual([]);
  });

  it.each(GRUPOS_PENDIENTES)('%s: the contract says whether it is about records', async (grupo) => {
    const kinds = ['proyectos', 'productos', 'integrantes', 'convenios', 'eventos', 'lineas', 'noticias'] as const;
    const answers = await Promise.all(
      kinds.map((recurso) => staff.send('setNoAplica', { body: { grupo, recurso, recurso_id: 9_999, no_aplica: 1 } })),
    );
    expect(answers.some(({ status }) => status === 404)).toBe(isRecordRule(grupo));
  });
});
