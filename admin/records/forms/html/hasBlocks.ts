import { partsOf } from '../../../../contract/resources/resources.ts';

/** True for the text of a record, which has pictures, tables, quotations and files; false for the objective of the home. */
export const hasBlocks = (resource: string, source: string): boolean =>
  partsOf(resource).fileColumns?.[source]?.holds === 'html';
