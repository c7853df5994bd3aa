import { describe, expect, it, vi } from 'vitest';
import { newIntegrante } from '../support/builders/inputs.ts';
import { settled } from '../support/imports.ts';
import { expectRefusal } from '../support/refusals.ts';
import { type TestApp, testApp } from '../support/testApp.ts';

/** A portal with members of one family name, and an import of a file. */
async function withImport(file: string, members = 0) {
  const portal = await testApp();
  const staff = await portal.staff();
  for (let n = 0; n < members; n += 1)
    await newIntegrante(staff, { nombres: `A${n}a`, apellidos: 'Núñez', orcid: '', email: '' });
  return { portal, staff, ...(await stage(portal, file)) };
}

async function stage(portal: TestApp, file: string) {
  const staff = await portal.staff();
  const { id } = await staff.call('addImport', { body: { nombre: 'archivo.csv' }, file: new Blob([file]) });
  await settled(portal);
  const params = { id };
  return {
    params,
    detail: async () => (await staff.call('getImport', { params })).importacion,
    rows: async () => (await staff.call('listImportRows', { params, query: {} })).filas,
  };
}

describe('a cell', () => {
  it('loses the marks that no language has, which the import says', async () => {
    const { portal, rows, detail } = await withImport(`Nombre;Tipo\nTi\u0301tulo a${'\u0301'.repeat(100)}b;Libro`);
    await using _ = portal;
    expect((await rows())[0]?.celdas.nombre).toBe(`Ti\u0301tulo a${'\u0301'.repeat(30)}b`);
    expect((await detail()).avisos).toEqual(['Se quitaron 70 caracteres de control o marcas de más sobre una letra.']);
  });

  it('that breaks the rule of its field names nobody', async () => {
    const { portal, rows, detail } = await withImport('Nombre;Tipo;Autores\nUno;Libro;"Núñez, A. · ORCID 1"', 2);
    await using _ = portal;
    expect((await rows())[0]).toMatchObject({ estado: 'no_se_puede', errores: { autores: /ORCID/ } });
    expect((await detail()).nombres).toEqual([]);
  });
});

describe('a doubtful name', () => {
  const TWICE = 'Nombre;Tipo;Autores\nUno;Libro;"Núñez, A."\nDos;Libro;"NUNEZ A.\nA. Núñez"\nTres;Libro;A. Núñez';

  it('is asked once for all the ways to write it, with twenty members', async () => {
    const { portal, detail } = await withImport(TWICE, 22);
    await using _ = portal;
    const { nombres } = await detail();
    expect(nombres).toMatchObject([{ nombre: 'Núñez, A.', filas: 3 }]);
    expect(nombres[0]?.candidatos.map(({ id }) => id)).toEqual(Array.from({ length: 20 }, (_, n) => n + 1));
  });

  it('may be a member who is not among them, but no record that is none', async () => {
    const { portal, staff, params, detail } = await withImport(TWICE, 2);
    await using _ = portal;
    const other = await newIntegrante(staff, { nombres: 'Luz', apellidos: 'Gil', orcid: '', email: '' });
    const choose = (integrante_id: number, version: number) => ({
      params,
      body: { version, nombre: 'Núñez, A.', integrante_id },
    });
    const { version } = await detail();
    const message = 'El integrante no es válido';
    await expectRefusal(portal, staff, 'chooseImportAuthor', choose(99, version), {
      status: 422,
      message,
      errors: { integrante_id: message },
    });
    // Once compared again, the name is asked no more.
    const review = vi.spyOn(portal.app.imports, 'review').mockReturnValue();
    await staff.call('chooseImportAuthor', choose(other, version));
    expect((await detail()).nombres).toMatchObject([
      { integrante_id: other, candidatos: [{ id: 1 }, { id: 2 }, { id: other, nombre: 'Luz Gil' }] },
    ]);
    review.mockRestore();
    await detail();
    await settled(portal);
    await staff.call('applyImport', { params, body: { version: (await detail()).version } });
    await settled(portal);
    const { products } = await staff.call('listProductos', {});
    const ids = products.flatMap(({ autores }) => autores.map(({ integrante_id }) => integrante_id));
    expect(ids).toEqual([other, other, other, other]);
  });
});

describe('a draft', () => {
  const draftOf = async (portal: TestApp, apellidos: string) => {
    const staff = await portal.staff();
    const campos = JSON.stringify({ nombre: 'Título', tipo: 'Libro', autores: [{ apellidos, nombres: 'Luz' }] });
    await staff.call('saveDraft', { body: { recurso: 'productos', campos } });
  };
  const FILE = 'Nombre;Tipo;Autores\nTítulo;Libro;"Núñez, Ana"';

  it('is compared by its authors', async () => {
    await using portal = await testApp();
    await draftOf(portal, 'Gil');
    expect((await (await stage(portal, FILE)).rows())[0]?.estado).toBe('nuevo');
  });

  it('is not compared by authors of which no record can have one', async () => {
    await using portal = await testApp();
    await draftOf(portal, 'a '.repeat(40_000));
    expect((await (await stage(portal, FILE)).rows())[0]?.estado).toBe('posible_duplicado');
  });
});
