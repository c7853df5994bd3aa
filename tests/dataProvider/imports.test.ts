import { describe, expect, it } from 'vitest';
import { anImport, anImportedRow, anImportSummary } from '../support/builders/imports.ts';
import { answer, answerDone, answerRaw, mockedNetwork, refuse } from '../support/network.ts';
import { provider } from './mock.ts';

const received = mockedNetwork();
const sent = () => received.map(({ name, params, query, body }) => ({ name, params, query, body }));
const SEEN = { id: 4, version: 7 };

describe('imports', () => {
  it('are listed, and read one by one with their rows', async () => {
    answer('listImports', { success: 1, importaciones: [anImportSummary()] });
    answer('getImport', { success: 1, importacion: anImport() });
    answer('listImportRows', { success: 1, version: 7, total: 51, filas: [anImportedRow()] });
    const data = provider();
    const all = { pagination: { page: 1, perPage: 10 }, sort: { field: 'id', order: 'ASC' }, filter: {} } as const;
    expect(await data.getList('importaciones', all)).toEqual({ data: [anImportSummary()], total: 1 });
    expect(await data.getImport(4)).toEqual(anImport());
    const second = { pagination: { page: 2, perPage: 50 }, filter: { importacion: 4, recurso: 'productos' } };
    const row = anImportedRow();
    expect(await data.getList('importacion_filas', { ...all, ...second })).toEqual({
      data: [{ ...row, id: row.numero }],
      total: 51,
    });
    expect(received.at(-1)?.params).toEqual({ id: '4' });
    expect(received.at(-1)?.query).toEqual({ recurso: 'productos', desde: '50' });
  });

  it('begin with a file and its name', async () => {
    answer('addImport', { success: 1, message: 'Hecho', id: 4 });
    expect(await provider().addImport(new File(['a;b'], 'libros.csv', { type: 'text/csv' }))).toBe(4);
    expect(received.at(-1)?.body).toEqual({
      nombre: 'libros.csv',
      archivo: { name: 'libros.csv', type: 'text/csv' },
    });
  });

  it('are changed with the version that staff have seen, and answer the new one', async () => {
    for (const name of ['setImportOptions', 'changeImportRows', 'chooseImportAuthor'] as const) {
      answer(name, { success: 1, message: 'Hecho', version: 8 });
    }
    const data = provider();
    expect(await data.changeImport('setImportOptions', SEEN, { separador: ';' })).toBe(8);
    expect(await data.changeImport('changeImportRows', SEEN, { numeros: [2], incluida: false })).toBe(8);
    expect(await data.changeImport('chooseImportAuthor', SEEN, { nombre: 'Pérez J.', integrante_id: null })).toBe(8);
    const target = { params: { id: '4' }, query: {} };
    expect(sent()).toEqual([
      { name: 'setImportOptions', ...target, body: { version: 7, separador: ';' } },
      { name: 'changeImportRows', ...target, body: { version: 7, numeros: [2], incluida: false } },
      { name: 'chooseImportAuthor', ...target, body: { version: 7, nombre: 'Pérez J.', integrante_id: null } },
    ]);
  });

  it('are applied, cancelled, undone and discarded', async () => {
    answerDone('applyImport', 'cancelImport', 'undoImport', 'discardImport', 'forgetName');
    const data = provider();
    await data.applyImport(SEEN);
    await data.cancelImport(4);
    await data.undoImport(4);
    await data.discardImport(4);
    await data.forgetName(9);
    expect(sent().map(({ name, params, body }) => [name, params.id, body])).toEqual([
      ['applyImport', '4', { version: 7 }],
      ['cancelImport', '4', undefined],
      ['undoImport', '4', undefined],
      ['discardImport', '4', undefined],
      ['forgetName', '9', undefined],
    ]);
  });

  it('have templates, whose refusal has the message of the server', async () => {
    answerRaw('getImportTemplate', 'Nombre;Tipo');
    const template = { recurso: 'productos', formato: 'csv' } as const;
    const file = await provider().downloadImportTemplate(template);
    expect(await file.text()).toBe('Nombre;Tipo');
    expect(received.at(-1)?.query).toEqual(template);
    refuse('getImportTemplate', 'El formato no es válido');
    await expect(provider().downloadImportTemplate(template)).rejects.toThrow('El formato no es válido');
  });
});
