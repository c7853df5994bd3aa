import { randomBytes } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { PASSWORD_MIN } from '../contract/entities/password.ts';
import { hashPassword, UNSET_PASSWORD } from './auth/password.ts';
import { insertUsuario } from './auth/usuarios.ts';
import type { Config } from './config/config.ts';
import type { Database } from './database/open.ts';
import { hasSampleMark, insertSampleMark, markSampleLoaded } from './database/sampleMark.ts';
import { storeFirstBloques } from './resources/site/identidadRow.ts';
import { prepareSampleFiles } from './sample/files.ts';
import { isUnwritten, loadSampleContent } from './sample/load.ts';

const RANDOM_PASSWORD_BYTES = 18;

/**
 * Creates the first usuario and, if configured, the sample content, in one transaction with the mark that decides it for every
 * later start (docs/decisions/0034). Without ADMIN_PASSWORD the usuario has no password until `giveFirstPassword`.
 */
export async function prepareFirstStart(db: Database, config: Config, log: FastifyBaseLogger): Promise<void> {
  if (await hasSampleMark(db)) return;
  const { adminUsuario, adminPassword, passwordCost } = config;
  const hash = adminPassword === null ? UNSET_PASSWORD : await hashPassword(adminPassword, passwordCost);
  const files = config.sampleContent && (await isUnwritten(db)) ? await prepareSampleFiles() : null;
  await db.transaction().execute(async (trx) => {
    if (!(await insertSampleMark(trx))) return;
    await storeFirstBloques(trx);
    await insertUsuario(trx, { usuario: adminUsuario, nombre: 'Administración', email: '' }, hash);
    if (files === null || !(await loadSampleContent(trx, files))) return;
    await markSampleLoaded(trx);
    log.info('sample content loaded');
  });
  if (adminPassword !== null && adminPassword.length < PASSWORD_MIN)
    log.warn(`ADMIN_PASSWORD has less than ${PASSWORD_MIN} characters: change it before others can reach the portal`);
}

/**
 * Gives the first usuario a password if it has none, and prints a random one. Call it once the portal listens: a start that
 * fails before then leaves no password that nobody has seen. It is printed before the commit for the same reason.
 */
export async function giveFirstPassword(
  db: Database,
  { adminPassword, passwordCost }: Pick<Config, 'adminPassword' | 'passwordCost'>,
): Promise<void> {
  const first = await db
    .selectFrom('usuarios')
    .where('clave', '=', UNSET_PASSWORD)
    .select(['id', 'usuario'])
    .executeTakeFirst();
  if (first === undefined) return;
  const clave = adminPassword ?? randomBytes(RANDOM_PASSWORD_BYTES).toString('base64url');
  const hash = await hashPassword(clave, passwordCost);
  await db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('usuarios')
      .set({ clave: hash })
      .where('id', '=', first.id)
      .where('clave', '=', UNSET_PASSWORD)
      .executeTakeFirst();
    // Zero if another instance has given one meanwhile.
    if (numUpdatedRows === 0n || adminPassword !== null) return;
    console.info(`Primer inicio. Usuario: ${first.usuario}  Contraseña: ${clave}  (no se mostrará de nuevo)`);
  });
}
