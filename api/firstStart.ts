import { randomBytes } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { PASSWORD_MIN } from '../contract/entities/password.ts';
import { insertUsuario } from './auth/usuarios.ts';
import type { Config } from './config.ts';
import type { Database } from './database/open.ts';
import { loadSampleContent } from './sample/load.ts';

const RANDOM_PASSWORD_BYTES = 18;

/** Creates the first usuario and, if configured, the sample content of an empty database. */
export async function prepareFirstStart(db: Database, config: Config, log: FastifyBaseLogger): Promise<void> {
  await createFirstUsuario(db, config, log);
  if (!config.sampleContent) return;
  if (await loadSampleContent(db)) log.info('sample content loaded');
}

async function createFirstUsuario(
  db: Database,
  { adminUsuario, adminPassword }: Config,
  log: FastifyBaseLogger,
): Promise<void> {
  const existing = await db.selectFrom('usuarios').select('id').limit(1).executeTakeFirst();
  if (existing !== undefined) return;
  const clave = adminPassword ?? randomBytes(RANDOM_PASSWORD_BYTES).toString('base64url');
  const id = await insertUsuario(db, { usuario: adminUsuario, nombre: 'Administración', email: '', clave });
  if (clave.length < PASSWORD_MIN)
    log.warn(`ADMIN_PASSWORD has less than ${PASSWORD_MIN} characters: change it before others can reach the portal`);
  // Null if an instance that started at the same time has created the usuario.
  if (id === null || adminPassword !== null) return;
  console.info(`Primer inicio. Usuario: ${adminUsuario}  Contraseña: ${clave}  (no se mostrará de nuevo)`);
}
