import type { EditableInicioField } from '../../contract/inicioFields.ts';
import type { integrantes } from './integrantes.ts';
import type { proyectos } from './proyectos.ts';

// Rows name each other by `clave`: ids belong to the database that receives them.
type ClaveIntegrante = (typeof integrantes)[number]['clave'];
type ClaveProyecto = (typeof proyectos)[number]['clave'];

/** A member; `imagen` is a file of `retratos/`. List items hold no comma: the forms split on it. */
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

/** A project; dates are 'YYYY-MM-DD', `created_at` an ISO instant in UTC. Entity names hold no comma. */
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

/** A product; `proyecto` is null while it is not assigned. */
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

/** A partner agreement; `logo` is a file of `logos/`. */
export interface SampleConvenio {
  nombre: string;
  descripcion: string;
  url_web: string;
  estado: 1 | 2;
  logo: string;
}

/** An event; `fecha` is 'YYYY-MM-DD'. Which optional fields are set follows from `tipo`. */
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

/** The home configuration; `objetivo` is HTML of the tags the server lets through. */
export type SampleInicio = Readonly<Record<EditableInicioField, string>>;
