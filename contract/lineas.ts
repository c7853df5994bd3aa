/** The research lines. No imports: the public bundle carries this file. */

interface SiteLinea {
  id: number;
  /** as the first migration seeds it */
  nombre: string;
  /** last segment of the page's address; paths match in any case */
  pathSegment: string;
}

/** By slug, in the order of the home. The ids and names are those of the table `lineas`. */
export const lineas = {
  sostenibilidad: { id: 1, nombre: 'Sostenibilidad', pathSegment: 'Sostenibilidad' },
  gestion_sst: { id: 2, nombre: 'Gestión de la seguridad y salud en el trabajo', pathSegment: 'gestion_sst' },
  salud_trabajadores: { id: 4, nombre: 'Salud de los trabajadores', pathSegment: 'salud_trabajadores' },
  seguridad_quimica: { id: 3, nombre: 'Seguridad química', pathSegment: 'seguridad_quimica' },
} as const satisfies Record<string, SiteLinea>;

export type LineaSlug = keyof typeof lineas;

export const lineaSlugs = Object.keys(lineas) as readonly LineaSlug[];

/** The slug of a line, or null for an id without a page. */
export const slugOfLinea = (id: number): LineaSlug | null => lineaSlugs.find((slug) => lineas[slug].id === id) ?? null;
