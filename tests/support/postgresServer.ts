import type { TestProject } from 'vitest/node';
import { migrate } from '../../api/database/migrate.ts';
import { openPostgres } from '../../api/database/open.ts';
import { startPostgres } from './embeddedPostgres.ts';
import { TEMPLATE } from './engine.ts';

/** Tests lose nothing that matters when the machine stops. */
export const FORGETFUL = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'autovacuum=off',
  'max_wal_size=4GB',
  'checkpoint_timeout=1h',
  'max_connections=200',
];

/** Starts a real PostgreSQL for the tests of a project, with a migrated database to copy for each of them. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres(FORGETFUL);
  const template = openPostgres(await server.createDatabase(TEMPLATE));
  await migrate(template);
  await template.destroy();
  project.provide('postgres', server.url);
  return () => server.stop();
}
