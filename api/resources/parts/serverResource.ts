/** What a resource is on the server, beyond its descriptor. Its folder exports it, and features iterate over all of them. */
import type { RawBuilder, SqlBool } from 'kysely';
import type { z } from 'zod';
import type { GivenAnswers } from '../../../contract/calls/renderedPage.ts';
import type { SampleText } from '../../../contract/entities/ejemplo.ts';
import type { Pendiente } from '../../../contract/entities/pendiente.ts';
import type { SiteIdentidad } from '../../../contract/identidad/identidad.ts';
import type { SiteLinea } from '../../../contract/identidad/siteSettings.ts';
import type { EditedResource, RecordKind, resources } from '../../../contract/resources/resources.ts';
import type { SearchedKind, siteResources } from '../../../contract/resources/siteResources.ts';
import type { GrupoPendiente } from '../../../contract/values/gruposPendientes.ts';
import type { Database, Trx } from '../../database/open.ts';
import type { Row } from '../../database/tables.ts';
import type { RowState } from '../auditLog/loggedChange.ts';
import type { Movement } from '../auditLog/movement.ts';
import type { PublicTable } from '../visibility/isPublic.ts';
import type { ImportPart } from './importPart.ts';
import type { ListResource, RecordResource } from './ownAnswers.ts';
import type { Moment, PendientePart } from './pendienteParts.ts';
import type {
  CalendarPart,
  FeedPart,
  HomePart,
  ListPart,
  OneSharedImagePart,
  RecordPagePart,
  SharedImagePart,
} from './publicParts.ts';

export interface Vinculo {
  recurso: EditedResource;
  id: number;
  nombre: string;
}

/** The id of a record, and another record. */
export type Pair = readonly [id: number, other: { readonly recurso: RecordKind; readonly id: number }];

export interface SearchedTexts {
  id: number;
  nombre: string;
  /** names of authors or members */
  personas: string;
  textos: readonly string[];
  /** 'YYYY-MM-DD', or its beginning; newer records come first */
  fecha: string;
  /** the stored record; null in tests of the index */
  row: Row<SearchedKind> | null;
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
  /** in place of the stored one; its pictures are not public, and served by name below the page's file path */
  identidad?: SiteIdentidad;
}

interface EditedPart<N extends EditedResource> {
  /** the rules of the form that staff edit a record with */
  readonly changes: z.ZodType;
  /** the columns with a JSON list, which the form has as a list */
  readonly listColumns?: readonly (keyof Row<N>)[];
  /** The values of an earlier row as a form has them, where they are not those of the columns. @param current the stored row */
  readonly formOf?: (row: Readonly<Record<string, unknown>>, current: Readonly<Record<string, unknown>>) => object;
  /** Rules over more than one field, which also hold for the stored row. @returns field and message */
  readonly errorOf?: (row: Row<N>) => readonly [string, string] | null;
  /** What the draft's page shows, as if the draft were published. */
  readonly draftPage: (draft: DraftOf) => Promise<DraftPage>;
}

interface ArchivedPart {
  /** The records that lose a link when a record goes to the trash, besides those that a descriptor's references name. */
  readonly links?: (db: Database, id: number) => Promise<Vinculo[]>;
  /** Takes the links of a record out of their tables before it goes to the trash. @throws {HttpError} 409 if it must stay */
  readonly removeLinks?: (trx: Trx, id: number) => Promise<Movement[]>;
  /** Gives a record the links that it had after a movimiento. `lost`: how many stay out. */
  readonly restoreLinks?: (
    trx: Trx,
    id: number,
    movimiento: number,
  ) => Promise<{ movimientos: Movement[]; lost: number }>;
  /** Pairs of a record and another one, of which one page shows the other, besides those of references. */
  readonly shownTogether?: (db: Database) => Promise<readonly Pair[]>;
}

interface AddressPart {
  /** @param row with its address; its id is 0 for a new record @throws {HttpError} 422 if another record has the address */
  readonly requireFreeAddress: (db: Database, row: RowState) => Promise<void>;
}

interface StepPart {
  /** when the step is done; by default once there is a record that is not the sample's */
  readonly stepDone?: RawBuilder<SqlBool>;
}

/** Of a single record: what the sample content fills. */
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
  readonly sampleTexts?: (db: Database) => Promise<readonly { readonly id: number; readonly nombre: string }[]>;
}

interface SampleSettingPart {
  readonly sampleSetting?: SampleSetting;
}

