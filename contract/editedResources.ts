/** The resources whose records can be archived. */
export const RECORD_KINDS = ['proyectos', 'integrantes', 'productos', 'convenios', 'eventos', 'lineas'] as const;
export type RecordKind = (typeof RECORD_KINDS)[number];

/**
 * The resources whose records staff edit in a form, users apart. Their forms have drafts and local copies, Pendientes lists them,
 * and their writes are recorded and can be undone.
 */
export const EDITED_RESOURCES = [...RECORD_KINDS, 'inicio', 'identidad'] as const;
export type EditedResource = (typeof EDITED_RESOURCES)[number];
