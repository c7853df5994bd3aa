import type { EditableInicioField } from '../../contract/inicioFields.ts';
import type { integrantes } from './integrantes.ts';
import type { proyectos } from './proyectos.ts';

// Rows refer to each other by `clave`; the database assigns ids.
type ClaveIntegrante = (typeof integrantes)[number]['clave'];
type ClaveProyecto = (typeof proyectos)[number]['clave'];

/** `imagen` is a file of `retratos/`. List items contain no comma, because forms split on it. */
export interface SampleIntegrante {
  clave: string;
  nombres: string;
  apellidos: string;
  cargo: string;
  profesion: string;
  email: string;
  estudios: readonly string[];
  areas_tematicas: readonly string[];
  grupo: 1 | 2;
  url_linkedin: string | null;
  url_hv: string | null;
  imagen: string | null;
}

/** Dates are 'YYYY-MM-DD', `created_at` an ISO instant in UTC. Names of entidades contain no comma. */
export interface SampleProyecto {
  clave: string;
  nombre: string;
  objetivo: string;
  descripcion: string;
  estado: 1 | 2;
  fecha_inicio: string;
  fecha_fin: string;
  entidades: readonly string[];
  url_externa: string | null;
  activo: 0 | 1;
  linea: 1 | 2 | 3 | 4;
  integrantes: readonly ClaveIntegrante[];
  created_at: string;
}

export interface SampleProducto {
  clave: string;
  nombre: string;
  tipo:
    | 'Artículo científico'
    | 'Libro'
    | 'Capítulo de libro'
    | 'Conferencia'
    | 'Poster'
    | 'Software'
    | 'Patente'
    | 'Informe técnico'
    | 'Otro';
  descripcion: string;
  enlace: string | null;
  proyecto: ClaveProyecto | null;
}

/** `logo` is a file of `logos/`. */
export interface SampleConvenio {
  nombre: string;
  descripcion: string;
  url_web: string;
  estado: 1 | 2;
  logo: string;
}

/** `fecha` is 'YYYY-MM-DD'. `tipo` decides which optional fields are set. */
export interface SampleEvento {
  nombre: string;
  descripcion: string;
  fecha: string;
  lugar: string;
  pais: string;
  tipo: 1 | 2 | 3 | 4;
  estado: 0 | 1;
  url_noticia_divulgacion: string | null;
  nombre_ponencia: string | null;
  url_pagina_evento: string | null;
  urls_adicionales: readonly string[];
}

/** `objetivo` is HTML of the allowed tags. */
export type SampleInicio = Readonly<Record<EditableInicioField, string>>;
