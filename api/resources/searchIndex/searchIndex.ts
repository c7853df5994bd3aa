import pLimit from 'p-limit';
import type { FoundStaffGroup } from '../../../contract/entities/busqueda.ts';
import { resources } from '../../../contract/resources/resources.ts';
import { FIRST_BY_NAME, SEARCHED_KINDS, type SearchedKind } from '../../../contract/resources/siteResources.ts';
import { type SearchTerm, searchTerms } from '../../../contract/values/searchTerms.ts';
import type { DatabaseClock } from '../../database/databaseClock.ts';
import type { Database } from '../../database/open.ts';
import { columnOf, recordRow } from '../../database/unchecked.ts';
import { busyError } from '../../errors/httpError.ts';
import type { SearchedPart, ServerResources } from '../parts/serverResource.ts';
import { type PublicTable, publicTest } from '../visibility/isPublic.ts';
import { changedBetween, nextChange } from '../visibility/schedule.ts';
import { compareEntries, type Entry, IndexedEntries } from './indexedEntries.ts';
import { type FoundTerm, fragmentOf, matchEntries } from './matchEntries.ts';
import { type Changes, NewMovements } from './NewMovements.ts';
import { pausesOf } from './pauses.ts';
import { readEntries } from './readEntries.ts';
import { Vocabulary } from './vocabulary.ts';

/** Results of one kind. */
const MAX_RESULTS = 10;
/** Milliseconds that a search keeps the event loop at a time. */
const SLICE_MS = 0.5;
const MAX_WAITING = 200;
/** Words of changed texts that a small portal may keep. */
const MORE_WORDS = 1_000;

type Entries = Readonly<Record<SearchedKind, IndexedEntries>>;

/** Words of changed records stay in the vocabulary until all records are read again. */
interface Texts {
  vocabulary: Vocabulary;
  /** how many words the vocabulary may have until then */
  maxWords: number;
  entries: Entries;
}

/**
 * The words of all records in memory, without case and accents: both engines answer alike (docs/decisions/0021). It is built by
 * `build` or the first search. A search reads first what any instance has changed.
 */
export class SearchIndex {
  readonly #db: Database;
  readonly #resources: ServerResources;
  readonly #clock: DatabaseClock;
  readonly #newMovements = new NewMovements();
  /** Two at the same time would both take twice as long. */
  readonly #queue = pLimit(1);
  #texts: Texts | null = null;
  #isStale = true;
  #readAt = new Date(0);
  /** when a record appears or disappears next by whose name others are found, in epoch milliseconds */
  #nextNamed = Number.POSITIVE_INFINITY;
  #refreshing: Promise<void> | null = null;
  #isCurrent = () => false;

  constructor(db: Database, clock: DatabaseClock, resources: ServerResources) {
    this.#db = db;
    this.#resources = resources;
    this.#clock = clock;
  }

  /** Call it after each write of any instance: the next search reads the changes. */
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
    return this.#queue(async () =>
      searchEntries(this.#resources, await this.#current(), terms, onlyPublic, this.#clock.now()),
    );
  }

  async #current(): Promise<Texts> {
    if (!this.#isCurrent() || this.#clock.time() >= this.#nextNamed) this.#isStale = true;
    while (this.#isStale || this.#refreshing !== null || this.#texts === null) {
      this.#refreshing ??= this.#refresh().finally(() => {
        this.#refreshing = null;
      });
      await this.#refreshing;
    }
    return this.#texts;
  }

  /** A write that commits from now on is read by the next refresh. */
  async #refresh(): Promise<void> {
    this.#isStale = false;
    const now = this.#clock.now();
    try {
      const changes = await this.#newMovements.read(this.#db);
      this.#nextNamed = await nextChange(this.#db, now, namedResources(this.#resources));
      this.#texts =
        changes === 'all' || this.#texts === null || isOutgrown(this.#texts)
          ? await readAll(this.#db, this.#resources, now)
          : await readChanges(this.#db, this.#resources, this.#texts, changes, { after: this.#readAt, until: now });
      this.#readAt = now;
    } catch (error) {
      this.#isStale = true;
      this.#newMovements.forget();
      throw error;
    }
  }
}

const isOutgrown = ({ vocabulary, maxWords }: Texts): boolean => vocabulary.size > maxWords;

