import { sql } from 'kysely';
import type { Database, Trx } from '../../database/open.ts';
import { claveDe, type Tabla } from './tablas.ts';

/** A row as both engines read it: numbers, texts, bytes and null. */
export type Fila = Record<string, number | string | Uint8Array | null>;

/** Rows that are in memory at a time; a picture may have megabytes. */
const A_LA_VEZ = { imagenes: 8 } as Partial<Record<Tabla, number>>;
const A_LA_VEZ_LAS_DEMAS = 200;

/** Reads a table some rows at a time, each time from where the last one ended: the same statement on both engines. */
export async function* leerFilas(db: Database, tabla: Tabla): AsyncGenerator<Fila[]> {
  const clave = claveDe(tabla);
  const columnas = sql.join(clave.map((columna) => sql.ref(columna)));
  const cuantas = A_LA_VEZ[tabla] ?? A_LA_VEZ_LAS_DEMAS;
  let ultima: Fila | undefined;
  do {
    const despues = ultima && sql`where (${columnas}) > (${sql.join(clave.map((columna) => ultima?.[columna]))})`;
    const { rows } = await sql<Fila>`
      select * from ${sql.table(tabla)} ${despues ?? sql``} order by ${columnas} limit ${cuantas}`.execute(db);
    if (rows.length > 0) yield rows;
    ultima = rows.length < cuantas ? undefined : rows.at(-1);
  } while (ultima !== undefined);
}

/** Writes rows with the ids that they have. */
export async function escribirFilas(trx: Trx, tabla: Tabla, filas: readonly Fila[]): Promise<void> {
  // The rows come from the same table of the other engine, whose columns were compared.
  await trx
    .insertInto(tabla as 'ajustes')
    .values(filas as unknown as { clave: string; valor: string }[])
    .execute();
}
