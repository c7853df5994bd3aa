/**
 * The resources whose records staff edit in a form, users apart. Their forms have drafts and local copies, Pendientes lists them,
 * and their writes are recorded and can be undone.
 */
export const EDITED_RESOURCES = [
  'proyectos',
  'integrantes',
  'productos',
  'convenios',
  'eventos',
  'lineas',
  'inicio',
  'identidad',
] as const;
export type EditedResource = (typeof EDITED_RESOURCES)[number];
