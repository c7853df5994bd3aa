/** The identity of the site: names, texts, pictures, colours, and the blocks of the home. Without zod: the public bundle carries it. */
import type { Bloque } from './bloques.ts';

/** The group's categories in the ministry's calls, the best one first. */
export const CATEGORIAS = ['A1', 'A', 'B', 'C', 'Reconocido'] as const;
type Categoria = (typeof CATEGORIAS)[number];

/** The outreach links by the field of their address. */
export const DIVULGACION = [
  'url_observatorio',
  'url_supervisor',
  'url_publicaciones',
  'url_serie_guias',
  'url_guias',
] as const;
export type DivulgacionId = (typeof DIVULGACION)[number];

export const HERO_FONDOS = ['video', 'imagen', 'ninguno'] as const;
export type HeroFondo = (typeof HERO_FONDOS)[number];

export interface Tema {
  nombre: string;
  texto: string;
  imagen: string;
  descripcion_imagen: string;
  /** id of the line that it leads to */
  linea?: number;
}

export interface Divulgacion {
  id: DivulgacionId;
  nombre: string;
  texto: string;
}

/** What every page knows of the identity. A picture is the name of a shipped drawing or of an upload, or '' for none. */
export interface SiteIdentidad {
  nombre: string;
  sigla: string;
  lema: string;
  institucion: string;
  institucion_url: string;
  institucion_logo: string;
  /** of the group, by the ministry; '' for none */
  categoria: Categoria | '';
  /** the last day of the category, 'YYYY-MM-DD', or '' */
  categoria_hasta: string;
  /** of the group: 'YYYY', 'YYYY-MM' or '' */
  creacion: string;
  /** of the site, for search engines */
  descripcion: string;
  /** Words for members; '{sigla}' stands for the sigla. */
  internos: string;
  externos: string;
  interno: string;
  externo: string;
  logo: string;
  favicon: string;
  /** behind the title of a page */
  encabezado: string;
  /** of the 'not found' page */
  no_encontrado: string;
  hero_titulo: string;
  hero_texto: string;
  hero_fondo: HeroFondo;
  hero_imagen: string;
  /** name of an upload; '' for the film that the site ships with */
  hero_video: string;
  hero_descripcion: string;
  /** '#rrggbb' */
  color_principal: string;
  color_acento: string;
  pie: string;
  bloques: readonly Bloque[];
  temas: readonly Tema[];
  pilares_imagen: string;
  pilares_descripcion: string;
  divulgacion: readonly Divulgacion[];
  publicado: boolean;
  verificacion: string;
}

export interface Redireccion {
  /** path of the former site, with its query */
  desde: string;
  /** path of this site, or an address */
  hacia: string;
}

export interface Identidad extends SiteIdentidad {
  redirecciones: readonly Redireccion[];
  /** id of the member who leads the group; visitors get it only while they may see the member */
  lider_id: number | null;
}

export const siteIdentidadOf = ({ redirecciones, lider_id, ...identidad }: Identidad): SiteIdentidad => identidad;

/** A text with the sigla in place of '{sigla}'. */
export const withSigla = (text: string, { sigla }: Pick<SiteIdentidad, 'sigla'>): string =>
  text.replaceAll('{sigla}', sigla);

const UPLOAD = /^[0-9a-f]{32}\.(webp|svg)$/;

export const isUpload = (picture: string): boolean => UPLOAD.test(picture);

/** True for what pathOfUpload reads: an upload, or the path of one of a draft. */
export const isAddressable = (picture: string): boolean => picture.startsWith('/') || isUpload(picture);

export const isVideo = (name: string): boolean => /^[0-9a-f]{32}\.(mp4|webm)$/.test(name);
