import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { IMPORTED_RESOURCES, type ImportedResource } from '../../../contract/resources/resources.ts';
import { IMPORTED_DRAFTS_MAX } from '../../../contract/values/imports.ts';
import { ROW_STATE_LABELS } from '../../../contract/values/labels.ts';
import type { StaffMember } from '../../auth/sessions.ts';
import { findActive } from '../../auth/usuarios.ts';
import { CommandError, type CommandOptions, type RunCommand } from '../../copies/command.ts';
import { requireCurrentVersion } from '../../copies/databaseAccess.ts';
import { MarkMovedError } from '../../database/changeMark.ts';
import { type Database, openPlace } from '../../database/open.ts';
import { type ReadFile, readRows } from '../../resources/imports/reading/readRows.ts';
import { readRecords } from '../../resources/imports/review/records.ts';
import { type Review, review } from '../../resources/imports/review/review.ts';
import { cellsOf, type ReviewedRow, type StagedRow } from '../../resources/imports/stored/rows.ts';
import { withoutValues } from '../../resources/imports/stored/stagedRows.ts';
import { countRows, EMPTY_OPTIONS, insertImport, sumCounts } from '../../resources/imports/stored/staging.ts';
import { nameFieldOf } from '../../resources/imports/values/readRow.ts';
import { includedRows, recordImport, writeRows } from '../../resources/imports/writing/apply.ts';
import { storeTotals } from '../../resources/imports/writing/outcomes.ts';
import type { ServerResources } from '../../resources/parts/serverResource.ts';
import { serverResources } from '../../resources/serverResources.ts';

/** What becomes of a row, on one line. */
function rowLine(resources: ServerResources, row: ReviewedRow): string {
  const { fields } = resources[row.recurso].imports;
  const labelOf = (name: string): string => fields.find((field) => field.name === name)?.label ?? name;
  const { estado, registro, fila, falta, cambios, errores } = row.result;
  const notes = [
    ...Object.entries(errores).map(([name, message]) => `${labelOf(name)}: ${message}`),
    ...(falta.length > 0 ? [`se importa como borrador: falta ${falta.join(', ')}`] : []),
    ...(fila === null ? [] : [`como la fila ${fila}`]),
    ...(registro === null
      ? []
      : [`${registro.borrador ? 'borrador' : 'registro'} ${registro.id} «${registro.nombre}»`]),
    ...cambios.map(({ campo, antes, despues, tomado }) =>
      `${labelOf(campo)}: «${antes}» → «${despues}»${tomado ? '' : ' (no se toma)'}`.replaceAll('\n', '; '),
    ),
  ];
  const name = (cellsOf(row)[nameFieldOf(row.recurso)] ?? '').replaceAll(/\s+/g, ' ');
  return [row.numero, ROW_STATE_LABELS[estado], row.recurso, name, notes.join('. ')]
    .filter((part) => part !== '')
    .join('  ');
}

function kindOf(tipo: string | undefined): ImportedResource | '' {
  if (tipo === undefined) return '';
  const kind = IMPORTED_RESOURCES.find((each) => each === tipo.toLowerCase());
  if (kind === undefined) throw new CommandError(`El tipo '${tipo}' no existe: use ${IMPORTED_RESOURCES.join(', ')}.`);
  return kind;
}

/** 'campo=valor' for each kind that has the field. */
function commonValues(pairs: readonly string[]): Record<string, Record<string, string>> {
  const values: Record<string, Record<string, string>> = {};
  for (const pair of pairs) {
    const at = pair.indexOf('=');
    const name = pair.slice(0, at).trim();
    const kinds = IMPORTED_RESOURCES.filter((kind) =>
      serverResources[kind].imports.fields.some((field) => field.name === name),
    );
    if (at <= 0 || kinds.length === 0)
      throw new CommandError(`--con espera CAMPO=VALOR con un campo que exista: '${pair}'.`);
    for (const kind of kinds) values[kind] = { ...values[kind], [name]: pair.slice(at + 1).trim() };
  }
  return values;
}

async function staffOf(db: Database, name: string | undefined): Promise<StaffMember> {
  if (name === undefined) throw new CommandError('Falta --usuario: a nombre de quién se importa.');
  const staff = await findActive(db, name);
  if (staff === undefined) throw new CommandError(`No existe el usuario '${name}', o no está activo.`);
  return { ...staff, isConfirmed: false };
}

