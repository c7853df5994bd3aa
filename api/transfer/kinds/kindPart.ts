import type { z } from 'zod';
import type { EndpointName } from '../../../contract/calls/endpoints.ts';
import type { ImportField } from '../../resources/parts/importPart.ts';
import type { Gathered, Records } from '../answers.ts';
import type { Report } from '../Report.ts';

/** How a number that is no value of this portal is read. */
export interface State {
  otherwise: number;
  /** other texts that have a meaning */
  also?: Readonly<Record<string, number>>;
  /** any whole number is kept */
  isAny?: true;
  /** where no answer has the field; else the default of a new record */
  ifAbsent?: number;
}

/** Fields and their rules, by their names. */
export interface Ruled {
  readonly fields: readonly ImportField[];
  readonly rules: Readonly<Record<string, z.core.$ZodType>>;
}

/** A kind of records in the answers of another portal. */
export interface KindPart {
  /** the names of a record's id, the best one first */
  readonly ids: readonly string[];
  /** that of staff first: it has inactive records, and more fields */
  readonly lists: readonly EndpointName[];
  readonly listIn: (answer: unknown) => unknown[];
  /** the call of one record, and the name of the record in its answer */
  readonly detail?: readonly [call: EndpointName, name: string];
  /** the names of fields that have several */
  readonly names?: Readonly<Record<string, readonly string[]>>;
  /** the fields of the specification, of which absent ones are counted */
  readonly specified: readonly string[];
  /** the fields that say who sees a record, and of what kind it is */
  readonly states?: Readonly<Record<string, State>>;
  /** fields and rules, where they are not those of imports */
  readonly own?: Ruled;
  /** what the column of the picture has without one; else null */
  readonly noPicture?: '';
  /** Adds the records of which its lists do not tell. */
  readonly addOthers?: (records: Records, answers: Omit<Gathered, 'records'>, report: Report) => void;
  /** The column with the id of another record, by the id of the record. */
  readonly linkColumn?: (gathered: Gathered, report: Report) => ReadonlyMap<number, Readonly<Record<string, number>>>;
}
