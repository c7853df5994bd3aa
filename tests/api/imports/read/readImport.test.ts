import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { FilePart } from '../../../../api/imports/read/fileContent.ts';
import type { ReadJob } from '../../../../api/imports/read/messagesOf.ts';
import { readImport } from '../../../../api/imports/read/readImport.ts';
import { IMPORT_MAX_BYTES } from '../../../../contract/values/imports.ts';

const { signal } = new AbortController();

async function read(bytes: Buffer, reading: Partial<Parameters<typeof readImport>[2]> = {}): Promise<FilePart[]> {
  const parts: FilePart[] = [];
  for await (const part of readImport(bytes, {}, { signal, ...reading })) parts.push(part);
  return parts;
}

const CSV = Buffer.from('Nombre;Año\nSeñales;2024\nPeatones;2025');

describe('readImport', () => {
  it('answers the parts of a file, and of several at once', async () => {
    const contents = await Promise.all([CSV, CSV, CSV].map((bytes) => read(bytes)));
    const content = {
      formato: 'csv',
      codificacion: 'utf-8',
      separador: ';',
      hojas: [],
      hoja: '',
      columnas: ['Nombre', 'Año'],
      primeras: [
        ['Señales', '2024'],
        ['Peatones', '2025'],
      ],
      avisos: [],
    };
    const filas = content.primeras.map((celdas) => ({ celdas, problemas: [] }));
    const parts = [
      { type: 'content', content },
      { type: 'filas', filas },
    ];
    expect(contents).toEqual([parts, parts, parts]);
  });

  it('answers the rows of a large file in their order', async () => {
    const filas = Array.from({ length: 20_000 }, (_, index) => [`Fila ${index}`, 'x'.repeat(300)]);
    const csv = `a,b\n${filas.map((fila) => fila.join(',')).join('\n')}`;
    const parts = await read(Buffer.from(csv));
    const rows = parts.flatMap((part) => (part.type === 'filas' ? part.filas : []));
    expect(rows.map(({ celdas }) => celdas)).toEqual(filas);
  });

  it('refuses a file with the reason of the reader', async () => {
    await expect(read(Buffer.from('a,b\n'))).rejects.toMatchObject({
      name: 'HttpError',
      status: 422,
      message: 'El archivo no tiene filas: solo los nombres de las columnas',
    });
  });

  it('refuses a file above 20 MB', async () => {
    await expect(read(Buffer.alloc(IMPORT_MAX_BYTES + 1))).rejects.toMatchObject({
      status: 413,
      message: 'El archivo es demasiado grande: el máximo es 20 MB',
    });
  });

  it('refuses a file that takes too much memory, and reads the next one', async () => {
    const limits = { maxBytes: 1, maxMs: 60_000 };
    await expect(read(CSV, { limits })).rejects.toMatchObject({
      status: 422,
      message: 'El archivo necesita demasiada memoria para leerse. Divídalo en varios.',
    });
    await expect(read(CSV)).resolves.toHaveLength(2);
  });

  it('refuses a file that takes too much time, and reads the next one', async () => {
    const limits = { maxBytes: 268_435_456, maxMs: 1 };
    await expect(read(CSV, { limits })).rejects.toMatchObject({
      status: 422,
      message: 'El archivo tarda más de 0,001 segundos en leerse. Divídalo en varios.',
    });
    await expect(read(CSV)).resolves.toHaveLength(2);
  });

  it('leaves no process if the portal is gone before it has sent the file', async () => {
    const entry = fileURLToPath(new URL('../../../../api/imports/read/child.ts', import.meta.url));
    const job: ReadJob = { options: {}, size: CSV.length, maxBytes: 268_435_456, maxMs: 60_000 };
    const child = fork(entry, [JSON.stringify(job)], {
      serialization: 'advanced',
      stdio: ['pipe', 'ignore', 'ignore', 'ipc'],
    });
    onTestFinished(() => void child.kill('SIGKILL'));
    child.disconnect();
    expect(await once(child, 'exit')).toEqual([0, null]);
  });

  it('ends with its signal', async () => {
    const controller = new AbortController();
    const reason = new Error('cancelled');
    const reading = read(CSV, { signal: controller.signal });
    await setImmediate();
    controller.abort(reason);
    await expect(reading).rejects.toBe(reason);
    await expect(read(CSV, { signal: controller.signal })).rejects.toBe(reason);
  });
});
