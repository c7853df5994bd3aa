import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import type { importRowsChange } from '../../contract/entities/import.ts';
import { newIntegrante, newProducto } from '../support/builders/inputs.ts';
import { settled } from '../support/imports.ts';
import { type Caller, testApp } from '../support/testApp.ts';

type RowsChange = z.input<typeof importRowsChange>;

/** What staff do with one import. */
async function withImport() {
  const portal = await testApp();
  const staff = await portal.staff();
  let id = 0;
  const detail = async () => (await staff.call('getImport', { params: { id } })).importacion;
  return {
    portal,
    staff,
    async stage(lines: readonly string[]) {
      const file = new Blob([lines.join('\n')]);
      ({ id } = await staff.call('addImport', { body: { nombre: 'archivo.csv' }, file }));
      await settled(portal);
    },
    async rows() {
      const { filas } = await staff.call('listImportRows', { params: { id }, query: {} });
      return filas.map(({ estado, incluida, registro, fila }) => [estado, incluida, registro?.id, fila]);
    },
    async change(numero: number, change: Omit<RowsChange, 'version' | 'numeros'>) {
      const { version } = await detail();
      await staff.call('changeImportRows', { params: { id }, body: { version, numeros: [numero], ...change } });
      await settled(portal);
    },
    async changeAll(change: Omit<RowsChange, 'version' | 'numeros'>) {
      const { version } = await detail();
      await staff.call('changeImportRows', { params: { id }, body: { version, ...change } });
      await settled(portal);
    },
    async decisions() {
      const { filas } = await staff.call('listImportRows', { params: { id }, query: {} });
      return filas.map(({ estado, registro, fila, decision }) => [estado, registro?.id ?? fila, decision]);
    },
    async apply() {
      const { version } = await detail();
      await staff.call('applyImport', { params: { id }, body: { version } });
      await settled(portal);
      const { estado, problema, resultado } = await detail();
      return { estado, problema, resultado };
    },
  };
}

const applied = (cambiados: number) => ({
  estado: 'importada',
  problema: '',
  resultado: { creados: 0, cambiados, borradores: 0 },
});

describe('two rows of a file that mean one record', () => {
  async function withGuide() {
    const tools = await withImport();
    await newProducto(tools.staff, { nombre: 'Guía de señales', tipo: 'Libro', isbn: '9783161484100' });
    const book = 'Guía de señales;Libro;978-3-16-148410-0';
    await tools.stage(['Título;Tipo;ISBN;Editorial;Ciudad', `${book};Norte;`, `${book};;Cali`]);
    return tools;
  }
  const places = async (staff: Caller) =>
    (await staff.call('listProductos', {})).products.map(({ editorial, ciudad }) => [editorial, ciudad]);

  it('the second one is left as it is when it is the same, and the import is applied', async () => {
    const { portal, staff, rows, change, apply } = await withGuide();
    await using _ = portal;
    expect(await rows()).toEqual([
      ['cambia', true, 1, null],
      ['posible_duplicado', false, 1, 1],
    ]);
    await change(2, { decision: 'mismo' });
    expect(await rows()).toEqual([
      ['cambia', true, 1, null],
      ['igual', false, 1, 1],
    ]);
    expect(await apply()).toEqual(applied(1));
    expect(await places(staff)).toEqual([['Norte', '']]);
  });

  it('the second one changes the record where the first one does not', async () => {
    const { portal, staff, rows, change, apply } = await withGuide();
    await using _ = portal;
    await change(1, { incluida: false });
    await change(2, { decision: 'mismo' });
    expect(await rows()).toEqual([
      ['cambia', false, 1, null],
      ['cambia', true, 1, 1],
    ]);
    expect(await apply()).toEqual(applied(1));
    expect(await places(staff)).toEqual([['', 'Cali']]);
  });

  it('are found where they have nothing in common', async () => {
    const { portal, staff, stage, rows, change, apply } = await withImport();
    await using _ = portal;
    await newIntegrante(staff, {
      nombres: 'Ana María',
      apellidos: 'Núñez',
      orcid: '0000-0002-1825-0097',
      email: 'ana@example.org',
      url_linkedin: '',
    });
    await stage([
      'Nombres;Apellidos;ORCID;Correo;LinkedIn;CvLAC',
      'Ana;Núñez Gil;0000-0002-1825-0097;;https://example.org/in;',
      'A. M.;Núñez;;ana@example.org;;https://example.org/cvlac',
      'Anita;Núñez;;ana@example.org;;https://example.org/cvlac/2',
    ]);
    const found = [
      ['cambia', true, 1, null],
      ['posible_duplicado', false, 1, 1],
      ['posible_duplicado', false, 1, 2],
    ];
    expect(await rows()).toEqual(found);
    await change(3, { decision: 'mismo' });
    expect(await rows()).toEqual([...found.slice(0, 2), ['igual', false, 1, 2]]);
    expect(await apply()).toEqual(applied(1));
  });
});

