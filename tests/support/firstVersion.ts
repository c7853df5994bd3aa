import { sql } from 'kysely';
import { migrate } from '../../api/database/migrate.ts';
import type { Database } from '../../api/database/open.ts';

/** Fills an empty database as the first released version did, with a project, its records and a movimiento. */
export async function firstVersion(db: Database): Promise<void> {
  await migrate(db, '001_base');
  await sql`insert into proyectos (nombre) values ('Ciclorrutas')`.execute(db);
  await sql`insert into productos (nombre, tipo, proyecto_id) values ('Guía', 'Libro', 1)`.execute(db);
  await sql`insert into integrantes (nombres, grupo) values ('Ana', 1)`.execute(db);
  await sql`insert into movimientos (created_at, recurso, recurso_id, accion) values ('2024-05-01', 'proyectos', 1, 'agregar')`.execute(
    db,
  );
  await sql`insert into ajustes (clave, valor) values ('ultimo_cambio', 'x')`.execute(db);
}

/** Removes everything from a PostgreSQL database. */
export async function emptyPostgres(db: Database): Promise<void> {
  await sql`drop schema public cascade`.execute(db);
  await sql`create schema public`.execute(db);
}
