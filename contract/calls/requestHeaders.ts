/** The id of a user's action. Its requests share it, so that they are undone as a whole; every write answers it. */
export const OPERATION_HEADER = 'Operacion';
/** The id of a write request. The client sends it again with the same request if the answer did not come. */
export const REQUEST_HEADER = 'solicitud';
/**
 * Header of a call that a visitor's navigation to a record's page makes. The site navigates without loading documents, and its
 * prefetches make the same calls.
 */
export const VISIT_HEADER = 'visita';
