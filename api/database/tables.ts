import type { Generated, Selectable } from 'kysely';
import type { Bibliography } from '../../contract/entities/bibliography.ts';
import type { Identidad } from '../../contract/identidad/identidad.ts';
import type { InicioField } from '../../contract/values/inicioFields.ts';
import type { Day, Flag, Instant, Version } from './columnTypes.ts';
import type { SupportingTables } from './supportingTables.ts';

/** JSON text of a list of texts. */
type TextList = string;
/** Lists are JSON text. Columns that a new record does not set are empty. */
type BibliographyColumns = {
  [K in keyof Bibliography]: Generated<Bibliography[K] extends number ? number : string>;
};

/** When visitors may see a record; '' without a limit. All instants have the form of Date.toISOString. */
interface Scheduled {
  publicar_desde: Generated<Instant>;
  publicar_hasta: Generated<Instant>;
}

interface WithImagen {
  /** name in `imagenes` */
  imagen: Generated<string | null>;
  descripcion_imagen: Generated<string>;
}

/** Of the row of a file that the record comes from; staff's only. */
interface WithOrigen {
  origen: Generated<string | null>;
}

/** The place in the lists; large for a record that nobody has ordered. */
type Orden = Generated<number>;

interface LineasTable {
  id: Generated<number>;
  version: Version;
  nombre: string;
  /** the last segment of the page's path, unique without regard to case */
  direccion: string;
  /** sanitized HTML */
  texto: Generated<string>;
  /** name in `imagenes` */
  imagen: Generated<string | null>;
  descripcion_imagen: Generated<string>;
  orden: Orden;
  retirada: Generated<Flag>;
  created_at: Instant;
  created_by: string;
  updated_by: string;
}

/** The former address of a record's page, which redirects. It outlives the record. */
interface DireccionesAnterioresTable {
  recurso: string;
  /** lower case */
  direccion: string;
  linea_id: number;
}

interface ProyectosTable extends Scheduled, WithImagen, WithOrigen {
  id: Generated<number>;
  version: Version;
  nombre: string;
  objetivo: string;
  descripcion: string;
  estado: number;
  fecha_inicio: Day;
  fecha_fin: Day;
  entidades: TextList;
  url_externa: string;
  activo: Flag;
  linea_id: number | null;
  created_at: Instant;
  created_by: string;
  updated_by: string;
}

interface IntegrantesTable extends Scheduled, WithOrigen {
  id: Generated<number>;
  version: Version;
  nombres: string;
  apellidos: string;
  cargo: string;
  profesion: string;
  email: string;
  estudios: TextList;
  areas_tematicas: TextList;
  grupo: number;
  url_linkedin: string;
  url_hv: string;
  orcid: Generated<string>;
  url_cvlac: Generated<string>;
  url_google_scholar: Generated<string>;
  nombre_imagen: string | null;
  orden: Orden;
  created_at: Instant;
  created_by: string;
  updated_by: string;
}

interface ProyectoIntegranteTable {
  id: Generated<number>;
  proyecto_id: number;
  integrante_id: number;
}

interface ProductosTable extends BibliographyColumns, Scheduled, WithOrigen {
  id: Generated<number>;
  version: Version;
  nombre: string;
  tipo: string;
  descripcion: string;
  enlace: string;
  proyecto_id: number | null;
  /** name in `imagenes`; null without a full text */
  pdf: Generated<string | null>;
  pdf_bytes: Generated<number>;
  created_at: Instant;
  created_by: string;
  updated_by: string;
}

interface ConveniosTable extends Scheduled {
  id: Generated<number>;
  version: Version;
  nombre: string;
  descripcion: string;
  url_web: string;
  estado: number;
  logo: string;
  orden: Orden;
  created_at: Instant;
  created_by: string;
  updated_by: string;
}

interface EventosTable extends Scheduled, WithImagen {
  id: Generated<number>;
  version: Version;
  nombre: string;
  descripcion: string;
  fecha: Day;
  lugar: string;
  pais: string;
  tipo: number;
  estado: Flag;
  url_noticia_divulgacion: string;
  nombre_ponencia: string;
  url_pagina_evento: string;
  urls_adicionales: TextList;
  created_at: Instant;
  created_by: string;
  created_by_name: string;
  updated_by: string;
  updated_by_name: string;
}

interface NoticiasTable extends Scheduled {
  id: Generated<number>;
  version: Version;
  titulo: string;
  fecha: Day;
  resumen: string;
  /** sanitized HTML */
  texto: string;
  /** name in `imagenes` */
  imagen: string | null;
  descripcion_imagen: string;
  url_fuente: string;
  /** at most one of the three is set */
  proyecto_id: number | null;
  producto_id: number | null;
  evento_id: number | null;
  activo: Flag;
  created_at: Instant;
  created_by: string;
  updated_by: string;
}

interface InicioTable extends Record<InicioField, string> {
  /** always 1 */
  id: number;
  version: Version;
  updated_by: string;
}

/** Null: the default. Lists and flags are JSON. */
interface IdentidadTable extends Record<Exclude<keyof Identidad, 'lider_id'>, string | null> {
  /** always 1 */
  id: number;
  lider_id: number | null;
  version: Version;
  updated_by: string;
}

export interface Tables extends SupportingTables {
  lineas: LineasTable;
  direcciones_anteriores: DireccionesAnterioresTable;
  proyectos: ProyectosTable;
  integrantes: IntegrantesTable;
  proyecto_integrante: ProyectoIntegranteTable;
  productos: ProductosTable;
  convenios: ConveniosTable;
  eventos: EventosTable;
  noticias: NoticiasTable;
  inicio: InicioTable;
  identidad: IdentidadTable;
}

export type Row<T extends keyof Tables> = Selectable<Tables[T]>;