function readBytes(cwd: string, file: string): Buffer {
  const full = path.resolve(cwd, file);
  if (!existsSync(full)) throw new CommandError(`No existe ${full}.`);
  return readFileSync(full);
}

interface Compared extends ReadFile, Review {
  /** of the last write before */
  marca: string;
}

async function compared(db: Database, bytes: Buffer, options: CommandOptions): Promise<Compared> {
  const asked = { ...EMPTY_OPTIONS, recurso: kindOf(options.tipo), valores: commonValues(options.con ?? []) };
  const rows: StagedRow[] = [];
  const read = await readRows(serverResources, bytes, asked, {
    knownOf: async () => null,
    signal: new AbortController().signal,
    onSheets: () => undefined,
    onRows: (some) => {
      rows.push(...some);
    },
  });
  if (read.options.recurso === '' && read.content.columnas.length > 0)
    throw new CommandError('No se reconoce qué registros tiene la tabla: dígalo con --tipo.');
  const kinds = new Set(rows.map(({ recurso }) => recurso));
  const records = await readRecords(db, serverResources, kinds);
  return { ...read, ...review(serverResources, { ...read, rows }, records), marca: records.marca };
}

/** Writes the included rows. @returns the sentence that says what was written */
async function apply(db: Database, archivo: string, staff: StaffMember, read: Compared): Promise<string> {
  const rows = includedRows(read.rows);
  if (rows.length === 0) return 'No hay nada que importar.';
  if (rows.filter(({ result }) => result.borrador).length > IMPORTED_DRAFTS_MAX)
    throw new CommandError(`Una importación crea como máximo ${IMPORTED_DRAFTS_MAX} borradores: divida el archivo.`);
  const operacion = randomUUID();
  const write = db.transaction().execute(async (trx) => {
    // Without its rows and their values, which nobody can look at.
    const { id } = await insertImport(trx, {
      nombre: archivo,
      formato: read.options.formato,
      estado: 'importada',
      bytes: 0,
      opciones: JSON.stringify({ ...read.options, valores: {} }),
      contenido: JSON.stringify(withoutValues(read.content)),
      operacion,
      created_by: staff.usuario,
    });
    const application = { id, archivo, operacion, staff, marca: read.marca, onProgress: () => undefined };
    const written = await writeRows(trx, serverResources, rows, application);
    await storeTotals(trx, id, read.rows, written);
    await recordImport(trx, application, written);
    return written;
  });
  const { creados, cambiados, borradores } = await write.catch((error: unknown) => {
    if (error instanceof MarkMovedError) throw new CommandError('Los datos cambiaron entretanto: repita la orden.');
    throw error;
  });
  return `Se importó. Registros nuevos: ${creados}; cambiados: ${cambiados}; borradores: ${borradores}. Operación ${operacion}.`;
}

export const run: RunCommand = async (context, argument, options) => {
  const { console, cwd } = context;
  if (options.simular === options.aplicar) throw new CommandError('Elija --simular o --aplicar.');
  await requireCurrentVersion(context);
  const bytes = readBytes(cwd, argument);
  const db = openPlace(context);
  try {
    const staff = options.aplicar ? await staffOf(db, options.usuario) : null;
    const read = await compared(db, bytes, options);
    for (const notice of read.content.avisos) console.info(notice);
    for (const row of read.rows) console.info(rowLine(serverResources, row));
    for (const { nombre, filas } of read.names) console.info(`Sin decidir: ¿quién es «${nombre}»? Filas: ${filas}`);
    const counts = sumCounts(Object.values(countRows(read.rows)));
    console.info(
      `Filas: ${counts.total}; para importar: ${counts.incluidas}; sin decidir: ${counts.sin_decidir}; iguales: ${counts.igual}; no se pueden: ${counts.no_se_puede}.`,
    );
    const wrong = counts.no_se_puede > 0;
    if (staff !== null && wrong && !options['omitir-errores'])
      throw new CommandError('Hay filas que no se pueden importar: no se escribió nada.');
    if (staff !== null) console.info(await apply(db, path.basename(argument), staff, read));
    if (wrong) throw new CommandError('Hay filas que no se pueden importar.');
  } finally {
    await db.destroy();
  }
};
