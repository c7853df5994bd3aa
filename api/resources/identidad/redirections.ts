import {
  localAddress,
  mayBeRedirected,
  pathOfAddress,
  type RedirectionTable,
  redirectionAt,
  redirectionTable,
} from '../../../contract/addresses/redirecciones.ts';
import { lineaAt } from '../../../contract/addresses/siteLineas.ts';
import { matchRoute } from '../../../contract/addresses/siteRoutes.ts';
import type { SiteLinea } from '../../../contract/identidad/siteSettings.ts';
import type { Database } from '../../database/open.ts';
import { SINGLE_ROW_ID } from '../../database/singleRow.ts';
import { readIdentidad } from '../site/identidadRow.ts';
import { readSiteLineas } from '../site/readSiteSettings.ts';

/** The redirections of a former site's addresses, in a table that is made once for each version of the identity. */
export class Redirections {
  readonly #db: Database;
  #known: { version: number; table: RedirectionTable } | null = null;

  constructor(db: Database) {
    this.#db = db;
  }

  /**
   * The address at the end of a path's redirections; null if there are none, or if they lead back to one of them.
   * @param host of this site
   */
  async follow(address: string, host: string): Promise<string | null> {
    const table = await this.#table();
    let lineas: SiteLinea[] | undefined;
    const isPage = async (next: string): Promise<boolean> => {
      const route = matchRoute(next.split('?', 1)[0] ?? '');
      if (route.page !== 'linea') return !mayBeRedirected(next);
      lineas ??= await readSiteLineas(this.#db);
      return lineaAt(lineas, route.slug) !== null;
    };
    const passed = new Set<string>();
    let found = redirectionAt(table, pathOfAddress(address.replace(/^\/+/, '/')));
    while (found !== null && !passed.has(found.key)) {
      passed.add(found.key);
      const next = localAddress(found.hacia, host);
      const ends = next === null || (await isPage(next));
      const following = ends ? null : redirectionAt(table, next);
      if (following === null) return found.hacia;
      found = following;
    }
    return null;
  }

  async #table(): Promise<RedirectionTable> {
    const { version } = await this.#db
      .selectFrom('identidad')
      .where('id', '=', SINGLE_ROW_ID)
      .select('version')
      .executeTakeFirstOrThrow();
    if (this.#known?.version === version) return this.#known.table;
    // A write meanwhile makes this table newer than its version: it is read once more.
    const { redirecciones } = await readIdentidad(this.#db);
    const table = redirectionTable(redirecciones);
    this.#known = { version, table };
    return table;
  }
}
