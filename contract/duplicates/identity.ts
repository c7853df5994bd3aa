import { textOf } from '../values/tolerant.ts';
import { foldName } from './foldName.ts';

/** The form values or columns of a record. */
export type Fields = Readonly<Record<string, unknown>>;

/**
 * What tells that two records of a kind mean the same thing. By the form's field that decides it: the keys of a record,
 * of which two equal records share one. A record without a key is like no other.
 */
export interface Identity {
  /** all fields that the functions below read */
  readonly fields: readonly string[];
  readonly keys: Readonly<Record<string, (record: Fields) => readonly string[]>>;
  /** by field: true for two records that differ though they share a key of it */
  readonly differ?: Readonly<Record<string, (a: Fields, b: Fields) => boolean>>;
}

/** A record's key of several parts, or none if the first part, which decides, is empty. */
export const keyOf = (decisive: string, ...others: readonly string[]): string[] =>
  decisive === '' ? [] : [JSON.stringify([decisive, ...others])];

/** Records with the same name in `field`. */
export const sameName = (field: string): Identity => ({
  fields: [field],
  keys: { [field]: (record) => keyOf(foldName(textOf(record[field]))) },
});

/** Records with the same name in `field` and the same day in `dayField`. */
export const sameNameAndDay = (field: string, dayField: string): Identity => ({
  fields: [field, dayField],
  keys: {
    [field]: (record) => {
      const day = textOf(record[dayField]).slice(0, 'YYYY-MM-DD'.length);
      return day === '' ? [] : keyOf(foldName(textOf(record[field])), day);
    },
  },
});

/** Records with the same name in `field` that begin in the same year. */
export const sameNameAndYear = (field: string, dateField: string): Identity => ({
  fields: [field, dateField],
  keys: { [field]: (record) => keyOf(foldName(textOf(record[field])), yearOf(record[dateField])) },
});

/** The year of 'YYYY', 'YYYY-MM' or 'YYYY-MM-DD'; '' if there is none. */
export const yearOf = (date: unknown): string => textOf(date).slice(0, 'YYYY'.length);
