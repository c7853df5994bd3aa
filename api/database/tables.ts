import type { Generated, Selectable } from 'kysely';
import type { Convenio } from '../../contract/entities/convenio.ts';
import type { StaffEvento } from '../../contract/entities/evento.ts';
import type { StaffIntegrante } from '../../contract/entities/integrante.ts';
import type { Linea } from '../../contract/entities/linea.ts';
import type { StaffNoticia } from '../../contract/entities/noticia.ts';
import type { StaffPagina } from '../../contract/entities/pagina.ts';
import type { StaffProducto } from '../../contract/entities/producto.ts';
import type { StaffProyecto } from '../../contract/entities/proyecto.ts';
import type { Identidad } from '../../contract/identidad/identidad.ts';
import type { InicioField } from '../../contract/values/inicioFields.ts';
import type { Instant, Version } from './columnTypes.ts';
import type { SupportingTables } from './supportingTables.ts';

/** JSON text of a list of texts. */
type TextList = string;
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

/** The row of a file that a record comes from; staff's only. */
interface WithOrigen {
  origen: Generated<string | null>;
}

/** The place in the lists; large for a record that nobody has ordered. */
type Orden = Generated<number>;

/** The columns of all records. */
interface Stored {
  id: Generated<number>;
  version: Version;
  created_at: Instant;
  created_by: string;
  updated_by: string;
}

/** Columns that are written in this file. */
type Written = keyof Stored | keyof Scheduled | keyof WithImagen | 'orden';

/**
 * The columns of the fields that staff read, except those of other tables or with another name. A list is JSON text. An insert may leave one
 * out that has a default in the database.
 */
type ColumnsOf<R, Other extends keyof R = never> = {
  [K in Exclude<keyof R, Other | Written>]: Generated<R[K] extends readonly unknown[] ? TextList : R[K]>;
};

interface LineasTable extends ColumnsOf<Linea>, Stored, WithImagen {
  orden: Orden;
}

/** The former address of a record's page, which redirects. It outlives the record. */
interface DireccionesAnterioresTable {
  recurso: string;
  /** lower case */
  direccion: string;
  recurso_id: number;
}

interface ProyectosTable
  extends ColumnsOf<StaffProyecto, 'id_proyecto' | 'enlace_ext' | 'id_linea' | 'linea_nombre'>,
    Stored,
    Scheduled,
    WithImagen,
    WithOrigen {
  linea_id: number | null;
}

interface IntegrantesTable extends ColumnsOf<StaffIntegrante, 'correo' | 'anterior'>, Stored, Scheduled, WithOrigen {
  orden: Orden;
  /** of the periods: the last day, or '' */
  fin_periodos: Generated<string>;
}

interface ProyectoIntegranteTable {
  id: Generated<number>;
  proyecto_id: number;
  integrante_id: number;
}

interface ProductosTable
  extends ColumnsOf<StaffProducto, 'id_proyecto' | 'url_externa' | 'proyecto_nombre' | 'proyecto_objetivo' | 'url_pdf'>,
    Stored,
    Scheduled,
    WithOrigen {
  /** name in `imagenes`; null without a full text */
  pdf: Generated<string | null>;
}

interface ConveniosTable extends ColumnsOf<Convenio>, Stored, Scheduled {
  orden: Orden;
}

type EventosTable = ColumnsOf<StaffEvento> & Stored & Scheduled & WithImagen;

type NoticiasTable = ColumnsOf<StaffNoticia> & Stored & Scheduled & WithImagen;

interface PaginasTable extends ColumnsOf<StaffPagina>, Stored, Scheduled, WithImagen {
  orden: Orden;
}

interface InicioTable extends Record<InicioField, string> {
  /** always 1 */
  id: number;
  /** the page with the data policy */
  privacidad_id: number | null;
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
  paginas: PaginasTable;
  inicio: InicioTable;
  identidad: IdentidadTable;
}

export type Row<T extends keyof Tables> = Selectable<Tables[T]>;
