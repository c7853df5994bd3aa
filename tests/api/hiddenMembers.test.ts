import { afterEach, describe, expect, it, vi } from 'vitest';
import { DatabaseClock } from '../../api/database/databaseClock.ts';
import { documentPaths } from '../../contract/addresses/documentPaths.ts';
import { sitePaths } from '../../contract/addresses/siteRoutes.ts';
import { persona } from '../support/builders/article.ts';
import { newIntegrante, newProducto, newProyecto } from '../support/builders/inputs.ts';
import { GOOD, rowsWhere } from '../support/calls.ts';
import { type Caller, type TestApp, testApp } from '../support/testApp.ts';

// Later than any test runs: the records are created at the real time.
const DESDE = Date.parse('2999-12-01T13:00:00Z');
const PUBLIC_READS = rowsWhere(({ access, method }) => access === 'public' && method === 'GET');

afterEach(() => void vi.restoreAllMocks());

/** Products by member 1, who is published at DESDE, and by member 2, who is public. */
async function withHiddenMember(): Promise<{ portal: TestApp; staff: Caller; setTime: (time: number) => void }> {
  const time = vi.spyOn(DatabaseClock.prototype, 'time').mockReturnValue(DESDE - 1);
  const portal = await testApp();
  const staff = await portal.staff();
  await newIntegrante(staff, { nombres: 'Luz', publicar_desde: '2999-12-01T08:00-05:00' });
  await newIntegrante(staff);
  await newProyecto(staff);
  await staff.call('assignLinea', { body: { id_proyecto: 1, id_linea: 1 } });
  const autores = [persona('Peña', 'Luz', { integrante_id: 1 }), persona('Núñez', 'Ana', { integrante_id: 2 })];
  for (const producto_id of [1, 2]) {
    await newProducto(staff, { nombre: `Producto ${producto_id}`, autores, editores: autores });
    await staff.call('addProductoToProyecto', { body: { proyecto_id: 1, producto_id } });
  }
  return { portal, staff, setTime: (value) => void time.mockReturnValue(value) };
}

const idsIn = (answer: unknown): string[] =>
  [...new Set(JSON.stringify(answer).match(/"integrante_id":(\d+|null)/g) ?? [])].sort();

describe('integrante_id of a member who is not public', () => {
  it.each(PUBLIC_READS)('is in no answer of %s to visitors', async (name) => {
    const { portal } = await withHiddenMember();
    await using _ = portal;
    const sent = name === 'getIntegrante' ? { params: { id: 2 } } : GOOD[name];
    const { body } = await portal.visitor.send(name, sent);
    expect(idsIn(body)).not.toContain('"integrante_id":1');
    if (idsIn(body).length > 0) expect(idsIn(body)).toEqual(['"integrante_id":2', '"integrante_id":null']);
  });

  it('is answered to staff', async () => {
    const { portal, staff } = await withHiddenMember();
    await using _ = portal;
    for (const answer of [
      await staff.call('listProductos', {}),
      (await staff.call('getProducto', { params: { id: 1 } })).product,
    ])
      expect(idsIn(answer)).toEqual(['"integrante_id":1', '"integrante_id":2']);
  });

  it('selects no references: the filter counts as unknown', async () => {
    const { portal, staff } = await withHiddenMember();
    await using _ = portal;
    await newProducto(staff, { nombre: 'Sin autores' });
    const countWith = async (integrante: number) => {
      const path = documentPaths.citation(sitePaths.productos, 'json', `integrante=${integrante}`);
      return (await portal.app.inject(path)).json().length;
    };
    expect([await countWith(1), await countWith(2), await countWith(99)]).toEqual([3, 2, 3]);
    expect((await portal.app.inject(documentPaths.citation(sitePaths.integrante(1), 'json'))).statusCode).toBe(404);
  });

  it('is answered to visitors from the instant of publication, also where the answer was cached', async () => {
    const { portal, setTime } = await withHiddenMember();
    await using _ = portal;
    const names = ['listPublicProductos', 'getProducto', 'getProyecto', 'listProductosByLinea'] as const;
    const answers = () => Promise.all(names.map(async (name) => (await portal.visitor.send(name, GOOD[name])).body));
    const hidden = ['"integrante_id":2', '"integrante_id":null'];
    expect((await answers()).map(idsIn)).toEqual(names.map(() => hidden));
    setTime(DESDE);
    const shown = ['"integrante_id":1', '"integrante_id":2'];
    expect((await answers()).map(idsIn)).toEqual(names.map(() => shown));
  });
});
