import { sql } from 'kysely';
import type { Database, Trx } from '../../database/open.ts';
import { passwordOf, type Tabla } from './tables.ts';

/** A row as both engines read it: numbers, texts, bytes and null. */
export type Row = Record<string, number | string | Uint8Array | null>;

/** Rows that are in memory at a time; a picture may have megabytes. */
const A_LA_VEZ = { imagenes: 8 } as Partial<Record<Tabla, number>>;
const A_LA_VEZ_LAS_DEMAS = 200;

/** Reads a table some rows at a time, each time from where the last one ended: the same statement on both engines. */
export async function* readRows(db: Database, tabla: Tabla): AsyncGenerator<Row[]> {
  const clave = passwordOf(tabla);
  const columns = sql.join(clave.map((column) => sql.ref(column)));
  const cuantas = A_LA_VEZ[tabla] ?? A_LA_VEZ_LAS_DEMAS;
  let ultima: Row | undefined;
  do {
    const despues = ultima && sql`where (${columns}) > (${sql.join(clave.map((column) => ultima?.[column]))})`;
    const { rows } = await sql<Row>`
      select * from ${sql.table(tabla)} ${despues ?? sql``} order by ${columns} limit ${cuantas}`.execute(db);
    if (rows.length > 0) yield rows;
    ultima = rows.length < cuantas ? undefined : rows.at(-1);
  } while (ultima !== undefined);
}

/** Writes rows with the ids that they have. */
export async function writeRows(trx: Trx, tabla: Tabla, filas: readonly Row[]): Promise<void> {
  // The rows come from the same table of the other engine, whose columns were compared.
  await trx
    .insertInto(tabla as 'ajustes')
    .values(filas as unknown as { clave: string; valor: string }[])
    .execute();
}
