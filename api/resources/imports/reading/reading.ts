/** Reads the file of an import and stores its rows. */
import { messages } from '../../../../contract/calls/messages.ts';
import { STAGED_MAX_CHARACTERS } from '../../../../contract/values/imports.ts';
import type { Database } from '../../../database/open.ts';
import { conflictError } from '../../../errors/httpError.ts';
import { formatNumber } from '../../../imports/read/refusals.ts';
import type { ServerResources } from '../../parts/serverResource.ts';
import type { StagedRow } from '../stored/rows.ts';
import { deleteRows, deleteStaleChoices, forgetRows, lengthOf, storeRows } from '../stored/stagedRows.ts';
import { contentOf, findImport, type ImportRecord, knownColumns, optionsOf, readFile } from '../stored/staging.ts';
import { readRows } from './readRows.ts';

/** The rows of the oldest applied imports make room for those of an import. @throws {HttpError} 409 without room */
async function makeRoom(db: Database, id: number, caracteres: number): Promise<void> {
  const others = db.selectFrom('importaciones').where('id', '<>', id);
  for (;;) {
    const { total } = await others
      .select(({ fn }) => fn.sum<number | null>('caracteres').as('total'))
      .executeTakeFirstOrThrow();
    if (Number(total ?? 0) + caracteres <= STAGED_MAX_CHARACTERS) return;
    const oldest = await others
      .where('estado', 'in', ['importada', 'deshecha'])
      .where('caracteres', '>', 0)
      .orderBy('updated_at')
      .select('id')
      .executeTakeFirst();
    if (oldest === undefined)
      throw conflictError(messages.importaciones.tooManyCharacters(formatNumber(STAGED_MAX_CHARACTERS)));
    await forgetRows(db, oldest.id);
  }
}

const staleText = (count: number): string =>
  count === 1
    ? 'Se olvidó lo corregido o decidido en 1 fila: su texto cambió al leer de nuevo el archivo.'
    : `Se olvidó lo corregido o decidido en ${count} filas: su texto cambió al leer de nuevo el archivo.`;

/**
 * Its rows are never all in memory: each part is stored before the next one is read.
 * @param version that the import has @throws {HttpError} why the file is refused; 409 if somebody cancelled the reading, or without room
 */
export async function readAndStore(
  db: Database,
  resources: ServerResources,
  { id, version }: { id: number; version: number },
  signal: AbortSignal,
): Promise<void> {
  const record = await findImport(db, id);
  const own = db.updateTable('importaciones').where('id', '=', id);
  const reading = own.where('version', '=', version).where('estado', '=', 'leyendo');
  const demandReading = async (columns: Partial<ImportRecord>) => {
    const { numUpdatedRows } = await reading.set(columns).executeTakeFirst();
    if (numUpdatedRows === 0n) throw conflictError(messages.importaciones.cancelled);
  };
  const texts = new Map<number, string | undefined>();
  let characters = 0;
  let hojas: string[] = [];
  const onRows = async (rows: readonly StagedRow[]) => {
    characters += rows.reduce((sum, row) => sum + lengthOf(row), 0);
    await makeRoom(db, id, characters);
    await demandReading({ caracteres: characters });
    await storeRows(db, id, rows);
    for (const { numero, lectura } of rows) texts.set(numero, lectura.texto);
  };
  const { options, content } = await readRows(resources, await readFile(db, id), optionsOf(record), {
    knownOf: (headers) => knownColumns(db, id, headers),
    signal,
    onSheets: (names) => {
      hojas = names;
    },
    onRows,
  }).catch(async (error: unknown) => {
    // After a sheet that cannot be read, staff choose another one.
    const opciones = JSON.stringify({ ...optionsOf(record), formato: 'xlsx' });
    const contenido = JSON.stringify({ ...contentOf(record), hojas });
    if (hojas.length > 0) await reading.set({ contenido, opciones }).execute();
    // Half of a file is worth nothing, and takes room from others.
    if (texts.size > 0) {
      const { numUpdatedRows } = await own.where('version', '=', version).set({ caracteres: 0 }).executeTakeFirst();
      if (numUpdatedRows > 0n) await deleteRows(db, id);
    }
    throw error;
  });
  const stale = await deleteStaleChoices(db, id, texts);
  await deleteRows(db, id, new Set(texts.keys()));
  const avisos = stale === 0 ? content.avisos : [...content.avisos, staleText(stale)];
  await demandReading({
    estado: 'por_revisar',
    problema: '',
    caracteres: characters + JSON.stringify(content).length,
    formato: options.formato,
    opciones: JSON.stringify(options),
    contenido: JSON.stringify({ ...content, avisos }),
    updated_at: new Date().toISOString(),
  });
}
