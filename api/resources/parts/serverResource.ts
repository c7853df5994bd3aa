/** What a resource is on the server, beyond its descriptor. Its folder exports it, and features iterate over all of them. */
import type { RawBuilder, SqlBool } from 'kysely';
import type { z } from 'zod';
import type { SchemaOf } from '../../../contract/calls/callTypes.ts';
import type { GivenAnswers } from '../../../contract/calls/renderedPage.ts';
import type { SampleText } from '../../../contract/entities/ejemplo.ts';
import type { Pendiente } from '../../../contract/entities/pendiente.ts';
import type { SiteIdentidad } from '../../../contract/identidad/identidad.ts';
import type { SiteLinea } from '../../../contract/identidad/siteSettings.ts';
import type { ListPage } from '../../../contract/resources/recordPages.ts';
import type { EditedResource, ImportedResource, RecordKind, resources } from '../../../contract/resources/resources.ts';
import type { ListFeed, SearchedKind } from '../../../contract/resources/siteResources.ts';
import type { NamesWith } from '../../../contract/resources/withPart.ts';
import type { Accion } from '../../../contract/values/acciones.ts';
import type { PaginaIdioma } from '../../../contract/values/constants.ts';
import type { GrupoPendiente } from '../../../contract/values/gruposPendientes.ts';
import type { StaffMember } from '../../auth/sessions.ts';
import type { Database, Trx } from '../../database/open.ts';
import type { Row } from '../../database/tables.ts';
import type { Movement } from '../auditLog/movement.ts';
import type { PublicTable } from '../visibility/isPublic.ts';
import type { ImportPart } from './importPart.ts';
import type { ListResource, RecordResource } from './ownAnswers.ts';
import type { Moment, PendientePart } from './pendienteParts.ts';
import type { CalendarPart, FeedPart, HomePart, ListPart, PublicListPart, RecordPagePart } from './publicParts.ts';

export interface Vinculo {
  recurso: EditedResource;
  id: number;
  nombre: string;
}

/** The id of a record, and another record. */
export type Pair = readonly [id: number, other: { readonly recurso: RecordKind; readonly id: number }];

/** What a record is found by, besides its name. */
interface SearchedTexts {
  textos: readonly string[];
  /** names of authors or members */
  personas?: string;
  /** 'YYYY-MM-DD', or its beginning; newer records come first */
  fecha?: string;
}

/** A draft with the values of its form. */
export interface DraftOf {
  db: Database;
  draft: Row<'borradores'>;
  campos: Readonly<Record<string, unknown>>;
  now: Date;
  /** the path at which the page's file is served */
  filePath: string;
  /** all of them */
  resources: ServerResources;
}

export interface DraftPage {
  /** of the public page that shows the draft */
  path: string;
  /** Reads the answers that the page is rendered from, which may list thousands of records: a file of the page needs none. */
  answers: () => Promise<GivenAnswers>;
  /** name of the picture or full text; null if there is none. The answers have its path instead. */
  file: string | null;
  /** the line that the page is of, in place of the stored one */
  linea?: SiteLinea;
  /** names of further files, which are served by name below the page's file path; the answers have those paths instead */
  files?: readonly string[];
  /** in place of the stored one */
  identidad?: SiteIdentidad;
}

/** The part of a resource that staff edit in a form. Its methods take the rows of any resource where its name is not known. */
export interface EditedPart<N extends EditedResource = EditedResource> {
  /** the rules of a whole record, where they are not those of the call that updates it */
  readonly changes?: z.ZodType;
  /** the columns with a JSON list, which the form has as a list */
  readonly listColumns?: readonly (keyof Row<N>)[];
  /** The values of an earlier row as a form has them, where they are not those of the columns. @param current the stored row */
  formOf?(row: Readonly<Record<string, unknown>>, current: Readonly<Record<string, unknown>>): object;
  /** Rules over more than one field, which also hold for the stored row. @returns field and message */
  errorOf?(row: Row<N>): readonly [string, string] | null;
  /** What the draft's page shows, as if the draft were published. */
  draftPage(draft: DraftOf): Promise<DraftPage>;
  /** when its first step is done; by default once there is a record that is not the sample's */
  readonly stepDone?: RawBuilder<SqlBool>;
  /** what the sample content fills of a single record */
  readonly sampleSetting?: SampleSetting;
}

/** The fields that add a record, and those that change one. */
export type FieldsOf<N extends RecordKind> = Partial<z.output<SchemaOf<(typeof resources)[N]['calls']['add'], 'body'>>>;

/** A write before it is made. */
export interface Written<N extends RecordKind> {
  body: FieldsOf<N>;
  fields: Partial<Row<N>>;
  /** the stored row, which nobody changes until commit; null for a new record */
  antes: Row<N> | null;
}

/** The part of a resource with records: what its calls do beside what all records have (records/recordCalls.ts), and its links. */
export interface RecordPart<N extends RecordKind = RecordKind> {
  /** The record as the answers to staff have it. */
  toStaff(row: Row<N>, at: { db: Database; now: Date }): object | Promise<object>;
  /** All records as the list of staff has them; by default each one by `toStaff`, in the order of staff or the newest first. */
  staffList?(db: Database): Promise<readonly object[]>;
  /** The fields that are columns, where the calls have others too. */
  ownFields?(body: FieldsOf<N>): object;
  /** Locks what the body names, before its own record. @returns columns that the body does not have @throws {HttpError} */
  beforeWrite?(trx: Trx, body: FieldsOf<N>, id: number | null): Promise<object | undefined>;
  /** Rules that need more than the stored row. @throws {HttpError} */
  check?(trx: Trx, write: Written<N>): void | Promise<void>;
  /** What a new record brings with it. @returns its movimientos */
  afterAdd?(trx: Trx, body: FieldsOf<N>, record: { id: number; staff: StaffMember }): Promise<Movement[]>;
  /** 'actualizar' by default */
  accionOf?(antes: Row<N>, despues: Row<N>): Accion;