describe('a decision', () => {
  async function withMembers() {
    const tools = await withImport();
    for (const nombres of ['Ana', 'Alba'])
      await newIntegrante(tools.staff, { nombres, apellidos: 'Núñez', orcid: '', email: '', url_linkedin: '' });
    const linkedIn = 'https://example.org/in';
    await tools.stage(['Nombres;Apellidos;LinkedIn', `Ana;Núñez;${linkedIn}`, `Alba;Núñez;${linkedIn}`]);
    return tools;
  }

  it('of many rows is about the record of each', async () => {
    const { portal, changeAll, decisions, apply } = await withMembers();
    await using _ = portal;
    expect(await decisions()).toEqual([
      ['posible_duplicado', 1, ''],
      ['posible_duplicado', 2, ''],
    ]);
    await changeAll({ estado: 'posible_duplicado', decision: 'mismo' });
    expect(await decisions()).toEqual([
      ['cambia', 1, 'mismo'],
      ['cambia', 2, 'mismo'],
    ]);
    expect(await apply()).toEqual(applied(2));
  });

  it.each(['mismo', 'otro'] as const)('%s: is asked for again once the row means another record', async (decision) => {
    const { portal, change, decisions } = await withMembers();
    await using _ = portal;
    await change(1, { decision });
    const [decided] = await decisions();
    expect(decided).toEqual([decision === 'mismo' ? 'cambia' : 'nuevo', 1, decision]);
    await change(1, { celdas: { nombres: 'Alba' } });
    expect((await decisions())[0]).toEqual(['posible_duplicado', 2, '']);
    await change(1, { celdas: { nombres: 'Ana' } });
    expect((await decisions())[0]).toEqual(decided);
  });

  it('about another row of the file is asked for again once the row means a third one', async () => {
    const { portal, stage, change, decisions } = await withImport();
    await using _ = portal;
    await stage(['Título;Tipo;Autores', 'Cascos;Libro;', 'Guía;Libro;', 'Cascos;Libro;']);
    await change(3, { decision: 'mismo' });
    expect((await decisions())[2]).toEqual(['igual', 1, 'mismo']);
    await change(3, { celdas: { nombre: 'Guía' } });
    expect((await decisions())[2]).toEqual(['posible_duplicado', 2, '']);
  });
});

it('new records have the order of the file, whatever cells are empty', async () => {
  const { portal, stage, apply } = await withImport();
  await using _ = portal;
  const rows = ['Uno;;', 'Dos;Cali;', 'Tres;;', 'Cuatro;;Colombia', 'Cinco;;'];
  const lines = rows.map((row) => `2024-03-05;Organizador;${row}`);
  await stage(['Fecha;Tipo de participación;Nombre del evento;Lugar;País', ...lines]);
  await apply();
  const eventos = await portal.db.selectFrom('eventos').select('nombre').orderBy('id').execute();
  expect(eventos.map(({ nombre }) => nombre)).toEqual(['Uno', 'Dos', 'Tres', 'Cuatro', 'Cinco']);
});
