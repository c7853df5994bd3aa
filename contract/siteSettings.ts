/** What every document carries for the site and the back office. No imports: the public bundle carries this file. */

/** A research line. Its text comes with its page. */
export interface SiteLinea {
  id: number;
  nombre: string;
  /** the last segment of the page's path, as staff spell it; matched case-insensitively */
  direccion: string;
  /** former addresses, in lower case */
  anteriores: readonly string[];
  /** path of the picture; '' without one */
  imagen: string;
  descripcion_imagen: string;
  /** true for a line whose page stays, but which no list or choice shows */
  retirada: boolean;
}

export type Identidad = Readonly<Record<string, never>>;

export interface SiteSettings {
  identidad: Identidad;
  /** in the order of the home */
  lineas: readonly SiteLinea[];
}

export const SETTINGS_ELEMENT_ID = 'ajustes-del-sitio';