interface ImportedPart {
  readonly imports: ImportPart;
}

interface SearchedPart<N extends SearchedKind> {
  /** The order of equally good matches; the newest first by default. */
  readonly compareRows?: (a: Row<N>, b: Row<N>) => number;
  /** The resource whose records are found by their names too, and the records of this one that name some of them. */
  readonly namesOf?: {
    readonly recurso: PublicTable;
    readonly idsNaming: (db: Database, ids: readonly number[]) => Promise<number[]>;
  };
  /** @param now decides which records are named */
  readonly searchedTexts: (
    db: Database,
    rows: readonly Row<N>[],
    now: Date,
  ) => SearchedTexts[] | Promise<SearchedTexts[]>;
}

/** The groups of Pendientes that begin with the name of a resource, and that of inactive records. */
type GroupOf<N extends RecordKind> = N extends RecordKind
  ?
      | Extract<GrupoPendiente, `${N}_${string}`>
      | With<
          Is<(typeof resources)[N], { readonly visibility: { readonly activeColumn: string } }>,
          'registros_inactivos',
          never
        >
  : never;

/** The groups that no condition on the records of a table selects. */
export type OwnGroup = Exclude<GrupoPendiente, GroupOf<RecordKind> | 'borradores_viejos' | 'enlaces_rotos'>;

type PendientesPart<N extends RecordKind> = [GroupOf<N>] extends [never]
  ? unknown
  : { readonly pendientes: (moment: Moment) => Record<GroupOf<N>, PendientePart> };

interface OwnPendientesPart {
  readonly ownPendientes: (db: Database) => Promise<Record<OwnGroup, Pendiente[]>>;
}

type With<Condition, Part, Else = unknown> = Condition extends true ? Part : Else;
type Is<T, U> = T extends U ? true : false;
/** True if the descriptor of a resource has a part. */
type Has<N extends EditedResource, P extends string> = Is<(typeof resources)[N], { readonly [K in P]: unknown }>;
type SiteHas<N extends EditedResource, P extends string> = N extends keyof typeof siteResources
  ? Is<(typeof siteResources)[N], { readonly [K in P]: unknown }>
  : false;
/** False if the first step of a resource is done by records of its own, or by texts of several resources. */
type Counted<N extends EditedResource> = N extends RecordKind
  ? false
  : With<Is<(typeof resources)[N], { readonly firstStep: 'textos' }>, false, true>;

/** A part that the descriptor demands, such as `searched`, does not compile without its code. */
export type ServerResource<N extends EditedResource> = EditedPart<N> &
  With<Is<N, SampleText['recurso']>, Required<SampleTextsPart>> &
  With<Is<N, RecordKind>, unknown, SampleSettingPart> &
  With<Is<N, RecordKind>, ArchivedPart> &
  (N extends SearchedKind ? SearchedPart<N> : unknown) &
  (N extends RecordResource ? RecordPagePart<N> & SharedImagePart<N> : unknown) &
  (N extends ListResource ? ListPart<N> : unknown) &
  With<Has<N, 'imported'>, ImportedPart> &
  With<Has<N, 'addressColumn'>, AddressPart & OneSharedImagePart> &
  With<Has<N, 'firstStep'>, With<Counted<N>, Required<StepPart>, StepPart>> &
  With<SiteHas<N, 'feed'>, FeedPart> &
  With<Has<N, 'inCalendar'>, CalendarPart> &
  With<Has<N, 'inHome'>, HomePart> &
  (N extends RecordKind ? PendientesPart<N> : unknown) &
  With<Is<N, 'identidad'>, OwnPendientesPart>;

export type ServerResources = { readonly [N in EditedResource]: ServerResource<N> };

/** The parts of a resource without its types: to look a part up that some resources lack. */
export interface ServerParts
  extends Pick<EditedPart<never>, 'changes' | 'formOf' | 'draftPage'>,
    ArchivedPart,
    StepPart,
    SampleTextsPart,
    SampleSettingPart,
    Partial<AddressPart>,
    Partial<ImportedPart>,
    Partial<HomePart> {
  readonly listColumns?: readonly string[];
  readonly errorOf?: (row: never) => readonly [string, string] | null;
  readonly pendientes?: (moment: Moment) => Partial<Record<GrupoPendiente, PendientePart>>;
}

/** Another table has none. */
export const serverPartsOf = (resources: ServerResources, tabla: string): Partial<ServerParts> =>
  Object.hasOwn(resources, tabla) ? resources[tabla as EditedResource] : {};
