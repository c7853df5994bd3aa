/** What a resource's folder says to the documents, pages and pictures that visitors and machines read. */

import type { Thing } from 'schema-dts';
import type { SiteLinea } from '../../../contract/identidad/siteSettings.ts';
import type { ListPage } from '../../../contract/resources/recordPages.ts';
import type { StaffMember } from '../../auth/sessions.ts';
import type { Database } from '../../database/open.ts';
import type { Row } from '../../database/tables.ts';
import type { FeedEntry } from './feedEntries.ts';
import type { ListAnswer, ListResource, RecordAnswer, RecordResource } from './ownAnswers.ts';

/** The typed links of a record's page (FAIR Signposting), besides itself and its list. A target is a path of this site or a URL. */
export interface RecordSignposts {
  /** of schema.org */
  type: string;
  collection?: readonly string[];
  author?: readonly string[];
  /** the page by default */
  citeAs?: string;
  license?: string;
  /** with their media types: other descriptions of the record, and its files */
  describedBy?: readonly TypedTarget[];
  files?: readonly TypedTarget[];
  item?: readonly string[];
}

export interface TypedTarget {
  href: string;
  type: string;
}

/** Methods in these parts let a resource whose name is not known before take the answer to its own call. */

/** Who reads, and when: decides which records are read. */
export interface Reader {
  /** null for a visitor */
  staff: StaffMember | null;
  now: Date;
}

/** The part of a resource whose records have pages. */
export interface RecordPagePart<N extends RecordResource = RecordResource> {
  /** The answer to the call of the record's page. @throws {HttpError} 404, also when the reader may not see the record */
  answerOf(db: Database, id: number, reader: Reader): Promise<RecordAnswer<N>>;
  /** The schema.org node of the record. @param today as YYYY-MM-DD */
  jsonLd(answer: RecordAnswer<N>, origin: string, today: string): Exclude<Thing, string>;
  /** The record that the page is about. */
  recordOf(answer: RecordAnswer<N>): { id: number };
  signposts(answer: RecordAnswer<N>, lineas: readonly SiteLinea[]): RecordSignposts;
  /** What stands above the name in the picture that networks show with a link. @param record a row, or a record in an answer; both name these fields alike */
  shareLabel(record: Row<N>): string;
}

/** The part of a resource that a page lists; the page of a line lists its projects. */
export interface ListPart<N extends ListResource = ListResource> {
  /** In the order of the answer, with the columns of their names. */
  recordsOf(answer: ListAnswer<N>): readonly { id: number }[];
}

/** Of a resource that a page lists by a call of its own. */
export interface PublicListPart<N extends ListPage = ListPage> {
  /** The answer to the list's call. */
  publicList(db: Database, now: Date): Promise<ListAnswer<N>>;
  /** The same with the records that the home shows of it, if it calls it. */
  homeList?(db: Database, now: Date): Promise<ListAnswer<N>>;
}

export interface HomePart {
  /** The records in the answer of the home, in their order there. */
  readonly homeRecords: (db: Database, now: Date) => Promise<readonly object[]>;
}

export interface FeedPart {
  /** The latest records, newest first. */
  readonly feedEntries: (db: Database, now: Date) => Promise<FeedEntry[]>;
}

export interface CalendarEntry {
  id: number;
  /** unique in the portal, such as 'evento 12' */
  name: string;
  title: string;
  path: string;
  /** 'YYYY-MM-DD' */
  fecha: string;
  /** empty ones are left out */
  description: readonly string[];
  location: readonly string[];
}

export interface CalendarPart {
  readonly calendar: {
    /** of all records */
    readonly path: string;
    /** of one record, with '{id}' */
    readonly pattern: string;
    readonly entries: (db: Database, now: Date) => Promise<CalendarEntry[]>;
    /** @throws {HttpError} 404 if the record is not public */
    readonly entry: (db: Database, id: number, now: Date) => Promise<CalendarEntry>;
  };
}
