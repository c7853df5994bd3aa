import { expect, it } from 'vitest';
import { connectedProviders } from './connected.ts';

it('reads the origin of a record, and all of a kind in pages', async () => {
  await using portal = await connectedProviders();
  const rows = Array.from({ length: 401 }, (_, index) => ({
    ...{ nombre: `Producto ${index}`, tipo: 'Libro', descripcion: '', enlace: '', proyecto_id: null },
    ...{ created_at: '', created_by: '', updated_by: '', origen: `Fila ${index}` },
  }));
  await portal.server.db.insertInto('productos').values(rows).execute();
  expect(await portal.data.getOrigen('productos', 7)).toEqual({ origen: 'Fila 6' });
  expect(await portal.data.getOrigen('productos', 999)).toEqual({ origen: '' });
  const { origenes } = await portal.data.getOrigenes('productos');
  expect([...origenes]).toEqual(rows.map(({ origen }, index) => [index + 1, origen]));
  expect((await portal.data.getOrigenes('proyectos')).origenes.size).toBe(0);
});
