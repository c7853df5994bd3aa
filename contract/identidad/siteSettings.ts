/** What each document carries for the site and the back office. */

import type { PaginaIdioma, PaginaLugar } from '../values/constants.ts';
import type { Drawings } from './drawings.ts';
import type { SiteIdentidad } from './identidad.ts';

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

/** A page that the navigation or the footer links. */
export interface SitePagina {
  id: number;
  titulo: string;
  /** the last segment of the page's path, in lower case */
  direccion: string;
  idioma: PaginaIdioma;
  lugar: PaginaLugar;
}

export interface SiteSettings {
  identidad: SiteIdentidad;
  /** in the order of the home */
  lineas: readonly SiteLinea[];
  /** the linked pages that visitors see, in the order of staff */
  paginas: readonly SitePagina[];
  /** the names of the lists that the navigation 'Secciones' leads to */
  secciones: readonly string[];
}

/** The settings as a document carries them. */
export interface DocumentSettings extends SiteSettings {
  /** of the drawings that its identity names */
  dibujos: Drawings;
}

export const SETTINGS_ELEMENT_ID = 'ajustes-del-sitio';
