/** What a text has at its top. */
export const TOP_BLOCKS = '(block | figure | table)+';

/** What a quotation or a cell holds. */
export const TEXT_BLOCKS = '(paragraph | heading | bulletList | orderedList)+';
