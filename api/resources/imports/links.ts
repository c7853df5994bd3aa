import { setImmediate } from 'node:timers/promises';
import { foldName } from '../../../contract/duplicates/foldName.ts';
import { IMPORTED_RESOURCES, partsOf, type RecordKind } from '../../../contract/resources/resources.ts';
import type { Database } from '../../database/open.ts';
import { namedAs, recordTable } from '../../database/unchecked.ts';
import { nombreOf, nounOf } from '../names/names.ts';
import type { FieldKind } from '../parts/importPart.ts';
import type { ServerResources } from '../parts/serverResource.ts';

export interface CellOutcome {
  value?: unknown;
  /** why the value is refused */
  error?: string;
  /** what staff should look at */
  mark?: string;
}

type LinkKind = Extract<FieldKind, { is: 'link' }>;

interface Names {
  /** by id */
  nameOf: Map<number, string>;
  /** ids by folded name */
  idsOf: Map<string, number[]>;
}

/** Records read in one query. */
const BATCH = 500;

/** What a link may name: records by their names or ids. */
export class LinkIndex {
  readonly #names: ReadonlyMap<RecordKind, Names>;

  private constructor(names: ReadonlyMap<RecordKind, Names>) {
    this.#names = names;
  }

  /** Reads the names of all records that links of imports name. */
  static async read(db: Database, kinds: readonly RecordKind[]): Promise<LinkIndex> {
    const names = new Map<RecordKind, Names>();
    for (const kind of kinds) names.set(kind, await namesIn(db, kind));
    return new LinkIndex(names);
  }

  nameOf(kind: RecordKind, id: number): string {
    return this.#names.get(kind)?.nameOf.get(id) ?? '';
  }

  /** @param texts names or ids @returns an id, or for a link of many a list of ids */
  read({ to, many }: LinkKind, texts: readonly string[], emptyIfUnknown: boolean): CellOutcome {
    const ids: number[] = [];
    const unknown: string[] = [];
    for (const text of texts) {
      const found = this.#find(to, text);
      if (found.length > 1)
        return { error: `Hay varios registros llamados «${shown(text)}»: escriba el identificador` };
      const [id] = found;
      if (id === undefined) unknown.push(text);
      else ids.push(id);
    }
    const missing = unknown.length === 0 ? undefined : `No existe ${nounOf(to)} ${unknownNames(unknown)}`;
    if (missing !== undefined && !emptyIfUnknown) return { error: missing };
    const mark = missing === undefined ? {} : { mark: `${missing}: se deja vacío` };
    if (many) return { value: ids, ...mark };
    return ids[0] === undefined ? mark : { value: ids[0], ...mark };
  }

  #find(to: RecordKind, text: string): readonly number[] {
    const names = this.#names.get(to);
    if (names === undefined) return [];
    if (/^\d{1,15}$/.test(text) && names.nameOf.has(Number(text))) return [Number(text)];
    return names.idsOf.get(foldName(text)) ?? names.idsOf.get(foldName(inNaturalOrder(text))) ?? [];
  }
}

/** Unknown names that a message has, and characters of each. */
const SHOWN_NAMES = 10;
const SHOWN_NAME = 200;

const shown = (name: string): string => (name.length > SHOWN_NAME ? `${name.slice(0, SHOWN_NAME)}…` : name);

/** '«a», «b»' or '«a», … y 5 más'. */
function unknownNames(names: readonly string[]): string {
  const first = names.slice(0, SHOWN_NAMES).map((name) => `«${shown(name)}»`);
  const more = names.length - first.length;
  return more === 0 ? first.join(', ') : `${first.join(', ')} y ${more} más`;
}

/** 'Pérez, Ana' as 'Ana Pérez'. */
const inNaturalOrder = (name: string): string =>
  name
    .split(',')
    .map((part) => part.trim())
    .reverse()
    .join(' ');

async function namesIn(db: Database, kind: RecordKind): Promise<Names> {
  const nameOf = new Map<number, string>();
  const idsOf = new Map<string, number[]>();
  const columns = (partsOf(kind).nameColumns ?? []).map((column) => namedAs<'nombre'>(column));
  for (let last = 0; ; ) {
    const rows = await db
      .selectFrom(recordTable(kind))
      .select(['id', ...columns])
      .where('id', '>', last)
      .orderBy('id')
      .limit(BATCH)
      .execute();
    for (const row of rows) {
      const name = nombreOf(kind, row);
      nameOf.set(row.id, name);
      const ids = idsOf.get(foldName(name));
      if (ids === undefined) idsOf.set(foldName(name), [row.id]);
      else ids.push(row.id);
    }
    await setImmediate();
    const end = rows.at(-1);
    if (end === undefined) return { nameOf, idsOf };
    last = end.id;
  }
}

/** The kinds that links of imports name. */
export const linkedKinds = (resources: ServerResources): RecordKind[] => [
  ...new Set(
    IMPORTED_RESOURCES.flatMap((kind) => resources[kind].imports.fields).flatMap(({ kind }) =>
      kind.is === 'link' ? [kind.to] : [],
    ),
  ),
];
