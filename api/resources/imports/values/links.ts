import { quoted } from '../../../../citation/quoted.ts';
import { foldName } from '../../../../contract/duplicates/foldName.ts';
import type { RecordKind } from '../../../../contract/resources/resources.ts';
import { nounOf } from '../../names/names.ts';
import type { FieldKind } from '../../parts/importPart.ts';

export interface CellOutcome {
  value?: unknown;
  /** why the value is refused */
  error?: string;
  /** what staff should look at */
  mark?: string;
}

type LinkKind = Extract<FieldKind, { is: 'link' }>;

/** Records by their names or ids. */
class Names {
  readonly byId: ReadonlyMap<number, string>;
  #byName: ReadonlyMap<string, readonly number[]> | undefined;

  constructor(records: readonly { id: number; nombre: string }[]) {
    this.byId = new Map(records.map(({ id, nombre }) => [id, nombre]));
  }

  find(text: string): readonly number[] {
    if (/^\d{1,15}$/.test(text) && this.byId.has(Number(text))) return [Number(text)];
    // On demand: most files name no record.
    this.#byName ??= Map.groupBy(this.byId.keys(), (id) => foldName(this.byId.get(id) ?? ''));
    return this.#byName.get(foldName(text)) ?? this.#byName.get(foldName(inNaturalOrder(text))) ?? [];
  }
}

/** What a link may name. */
export class LinkIndex {
  readonly #names: ReadonlyMap<RecordKind, Names>;

  /** @param records all of the kinds that links name */
  constructor(records: ReadonlyMap<RecordKind, readonly { id: number; nombre: string }[]>) {
    this.#names = new Map([...records].map(([kind, some]) => [kind, new Names(some)]));
  }

  nameOf(kind: RecordKind, id: number): string {
    return this.#names.get(kind)?.byId.get(id) ?? '';
  }

  /** @param texts names or ids @returns an id, or for a link of many a list of ids */
  read({ to, many }: LinkKind, texts: readonly string[], emptyIfUnknown: boolean): CellOutcome {
    const ids: number[] = [];
    const unknown: string[] = [];
    for (const text of texts) {
      const found = this.#names.get(to)?.find(text) ?? [];
      if (found.length > 1)
        return { error: `Hay varios registros llamados «${quoted(text)}»: escriba el identificador` };
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
}

/** Unknown names that a message has. */
const SHOWN_NAMES = 10;

/** '«a», «b»' or '«a», … y 5 más'. */
function unknownNames(names: readonly string[]): string {
  const first = names.slice(0, SHOWN_NAMES).map((name) => `«${quoted(name)}»`);
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
