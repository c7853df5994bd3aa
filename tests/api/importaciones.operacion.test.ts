import { describe, expect, it } from 'vitest';
import { anEvento, newEvento } from '../support/builders/inputs.ts';
import { unchanged } from '../support/database.ts';
import { settled } from '../support/imports.ts';
import { type Caller, type TestApp, testApp } from '../support/testApp.ts';

/** Imports a product. @returns the import and its operation */
async function imported(portal: TestApp, staff: Caller): Promise<{ id: number; operacion: string }> {
  const file = new Blob(['Nombre;Tipo\nGuía de señales;Libro\n']);
  const { id } = await staff.call('addImport', { body: { nombre: 'productos.csv' }, file });
  await settled(portal);
  const { version } = (await staff.call('getImport', { params: { id } })).importacion;
  await staff.call('applyImport', { params: { id }, body: { version } });
  await settled(portal);
  const { estado, operacion } = (await staff.call('getImport', { params: { id } })).importacion;
  expect(estado).toBe('importada');
  return { id, operacion };
}

const listed = async (staff: Caller) =>
  (await staff.call('listMovements', { query: {} })).movimientos.map(({ recurso, accion }) => `${recurso} ${accion}`);

const namesOf = async ({ db }: TestApp, table: 'productos' | 'eventos') =>
  (await db.selectFrom(table).orderBy('id').select('nombre').execute()).map(({ nombre }) => nombre);

describe('the operation of an import', () => {
  const REFUSED = 'Esa operación es la de una importación: ningún otro cambio puede llevarla';

  it('is refused with 422 as that of any other write, and so is that of its undo', async () => {
    await using portal = await testApp();
    const [maria, jorge] = [await portal.staff(), await portal.otherStaff()];
    const { id, operacion } = await imported(portal, maria);
    const evento = await newEvento(maria);
    const refuse = async (used: string) => {
      const headers = { operacion: used };
      for (const send of [
        () => maria.send('addEvento', { body: anEvento(), headers }),
        () => maria.send('deleteEvento', { params: { id: evento }, headers }),
        () => maria.send('undo', { body: { operacion }, headers: { operacion: used.toUpperCase() } }),
      ]) {
        const { status, body } = await unchanged(portal.db, send);
        expect([status, body.message]).toEqual([422, REFUSED]);
      }
      const other = await unchanged(portal.db, () => jorge.send('addEvento', { body: anEvento(), headers }));
      expect([other.status, other.body.message]).toEqual([400, 'La operación no es válida']);
    };
    await refuse(operacion);
    await maria.call('undoImport', { params: { id } });
    await settled(portal);
    const { movimientos } = await maria.call('listMovements', { query: { recurso: 'importaciones', limite: 1 } });
    expect(movimientos[0]).toMatchObject({ accion: 'deshacer' });
    expect(movimientos[0]?.operacion).not.toBe(operacion);
    await refuse(movimientos[0]?.operacion ?? '');
  });

  it.each(['undoImport', 'undo'] as const)(
    'hides only what the import wrote, and %s takes back only this',
    async (call) => {
      await using portal = await testApp();
      const staff = await portal.staff();
      const { id, operacion } = await imported(portal, staff);
      await newEvento(staff, { nombre: 'Foro vial' });
      // Earlier versions let a write name the operation of an import.
      await portal.db.updateTable('movimientos').set({ operacion }).where('recurso', '=', 'eventos').execute();
      expect(await listed(staff)).toEqual(['eventos agregar', 'importaciones importar']);
      await (call === 'undo'
        ? staff.call('undo', { body: { operacion } })
        : staff.call('undoImport', { params: { id } }));
      await settled(portal);
      expect((await staff.call('getImport', { params: { id } })).importacion.estado).toBe('deshecha');
      expect(await namesOf(portal, 'productos')).toEqual([]);
      expect(await namesOf(portal, 'eventos')).toEqual(['Foro vial']);
      expect(await listed(staff)).toEqual(['importaciones deshacer', 'eventos agregar', 'importaciones importar']);
      const ofProductos = await staff.call('listMovements', { query: { recurso: 'productos' } });
      expect(ofProductos.movimientos.map(({ accion }) => accion)).toEqual(['deshacer', 'agregar']);
    },
  );
});
