/**
 * Header of a call that a visitor's navigation to a record's page makes. The site navigates without loading documents, and its
 * prefetches make the same calls.
 */
export const VISIT_HEADER = 'visita';