  /** The records that lose a link when a record goes to the trash, besides those that a descriptor's references name. */
  links?(db: Database, id: number): Promise<Vinculo[]>;
  /** Takes the links of a record out of their tables before it goes to the trash. @throws {HttpError} 409 if it must stay */
  removeLinks?(trx: Trx, id: number): Promise<Movement[]>;
  /** Locks the records that a merger links to another one, which nobody locks after this one. */
  lockLinked?(trx: Trx, id: number): Promise<void>;
  /** Gives the links of a record, besides those that a descriptor's references name, to the one that it is merged into. */
  moveLinks?(trx: Trx, from: number, to: number, staff: StaffMember): Promise<Movement[]>;
  /** Of earlier values of a row, the columns whose lists name records that were merged into others meanwhile. */
  followMergers?(trx: Trx, values: Partial<Row<N>>): Promise<Partial<Row<N>>>;
  /** Gives a record the links that it had after a movimiento. `lost`: how many stay out. */
  restoreLinks?(trx: Trx, id: number, movimiento: number): Promise<{ movimientos: Movement[]; lost: number }>;
  /** Pairs of a record and another one, of which one page shows the other, besides those of references. */
  shownTogether?(db: Database): Promise<readonly Pair[]>;
  /** The groups of Pendientes that are conditions on its records. */
  pendientes?(moment: Moment): Partial<Record<GrupoPendiente, PendientePart>>;
}

/** The part of a single record that the sample content fills. */
export interface SampleSetting {
  readonly nombre: string;
  readonly columns: readonly string[];
  /** it is the sample's as long as this column is */
  readonly owner: string;
  /** what its columns hold without a value */
  readonly empty: '' | null;
}

interface SampleTextsPart {
  /** The texts of a new portal that are about the sample's subject and that nobody has changed. */
  sampleTexts(db: Database): Promise<readonly { readonly id: number; readonly nombre: string }[]>;
}

interface ImportedPart {
  readonly imports: ImportPart;
}

export interface SearchedPart<N extends SearchedKind> {
  /** The order of equally good matches; the newest first by default. */
  compareRows?(a: Row<N>, b: Row<N>): number;
  /** The resource whose records are found by their names too, and the records of this one that name some of them. */
  readonly namesOf?: {
    readonly recurso: PublicTable;
    readonly idsNaming: (db: Database, ids: readonly number[]) => Promise<number[]>;
  };
  searchedTexts(row: Row<N>): SearchedTexts;
  /** What a found record has besides its name: its page has an address of its own. */
  foundFields?(row: Row<N>): { direccion: string; idioma: PaginaIdioma };
  /** The names of others that records are found by, by id. @param now decides who is named */
  namesIn?(db: Database, ids: readonly number[], now: Date): Promise<ReadonlyMap<number, readonly string[]>>;
}

/** The groups of Pendientes that no condition on the records of a table selects. */
export type OwnGroup = Extract<
  GrupoPendiente,
  'sitio_sin_publicar' | 'identidad_sin_cambiar' | 'lider_retirado' | 'imagenes_sin_descripcion' | 'temas_sin_imagen'
>;

type Named<P extends string> = NamesWith<typeof resources, P>;

/** All of them. A part that a descriptor demands, such as `searched`, does not compile without its code. */
export type ServerResources = { readonly [N in EditedResource]: EditedPart<N> } & {
  readonly [N in RecordKind]: RecordPart<N>;
} & { readonly [N in ImportedResource]: ImportedPart } & {
  readonly [N in SearchedKind]: SearchedPart<N>;
} & { readonly [N in RecordResource]: RecordPagePart<N> } & {
  readonly [N in ListResource]: ListPart<N>;
} & { readonly [N in ListPage]: PublicListPart<N> } & { readonly [N in ListFeed]: FeedPart } & {
  readonly [N in Named<'inCalendar'>]: CalendarPart;
} & {
  readonly [N in Named<'inHome'>]: HomePart;
} & {
  readonly [N in SampleText['recurso']]: SampleTextsPart;
} & { readonly identidad: { ownPendientes(db: Database, now: Date): Promise<Record<OwnGroup, Pendiente[]>> } } & {
  readonly inicio: { ownPendientes(db: Database, now: Date): Promise<Record<'politica_sin_mostrar', Pendiente[]>> };
};

export type ServerResource<N extends EditedResource> = ServerResources[N];

type AnyPart = Omit<EditedPart, 'listColumns'> & RecordPart & SampleTextsPart & ImportedPart & HomePart;
/** The parts of a resource whose name is not known: each may be absent. */
export type ServerParts = Partial<AnyPart> & { readonly listColumns?: readonly string[] };

/** Another table has none. */
export const serverPartsOf = (resources: ServerResources, tabla: string): ServerParts =>
  Object.hasOwn(resources, tabla) ? resources[tabla as EditedResource] : {};
