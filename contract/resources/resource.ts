import type { Identity } from '../duplicates/identity.ts';
import type { Acciones } from '../values/acciones.ts';
import type { Paso } from '../values/primerosPasos.ts';

/** What a resource is, as data. The lists and tables over resources, on all sides, are derived from it; an absent part does not apply. */

/** The part that the public site reads; its bundle has nothing of {@link ResourceRest}. */
export interface SitePart {
  /** the page that shows one record */
  readonly page?: string;
  /** first segment of that page's address, before the record's id; absent if records have addresses of their own */
  readonly segment?: string;
  /** the name of the call that a record's page is about */
  readonly call?: string;
  /**
   * the page that lists the records: its address, the parameters that it reads of its query, whether it can be shown as rows
   * too, and the name of its call
   */
  readonly list?: {
    readonly segment: string;
    readonly filters: readonly string[];
    readonly withRows?: true;
    readonly call: string;
  };
  /** the home shows some of the list */
  readonly teaser?: true;
  /** the footer of every page links the list */
  readonly inFooter?: true;
  /** the navigation 'Secciones' leads to the list: always, or once there is a record that visitors see */
  readonly section?: 'always' | 'withRecords';
  /**
   * The figures of the home count its records. `since`: the column of a record's first day, of which the earliest is the group's.
   * `until`: the column of the last day on which a record counts, or ''.
   */
  readonly counted?: { readonly since?: string; readonly until?: string };
  readonly searched?: true;
  /** visitors' searches show it first where one of its names begins with the query */
  readonly firstByName?: true;
  /** the visits of its pages are counted */
  readonly visited?: true;
  /** the list has a feed */
  readonly feed?: true;
  /** its uploaded pictures: the folder of their addresses, and the widths in pixels that are stored and offered */
  readonly pictures?: { readonly folder: string; readonly widths: readonly [number, ...number[]] };
}

/** When visitors see a record. `scheduled`: within its publication dates, and while `activeColumn` is 1, where it has one. */
export type Visibility =
  | { readonly scheduled: true; readonly activeColumn: string | null }
  | { readonly scheduled: false; readonly withdrawnColumn: string };

/**
 * What a column holds. `name`: the name of a stored file, or nothing. `nameOrDrawing`: also that of a drawing that the site ships with.
 * `json`: JSON with names. `html`: sanitized HTML with pictures and links to files. `text`: a text that may mention a file, such as an address.
 */
export type FileContent = 'name' | 'nameOrDrawing' | 'json' | 'html' | 'text';

/** `picture`: a photograph, or a drawing as SVG. `logo`: the same, of fewer bytes. */
export type UploadKind = 'photo' | 'picture' | 'logo' | 'pdf';

export interface FileColumn {
  readonly holds: FileContent;
  /** who sees the record may read the file; false if the file has a rule of its own */
  readonly shownWithRecord: boolean;
  /** what the form of the record takes for it; absent if the form has no such file */
  readonly upload?: UploadKind;
  /** the column with the alternative text of a picture, which goes with it */
  readonly text?: string;
  /** the columns that say who may read the file, which go with it where a merger takes it */
  readonly readers?: readonly string[];
}

export interface DraftPart {
  /** the form fields of the record's name; a draft of a new record needs the first one. Absent for a single record */
  readonly name?: { readonly fields: readonly [string, ...string[]]; readonly missing: string };
  /** the form field of a new file, and the field of the stored file that it replaces */
  readonly file?: { readonly field: string; readonly stored: string };
}

/** A column with the id of a record of another resource, or none. */
export interface Reference {
  readonly to: string;
  /** the action that empties the column when the other record goes to the trash; absent if that record must stay */
  readonly clearedBy?: Acciones;
  /** the action that names another record when that one is merged into it; 'actualizar' by default */
  readonly movedBy?: Acciones;
}

/** Names of rows of the table of calls; those of records have one implementation. */
export interface ResourceCalls {
  readonly list?: string;
  readonly one?: string;
  readonly add?: string;
  readonly update?: string;
  /** sets the column that says whether a record is active */
  readonly toggle?: string;
  /** puts a record into the trash */
  readonly delete?: string;
}

/** How many records there may be. A write that exceeds a limit is refused with the message at the field. */
export interface Limits {
  readonly records: { readonly max: number; readonly field: string; readonly message: string };
  /** those with a value in a column that visitors see, or will see */
  readonly shown: readonly {
    readonly column: string;
    readonly value: string;
    readonly max: number;
    readonly message: string;
  }[];
}

export interface ResourceRest {
  /** with its article */
  readonly noun: string;
  readonly gender: 'm' | 'f';
  /** of the page that lists the records, in breadcrumbs */
  readonly title?: string;
  /** the columns of a record's name; absent for a single record */
  readonly nameColumns?: readonly [string, ...string[]];
  /** absent for a single record, which always exists */
  readonly archivable?: true;
  /** personal data: deleted for ever one by one, each confirmed by its name */
  readonly deletedByName?: true;
  /** absent for what visitors always see, or never */
  readonly visibility?: Visibility;
  /** staff give the records their order */
  readonly ordered?: true;
  /** of a resource with publication dates */
  readonly limits?: Limits;
  /** 'filled': the list only if it has records */
  readonly inSitemap?: true | 'filled';
  /** of Open Graph; a record's page is a 'website' by default */
  readonly ogType?: 'profile' | 'article';
  /** the page of a record offers the references of its products as files */
  readonly cited?: true;
  /** the answer of the home has the newest records, while the block of the resource is shown */
  readonly inHome?: true;
  /** the records have days, and are in a calendar */
  readonly inCalendar?: true;
  /** staff edit it in a form with drafts, local copies and history */
  readonly draft?: DraftPart;
  readonly fileColumns?: Readonly<Record<string, FileColumn>>;
  /** personal data: columns that visitors see only while another column, which this names, is 1 */
  readonly shownBy?: Readonly<Record<string, string>>;
  /** the column with who wrote some other columns last; empty while they are */
  readonly recordedBy?: { readonly column: string; readonly of: readonly [string, ...string[]] };
  /** columns with sanitized HTML */
  readonly htmlColumns?: readonly string[];
  /** the column with the last segment of the address that staff give a record's page */
  readonly addressColumn?: string;
  readonly references?: Readonly<Record<string, Reference>>;
  /** the step of a new portal that its first record does */
  readonly firstStep?: Paso;
  /** columns with a web address */
  readonly linkColumns?: readonly string[];
  /** of some of them: the records whose link visitors see, by a column and its values */
  readonly shownLinks?: Readonly<Record<string, { readonly column: string; readonly values: readonly number[] }>>;
  /** columns with a JSON list of web addresses */
  readonly linkListColumns?: readonly string[];
  /** columns whose field has another name in the calls */
  readonly fieldNames?: Readonly<Record<string, string>>;
  /** what tells that two records mean the same thing; a note of the form, and the import */
  readonly identity?: Identity;
  /** files of records can be imported */
  readonly imported?: true;
  /** two records that mean the same thing can be merged */
  readonly merged?: true;
  /** the calls of the specification have its records: they come from another portal */
  readonly transferred?: true;
  /** a record keeps section, kind and text of the row of a file that it comes from, for staff only */
  readonly keepsOrigen?: true;
  /** a record keeps the names of who wrote it, as `created_by_name` and `updated_by_name` */
  readonly namesAuthors?: true;
  /** by which name the answers to staff have one record, and all of them. `message`: reads have it too */
  readonly answers?: { readonly one: string; readonly many: string; readonly message?: '' };
  readonly calls: ResourceCalls;
}
