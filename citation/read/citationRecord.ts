/** A record as CSL-JSON, with `remarks` by field of a product where its reader has any; or the text of one that cannot be read. */
export type CitationRecord = { record: unknown } | { unread: string };

/** The records that could be read. */
export const readable = (found: Iterable<CitationRecord>): unknown[] =>
  [...found].flatMap((each) => ('record' in each ? [each.record] : []));
