import pLimit from 'p-limit';
import type { FoundStaffGroup } from '../../../contract/entities/busqueda.ts';
import { SEARCHED_KINDS, type SearchedKind } from '../../../contract/resources/siteResources.ts';
import { type SearchTerm, searchTerms } from '../../../contract/searchTerms.ts';
import type { DatabaseClock } from '../../database/databaseClock.ts';
import type { Database } from '../../database/open.ts';
import type { Row } from '../../database/tables.ts';
import { busyError } from '../../httpError.ts';
import { publicTest } from '../isPublic.ts';
import { changedBetween, nextChange } from '../schedule.ts';
import { ChangeLog, type Changes } from './changeLog.ts';
import { compareEntries, type Entry, type SearchedTable } from './entry.ts';
import { fragmentOf } from './fragment.ts';
import { matchEntries } from './matchEntries.ts';
import { pausesOf } from './pauses.ts';
import { proyectosWith, readLineas, readSome, readTable, SEARCHED_TABLES } from './readEntries.ts';
import { TermRanks } from './termRanks.ts';

/** Results of one kind. */
const MAX_RESULTS = 10;
/** Milliseconds that a search keeps the event loop at a time. */
const SLICE_MS = 0.5;
const MAX_WAITING = 200;

type Entries = Readonly<Record<SearchedKind, TermRanks>>;

const sorted = (entries: Entry[]): TermRanks => new TermRanks(entries.sort(compareEntries));

/**
 * The texts of all records in memory, without case and accents: both engines answer alike (docs/decisions/0021). It is built by
 * `build` or the first search. A search reads first what any instance has changed.
 */
export class SearchIndex {
  readonly #db: Database;
  readonly #clock: DatabaseClock;
  readonly #log = new ChangeLog();
  /** Two at the same time would both take twice as long. */
  readonly #queue = pLimit(1);
  #entries: Entries | null = null;
  #isStale = true;
  #readAt = new Date(0);
  /** when a member appears or disappears next, in epoch milliseconds: projects are found by the names of members */
  #nextMember = Number.POSITIVE_INFINITY;
  #refreshing: Promise<void> | null = null;
  #isCurrent = () => false;

  constructor(db: Database, clock: DatabaseClock) {
    this.#db = db;
    this.#clock = clock;
  }

  /** To be called after each write of any instance: the next search reads the changes. */
  invalidate(): void {
    this.#isStale = true;
  }

  /** @param isCurrent while it is false, writes of other instances may be unknown: each search reads the changes */
  trustWhile(isCurrent: () => boolean): void {
    this.#isCurrent = isCurrent;
  }

  async build(): Promise<void> {
    await this.#current();
  }

  /** With `onlyPublic`, the records that visitors may see. @throws {HttpError} 503 when too many searches wait */
  async search(q: string, { onlyPublic }: { onlyPublic: boolean }): Promise<FoundStaffGroup[]> {
    const terms = searchTerms(q);
    if (terms.length === 0) return SEARCHED_KINDS.map((tipo) => ({ tipo, total: 0, resultados: [] }));
    if (this.#queue.pendingCount >= MAX_WAITING) throw busyError();
    return this.#queue(async () => searchEntries(await this.#current(), terms, onlyPublic, this.#clock.now()));
  }

  async #current(): Promise<Entries> {
    if (!this.#isCurrent() || this.#clock.time() >= this.#nextMember) this.#isStale = true;
    while (this.#isStale || this.#refreshing !== null || this.#entries === null) {
      this.#refreshing ??= this.#refresh().finally(() => {
        this.#refreshing = null;
      });
      await this.#refreshing;
    }
    return this.#entries;
  }

  /** A write that commits from now on is read by the next refresh. */
  async #refresh(): Promise<void> {
    this.#isStale = false;
    const now = this.#clock.now();
    try {
      const changes = await this.#log.read(this.#db);
      this.#nextMember = await nextChange(this.#db, now, ['integrantes']);
      this.#entries =
        changes === 'all' || this.#entries === null
          ? await readAll(this.#db, now)
          : await readChanges(this.#db, this.#entries, changes, { after: this.#readAt, until: now });
      this.#readAt = now;
    } catch (error) {
      this.#isStale = true;
      this.#log.forget();
      throw error;
    }
  }
}

function publicTestOf(tipo: SearchedKind, now: Date): (entry: Entry) => boolean {
  if (tipo === 'lineas') return ({ row }) => (row as Row<'lineas'>).retirada === 0;
  const isPublic = publicTest(tipo, now) as (row: object) => boolean;
  return ({ row }) => row !== null && isPublic(row);
}

async function searchEntries(
  entries: Entries,
  terms: readonly SearchTerm[],
  onlyPublic: boolean,
  now: Date,
): Promise<FoundStaffGroup[]> {
  const pauses = pausesOf(SLICE_MS);
  const groups: FoundStaffGroup[] = [];
  for (const tipo of SEARCHED_KINDS) {
    const isPublic = publicTestOf(tipo, now);
    const isVisible = onlyPublic ? isPublic : () => true;
    const { total, first } = await matchEntries(entries[tipo], terms, isVisible, MAX_RESULTS, pauses);
    const resultados = first.map((entry) => ({
      id: entry.id,
      nombre: entry.nombre,
      fragmento: fragmentOf(entry, terms),
      publico: isPublic(entry),
    }));
    groups.push({ tipo, total, resultados });
  }
  return groups;
}

async function readAll(db: Database, now: Date): Promise<Entries> {
  const none = new TermRanks([]);
  const entries: Record<SearchedKind, TermRanks> = {
    proyectos: none,
    productos: none,
    integrantes: none,
    lineas: new TermRanks(await readLineas(db)),
    eventos: none,
  };
  for (const table of SEARCHED_TABLES) entries[table] = sorted(await readTable(db, table, now));
  return entries;
}

async function readChanges(
  db: Database,
  entries: Entries,
  changes: Exclude<Changes, 'all'>,
  { after, until }: { after: Date; until: Date },
): Promise<Entries> {
  const changed = new Map<SearchedTable, Set<number>>();
  for (const table of SEARCHED_TABLES) changed.set(table, new Set(changes.get(table)));
  const scheduled = await changedBetween(db, 'integrantes', after, until);
  const integrantes = [...(changed.get('integrantes') ?? []), ...scheduled];
  for (const id of await proyectosWith(db, integrantes)) changed.get('proyectos')?.add(id);
  const next: Record<SearchedKind, TermRanks> = { ...entries };
  if (changes.has('lineas')) next.lineas = new TermRanks(await readLineas(db));
  for (const [table, ids] of changed) {
    if (ids.size === 0) continue;
    const kept = entries[table].entries.filter(({ id }) => !ids.has(id));
    next[table] = sorted([...kept, ...(await readSome(db, table, [...ids], until))]);
  }
  return next;
}
