/** What a resource's folder says to the documents, pages and pictures that visitors and machines read. */

import type { Thing } from 'schema-dts';
import type { SiteLinea } from '../../../contract/identidad/siteSettings.ts';
import type { Database } from '../../database/open.ts';
import type { Row } from '../../database/tables.ts';
import type { ListedRecords } from '../names/listedRecords.ts';
import type { FeedEntry } from './feedEntries.ts';
import type { ListAnswer, ListResource, RecordAnswer, RecordResource } from './ownAnswers.ts';

/** The typed links of a record's page (FAIR Signposting). A target is a path of this site or a URL. */
export interface RecordSignposts {
  path: string;
  /** of schema.org */
  type: string;
  collection: readonly string[];
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

/** Of a resource whose records have pages. */
export interface RecordPagePart<N extends RecordResource = RecordResource> {
  /** The schema.org node of the record. @param today as YYYY-MM-DD */
  jsonLd(answer: RecordAnswer<N>, origin: string, today: string): Exclude<Thing, string>;
  /** The record that the page is about. */
  recordOf(answer: RecordAnswer<N>): object;
  signposts(answer: RecordAnswer<N>, lineas: readonly SiteLinea[]): RecordSignposts;
}

/** Of a resource that a page lists; the page of a line lists its projects. */
export interface ListPart<N extends ListResource = ListResource> {
  /** In the order of the answer. @param max paths of the first records are computed */
  listed(answer: ListAnswer<N>, max: number): ListedRecords;
  /** The answer to the list's call with the records that the home shows of it, if it calls it. */
  homeList?(db: Database, now: Date): Promise<ListAnswer<N>>;
}

/** What the picture that networks show with a link has of a record. */
interface SharedImage {
  /** above the name */
  label: string;
  /** name of a file; null without one */
  picture: string | null;
}

/** Of a resource whose records have a picture that networks show with a link. */
export interface SharedImagePart<N extends RecordResource = RecordResource> {
  /** @param record a row, or a record in an answer; both name these fields alike */
  sharedImage(record: Row<N>): SharedImage;
}

/** Of a resource whose records share one picture but for their names. */
export interface OneSharedImagePart {
  readonly sharedImage: () => SharedImage;
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
    /** of one record */
    readonly pathOf: (id: number) => string;
    /** with '{id}' */
    readonly pattern: string;
    readonly entries: (db: Database, now: Date) => Promise<CalendarEntry[]>;
    /** @throws {HttpError} 404 if the record is not public */
    readonly entry: (db: Database, id: number, now: Date) => Promise<CalendarEntry>;
  };
}
