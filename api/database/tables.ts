import type { Generated, Selectable } from 'kysely';
import type { Bibliography } from '../../contract/entities/bibliography.ts';
import type { Identidad } from '../../contract/identidad.ts';
import type { InicioField } from '../../contract/inicioFields.ts';

/** ISO 8601 in UTC, as text. */
type Instant = string;
/** 'YYYY-MM-DD', or '' when not given. */
type Day = string;
/** JSON text of a list of texts. */
type TextList = string;
/** Lists are JSON text. Columns that a new record does not set are empty. */
type BibliographyColumns = {
  [K in keyof Bibliography]: Generated<Bibliography[K] extends number ? number : string>;
};
/** 1 or 0. */
type Flag = number;
/** `omitido`: the site refuses robots, or its address is not public. */
export type EnlaceEstado = 'bien' | 'falla' | 'omitido';
/** Optimistic locking: 1 at first, incremented by every update. */
type Version = Generated<number>;

/** When visitors may see a record; '' without a limit. All instants have the form of Date.toISOString. */
interface Scheduled {
  publicar_desde: Generated<Instant>;
  publicar_hasta: Generated<Instant>;
}

interface UsuariosTable {
  id: Generated<number>;
  usuario: string;
  nombre: string;
  email: string;
  /** PHC string of argon2id */
  clave: string;
  activo: Flag;
  created_at: Instant;
}

interface SesionesTable {
  /** SHA-256 of the token, in hexadecimal */
  token_hash: string;
  usuario_id: number;
  created_at: Instant;
  expires_at: Instant;
}

interface IntentosTable {
  id: Generated<number>;
  usuario: string;
  direccion: string;
  exito: Flag;
  created_at: Instant;
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

interface ProyectosTable extends Scheduled {
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

interface IntegrantesTable extends Scheduled {
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

interface ProductosTable extends BibliographyColumns, Scheduled {
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

interface EventosTable extends Scheduled {
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

interface InicioTable extends Record<InicioField, string> {
  /** always 1 */
  id: number;
  version: Version;
  updated_by: string;
}

/** Null: the default. Lists and flags are JSON. */
interface IdentidadTable extends Record<keyof Identidad, string | null> {
  /** always 1 */
  id: number;
  version: Version;
  updated_by: string;
}

interface ImagenesTable {
  /** random; its content never changes */
  nombre: string;
  /** pixels; 0 for SVG, PDF and videos */
  ancho: number;
  tipo: string;
  bytes: Uint8Array;
}

interface MovimientosTable {
  id: Generated<number>;
  created_at: Instant;
  usuario_id: number | null;
  usuario: string;
  recurso: string;
  recurso_id: number;
  accion: string;
  /** JSON of the row, or null where there is none */
  antes: string | null;
  despues: string | null;
  /** id of the user's action; '' before there were operations */
  operacion: Generated<string>;
  /** the table of the rows `antes` and `despues` */
  tabla: Generated<string>;
  /** the operation that this one reverses, or '' */
  deshace: Generated<string>;
}

/** The records that can be restored: their rows lie in `movimientos`. */
interface PapeleraTable {
  recurso: string;
  recurso_id: number;
  nombre: string;
  archivado_en: Instant;
  archivado_por: string;
  /** JSON list of the ids of the movimientos that archived the record and its links */
  movimientos: string;
}

/** Since when a record is or was public. It outlives the record. */
interface PublicacionesTable {
  recurso: string;
  recurso_id: number;
  desde: Instant;
}

/** The result of the last check of a link. */
interface EnlacesTable {
  url: string;
  comprobado_en: Instant;
  estado: EnlaceEstado;
  /** status of the last answer; 0 without an answer */
  http: number;
  /** days in a row on which the check failed */
  fallos: number;
}

interface BorradoresTable {
  id: Generated<number>;
  version: Version;
  recurso: string;
  /** name of the record in the draft */
  nombre: string;
  /** null for a new record */
  recurso_id: number | null;
  /** version of the record that the form was opened with */
  version_base: number | null;
  /** JSON of the values of the form */
  campos: string;
  /** JSON of the record that the form was opened with, or null */
  base: string | null;
  /** name in `imagenes` */
  archivo: string | null;
  created_at: Instant;
  created_by: string;
  updated_at: Instant;
  updated_by: string;
}

interface VistasPreviasTable {
  id: Generated<number>;
  borrador_id: number;
  /** SHA-256 of the token, in hexadecimal */
  token_hash: string;
  created_at: Instant;
  created_by: string;
  expires_at: Instant;
}

interface VisitasTable {
  recurso: string;
  recurso_id: number;
  /** in Bogotá */
  dia: Day;
  cuenta: number;
}

interface AjustesTable {
  clave: string;
  valor: string;
}

export interface Tables {
  usuarios: UsuariosTable;
  sesiones: SesionesTable;
  intentos: IntentosTable;
  lineas: LineasTable;
  direcciones_anteriores: DireccionesAnterioresTable;
  proyectos: ProyectosTable;
  integrantes: IntegrantesTable;
  proyecto_integrante: ProyectoIntegranteTable;
  productos: ProductosTable;
  convenios: ConveniosTable;
  eventos: EventosTable;
  inicio: InicioTable;
  identidad: IdentidadTable;
  imagenes: ImagenesTable;
  movimientos: MovimientosTable;
  papelera: PapeleraTable;
  publicaciones: PublicacionesTable;
  enlaces: EnlacesTable;
  borradores: BorradoresTable;
  vistas_previas: VistasPreviasTable;
  visitas: VisitasTable;
  ajustes: AjustesTable;
}

export type Row<T extends keyof Tables> = Selectable<Tables[T]>;
