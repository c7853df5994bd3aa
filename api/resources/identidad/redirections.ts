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
import { presentAddress } from '../paginas/queries.ts';
import { readIdentidad } from '../site/identidadRow.ts';
import { readSiteLineas } from '../site/readSiteSettings.ts';

/** The redirections of a former site's addresses, in a table that is kept as long as responses are. */
export class Redirections {
  readonly #db: Database;
  #kept: Promise<RedirectionTable> | null = null;
  #isCurrent = () => true;

  constructor(db: Database) {
    this.#db = db;
  }

  /**
   * The address at the end of a path's redirections; null if there are none, or if they lead back to one of them.
   * @param host of this site
   */
  async follow(address: string, host: string, now: Date): Promise<string | null> {
    const table = await this.#table();
    let lineas: SiteLinea[] | undefined;
    const isPage = async (next: string): Promise<boolean> => {
      const route = matchRoute(next.split('?', 1)[0] ?? '');
      if (route.page === 'pagina') return (await presentAddress(this.#db, route.slug, now)) !== null;
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

  /** Call it after every write. */
  invalidate(): void {
    this.#kept = null;
  }

  /** @param isCurrent while it is false, writes of other instances may be unknown: each request reads the table */
  trustWhile(isCurrent: () => boolean): void {
    this.#isCurrent = isCurrent;
  }

  #table(): Promise<RedirectionTable> {
    if (!this.#isCurrent()) return this.#read();
    if (this.#kept !== null) return this.#kept;
    const reading = this.#read();
    this.#kept = reading;
    reading.catch(() => {
      if (this.#kept === reading) this.#kept = null;
    });
    return reading;
  }

  async #read(): Promise<RedirectionTable> {
    return redirectionTable((await readIdentidad(this.#db)).redirecciones);
  }
}
