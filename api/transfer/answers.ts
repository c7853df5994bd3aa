/** What another portal has answered. */
import { TRANSFERRED_RESOURCES, type TransferredResource } from '../../contract/resources/resources.ts';
import { TABLES } from '../copies/copy/tables.ts';
import type { Fields } from './fields.ts';

export type Kind = TransferredResource;

const isKind = (table: string): table is Kind => (TRANSFERRED_RESOURCES as readonly string[]).includes(table);

/** In the order in which they are written: a record names those before it. */
export const KINDS: readonly Kind[] = TABLES.filter(isKind);

/** The answers of each record by its id, the best one first. */
export type Records = Map<number, Fields[]>;

/** The answers with one record, which tell of others too, by its id. */
export type Details = Map<number, Fields>;

export interface Gathered {
  home: Fields;
  /** the answers with the home's configuration, the best one first */
  inicio: readonly Fields[];
  /** in order of their ids */
  records: Readonly<Record<Kind, Records>>;
  /** of the kinds whose records are asked for one by one, in order of their ids */
  details: Readonly<Record<Kind, Details>>;
  /** the ids of the projects of a line, by its id */
  ofLinea: ReadonlyMap<number, ReadonlySet<number>>;
}

/** Something of each kind. */
export const ofEachKind = <T>(make: (kind: Kind) => T): Record<Kind, T> =>
  Object.fromEntries(KINDS.map((kind) => [kind, make(kind)])) as Record<Kind, T>;

export function addAnswer(records: Records, id: number, fields: Fields): void {
  const known = records.get(id);
  if (known === undefined) records.set(id, [fields]);
  else known.push(fields);
}
