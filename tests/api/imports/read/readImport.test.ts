import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { readImport } from '../../../../api/imports/read/readImport.ts';
import { IMPORT_MAX_BYTES } from '../../../../contract/values/imports.ts';

const { signal } = new AbortController();
const CSV = Buffer.from('Nombre;Año\nSeñales;2024\nPeatones;2025');

describe('readImport', () => {
  it('answers the rows of a file, and of several at once', async () => {
    const contents = await Promise.all([CSV, CSV, CSV].map((bytes) => readImport(bytes, {}, { signal })));
    expect(contents).toEqual(
      Array.from({ length: 3 }, () => ({
        formato: 'csv',
        codificacion: 'utf-8',
        separador: ';',
        hojas: [],
        hoja: '',
        columnas: ['Nombre', 'Año'],
        filas: [
          ['Señales', '2024'],
          ['Peatones', '2025'],
        ],
        avisos: [],
        problemas: [],
      })),
    );
  });

  it('answers the rows of a large file in their order', async () => {
    const filas = Array.from({ length: 20_000 }, (_, index) => [`Fila ${index}`, 'x'.repeat(300)]);
    const csv = `a,b\n${filas.map((fila) => fila.join(',')).join('\n')}`;
    const content = await readImport(Buffer.from(csv), {}, { signal });
    expect('filas' in content && content.filas).toEqual(filas);
  });

  it('refuses a file with the reason of the reader', async () => {
    await expect(readImport(Buffer.from('a,b\n'), {}, { signal })).rejects.toMatchObject({
      name: 'HttpError',
      status: 422,
      message: 'El archivo no tiene filas: solo los nombres de las columnas',
    });
  });

  it('refuses a file above 20 MB', async () => {
    await expect(readImport(Buffer.alloc(IMPORT_MAX_BYTES + 1), {}, { signal })).rejects.toMatchObject({
      status: 413,
      message: 'El archivo es demasiado grande: el máximo es 20 MB',
    });
  });

  it('refuses a file that takes too much memory, and reads the next one', async () => {
    const limits = { maxBytes: 1, maxMs: 60_000 };
    await expect(readImport(CSV, {}, { signal, limits })).rejects.toMatchObject({
      status: 422,
      message: 'El archivo necesita demasiada memoria para leerse. Divídalo en varios.',
    });
    await expect(readImport(CSV, {}, { signal })).resolves.toMatchObject({ formato: 'csv' });
  });

  it('refuses a file that takes too much time, and reads the next one', async () => {
    const limits = { maxBytes: 268_435_456, maxMs: 1 };
    await expect(readImport(CSV, {}, { signal, limits })).rejects.toMatchObject({
      status: 422,
      message: 'El archivo tarda más de 0,001 segundos en leerse. Divídalo en varios.',
    });
    await expect(readImport(CSV, {}, { signal })).resolves.toMatchObject({ formato: 'csv' });
  });

  it('ends with its signal', async () => {
    const controller = new AbortController();
    const reason = new Error('cancelled');
    const reading = readImport(CSV, {}, controller);
    await setImmediate();
    controller.abort(reason);
    await expect(reading).rejects.toBe(reason);
    await expect(readImport(CSV, {}, controller)).rejects.toBe(reason);
  });
});
