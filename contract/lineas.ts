interface SiteLinea {
  id: number;
  nombre: string;
  /** last segment of the page's path; matched case-insensitively */
  pathSegment: string;
}

/** The research lines by slug, in the order of the home. Migration 1 inserts the same ids and names. */
export const lineas = {
  sostenibilidad: { id: 1, nombre: 'Sostenibilidad', pathSegment: 'Sostenibilidad' },
  gestion_sst: { id: 2, nombre: 'Gestión de la seguridad y salud en el trabajo', pathSegment: 'gestion_sst' },
  salud_trabajadores: { id: 4, nombre: 'Salud de los trabajadores', pathSegment: 'salud_trabajadores' },
  seguridad_quimica: { id: 3, nombre: 'Seguridad química', pathSegment: 'seguridad_quimica' },
} as const satisfies Record<string, SiteLinea>;

export type LineaSlug = keyof typeof lineas;

export const lineaSlugs = Object.keys(lineas) as readonly LineaSlug[];

/** The slug of a line, or null if it has no page. */
export const slugOfLinea = (id: number): LineaSlug | null => lineaSlugs.find((slug) => lineas[slug].id === id) ?? null;
