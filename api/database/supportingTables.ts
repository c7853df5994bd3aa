import type { Generated } from 'kysely';
import type { DraftResource } from '../../contract/resources/drafts.ts';
import type { RecordKind } from '../../contract/resources/resources.ts';
import type { Day, Flag, Instant, Version } from './columnTypes.ts';

/** `omitido`: the site refuses robots, or its address is not public. */
export type EnlaceEstado = 'bien' | 'falla' | 'omitido';

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
  /** until when the password counts as entered again; null if it never was */
  confirmada_hasta: Instant | null;
}

interface IntentosTable {
  id: Generated<number>;
  usuario: string;
  /** the client as limits count it: an IPv4 address or the /64 of an IPv6 address */
  direccion: string;
  exito: Flag;
  /** of the last attempt of the row */
  created_at: Instant;
  /** attempts; more than 1 in a row that was written while the table was full */
  cuenta: Generated<number>;
}

interface ImagenesTable {
  /** random; its content never changes */
  nombre: string;
  /** pixels; 0 for SVG, PDF and videos */
  ancho: number;
  tipo: string;
  bytes: Uint8Array;
}

/** A file that was sent for a text. The row outlives the file: a text that names it later is told that it is missing. */
interface ArchivosTable {
  /** in `imagenes` */
  nombre: string;
  created_at: Instant;
  created_by: string;
}

/** A record or draft whose text names a file. */
interface UsosArchivosTable {
  archivo: string;
  tabla: string;
  registro_id: number;
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
  /** 1 for what an import wrote, or its undo: another movimiento tells of all of it */
  importacion: Generated<Flag>;
  /** the record that this one was merged into, where its row goes or comes back */
  destino_id: Generated<number | null>;
}

/** The records in the trash; their rows are in `movimientos`. */
interface PapeleraTable {
  recurso: RecordKind;
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
  /** consecutive failed checks; those of one day count once */
  fallos: number;
}

interface BorradoresTable {
  id: Generated<number>;
  version: Version;
  recurso: DraftResource;
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
  /** of the row of a file that an import made the draft of; its record takes it */
  origen: Generated<string | null>;
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

/** A rule of Pendientes that does not apply to a record. */
interface NoAplicaTable {
  grupo: string;
  recurso: string;
  recurso_id: number;
  created_at: Instant;
  created_by: string;
}

/** Two records that are not duplicates; `registro_id` is lower than `otro_id`. */
interface NoDuplicadosTable {
  id: Generated<number>;
  recurso: string;
  registro_id: number;
  otro_id: number;
  created_at: Instant;
  created_by: string;
}

/** The stored answer of a write request that carried an id. */
interface SolicitudesTable {
  usuario_id: number;
  /** UUID of the client */
  id: string;
  /** SHA-256 of the call, its parsed fields and its file, in hexadecimal */
  hash: string;
  /** JSON */
  respuesta: string;
  /** id of the write's operation */
  operacion: string;
  created_at: Instant;
}

/** A file on its way in. */
interface ImportacionesTable {
  id: Generated<number>;
  version: Version;
  /** of the file */
  nombre: string;
  formato: Generated<string>;
  estado: string;
  /** JSON of what was read besides the rows: sheets, columns with samples, warnings */
  contenido: Generated<string>;
  /** JSON */
  opciones: Generated<string>;
  /** JSON of the numbers of rows, by kind, and of what was made */
  resumen: Generated<string>;
  /** id of the operation that applied it */
  operacion: Generated<string>;
  problema: Generated<string>;
  bytes: number;
  /** characters of what was read of its file */
  caracteres: Generated<number>;
  created_at: Instant;
  created_by: string;
  updated_at: Instant;
}

interface ImportacionPartesTable {
  importacion_id: number;
  parte: number;
  bytes: Uint8Array;
}

interface ImportacionFilasTable {
  importacion_id: number;
  /** its place in the file, from 1 */
  numero: number;
  recurso: string;
  /** JSON of what the file has */
  lectura: string;
}

/** Of the rows of which staff chose something. */
interface ImportacionEleccionesTable {
  importacion_id: number;
  numero: number;
  /** JSON of what they corrected and decided */
  elecciones: string;
  /** digest of the text of the row then; '' if an earlier version of the portal read it */
  texto: Generated<string>;
}

/** What became of the rows of an applied import. */
interface ImportacionDestinosTable {
  importacion_id: number;
  numero: number;
  /** 'creado', 'cambiado' or 'borrador'; else the state of a row that was not written */
  destino: string;
  /** the record, or the draft, that it became or meant; null for none, or if an earlier version of the portal created it */
  registro_id: number | null;
  es_borrador: Flag;
}

/** Whom an author's name means. */
interface NombresRecordadosTable {
  id: Generated<number>;
  /** the name, folded */
  clave: string;
  nombre: string;
  /** null: nobody of the group */
  integrante_id: number | null;
  created_at: Instant;
  created_by: string;
}

interface AjustesTable {
  clave: string;
  valor: string;
}

/** The tables that hold no public records: users, uploads, history, drafts, visits, imports and settings. */
export interface SupportingTables {
  usuarios: UsuariosTable;
  sesiones: SesionesTable;
  intentos: IntentosTable;
  imagenes: ImagenesTable;
  archivos: ArchivosTable;
  usos_archivos: UsosArchivosTable;
  movimientos: MovimientosTable;
  papelera: PapeleraTable;
  publicaciones: PublicacionesTable;
  enlaces: EnlacesTable;
  borradores: BorradoresTable;
  vistas_previas: VistasPreviasTable;
  visitas: VisitasTable;
  no_aplica: NoAplicaTable;
  no_duplicados: NoDuplicadosTable;
  ajustes: AjustesTable;
  solicitudes: SolicitudesTable;
  importaciones: ImportacionesTable;
  importacion_partes: ImportacionPartesTable;
  importacion_filas: ImportacionFilasTable;
  importacion_elecciones: ImportacionEleccionesTable;
  importacion_destinos: ImportacionDestinosTable;
  nombres_recordados: NombresRecordadosTable;
}