function publicTestOf(tipo: SearchedKind, now: Date): (entry: Entry) => boolean {
  const { visibility } = resources[tipo];
  if (!visibility.scheduled) return ({ row }) => columnOf(row, visibility.withdrawnColumn) === 0;
  const isPublic = publicTest(tipo as PublicTable, now) as (row: object) => boolean;
  return ({ row }) => isPublic(row);
}

async function searchEntries(
  portal: ServerResources,
  { vocabulary, entries }: Texts,
  terms: readonly SearchTerm[],
  onlyPublic: boolean,
  now: Date,
): Promise<FoundStaffGroup[]> {
  const pauses = pausesOf(SLICE_MS);
  const foundTerms: FoundTerm[] = [];
  for (const term of terms) foundTerms.push({ ...term, found: await vocabulary.find(term.folded, pauses) });
  const groups: FoundStaffGroup[] = [];
  const firstGroups: FoundStaffGroup[] = [];
  for (const tipo of SEARCHED_KINDS) {
    const { foundFields }: SearchedPart<SearchedKind> = portal[tipo];
    const isPublic = publicTestOf(tipo, now);
    const isVisible = onlyPublic ? isPublic : () => true;
    const { total, first, begins } = await matchEntries(entries[tipo], foundTerms, isVisible, MAX_RESULTS, pauses);
    const resultados = first.map((entry) => ({
      id: entry.id,
      nombre: entry.nombre,
      fragmento: fragmentOf(entry, terms),
      ...foundFields?.(recordRow(entry.row)),
      publico: isPublic(entry),
    }));
    const isFirst = onlyPublic && begins && FIRST_BY_NAME.includes(tipo);
    (isFirst ? firstGroups : groups).push({ tipo, total, resultados });
  }
  return [...firstGroups, ...groups];
}

/** The resources by whose names records of others are found. */
const namedResources = (resources: ServerResources): PublicTable[] =>
  SEARCHED_KINDS.flatMap((kind) => resources[kind].namesOf?.recurso ?? []);

/** The newest first, unless the resource has an order of its own. */
function sorted(entries: Entry[], kind: SearchedKind, resources: ServerResources): IndexedEntries {
  const compareRows = resources[kind].compareRows as ((a: object, b: object) => number) | undefined;
  const compare = compareRows && ((a: Entry, b: Entry) => compareRows(a.row, b.row));
  return new IndexedEntries(entries.sort(compare ?? compareEntries));
}

async function readAll(db: Database, resources: ServerResources, now: Date): Promise<Texts> {
  const vocabulary = new Vocabulary();
  const kinds: [SearchedKind, IndexedEntries][] = [];
  for (const kind of SEARCHED_KINDS) {
    kinds.push([kind, sorted(await readEntries(db, resources, kind, { now, vocabulary }), kind, resources)]);
  }
  const entries = Object.fromEntries(kinds) as Record<SearchedKind, IndexedEntries>;
  return { vocabulary, maxWords: MORE_WORDS + 2 * vocabulary.size, entries };
}

/** The changed records of a kind, and those that name a changed record of another. */
async function changedIds(
  db: Database,
  { namesOf }: Pick<ServerResources[SearchedKind], 'namesOf'>,
  ofKind: ReadonlySet<number> | undefined,
  changes: Exclude<Changes, 'all'>,
  { after, until }: { after: Date; until: Date },
): Promise<Set<number>> {
  const ids = new Set(ofKind);
  if (namesOf === undefined) return ids;
  const named = [...(changes.get(namesOf.recurso) ?? []), ...(await changedBetween(db, namesOf.recurso, after, until))];
  for (const id of named.length === 0 ? [] : await namesOf.idsNaming(db, named)) ids.add(id);
  return ids;
}

async function readChanges(
  db: Database,
  resources: ServerResources,
  texts: Texts,
  changes: Exclude<Changes, 'all'>,
  times: { after: Date; until: Date },
): Promise<Texts> {
  const { vocabulary, entries } = texts;
  const next: Record<SearchedKind, IndexedEntries> = { ...entries };
  for (const kind of SEARCHED_KINDS) {
    const ids = await changedIds(db, resources[kind], changes.get(kind), changes, times);
    if (ids.size === 0) continue;
    const kept = entries[kind].entries.filter(({ id }) => !ids.has(id));
    const read = await readEntries(db, resources, kind, { now: times.until, vocabulary, ids: [...ids] });
    next[kind] = sorted([...kept, ...read], kind, resources);
  }
  return { ...texts, entries: next };
}
