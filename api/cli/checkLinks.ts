import { CommandError, type RunCommand } from '../copies/command.ts';
import { requireCurrentVersion } from '../copies/databaseAccess.ts';
import { withLease } from '../database/lease.ts';
import { openPlace } from '../database/open.ts';
import { linkCheckOptions } from '../enlaces/checkLink.ts';
import { checkLinks } from '../enlaces/checkLinks.ts';

export const run: RunCommand = async (context) => {
  await requireCurrentVersion(context);
  await using db = openPlace(context);
  const options = linkCheckOptions(context.publicUrl);
  const summary = await withLease(db, 'enlaces_turno', new AbortController().signal, (signal) =>
    checkLinks(db, { ...options, signal }),
  );
  if (summary === null) throw new CommandError('El portal u otro comando está comprobando los enlaces ahora.');
  for (const { url, http } of summary.dead) context.console.info(`${http === 0 ? 'sin respuesta' : http}  ${url}`);
  context.console.info(`Enlaces comprobados: ${summary.total}. No funcionan: ${summary.dead.length}.`);
};
