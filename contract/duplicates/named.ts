import { textOf } from '../values/tolerant.ts';
import { foldName } from './foldName.ts';
import { type Identity, keyOf } from './identity.ts';

/** Records with the same name in `field`. */
export const sameName = (field: string): Identity => ({
  keys: { [field]: (record) => keyOf(foldName(textOf(record[field]))) },
});

/** Records with the same name in `field` and the same day in `dayField`. */
export const sameNameAndDay = (field: string, dayField: string): Identity => ({
  keys: {
    [field]: (record) => {
      const day = textOf(record[dayField]).slice(0, 'YYYY-MM-DD'.length);
      return day === '' ? [] : keyOf(foldName(textOf(record[field])), day);
    },
  },
});

/** Records with the same name in `field` that begin in the same year. */
export const sameNameAndYear = (field: string, dateField: string): Identity => ({
  keys: { [field]: (record) => keyOf(foldName(textOf(record[field])), yearOf(record[dateField])) },
});

/** The year of 'YYYY', 'YYYY-MM' or 'YYYY-MM-DD'; '' if there is none. */
export const yearOf = (date: unknown): string => textOf(date).slice(0, 'YYYY'.length);
