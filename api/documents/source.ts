import type { Database } from '../database/open.ts';

/** What a document is made from. */
export interface DocumentSource {
  db: Database;
  /** origin before every path; '' if PUBLIC_URL is not set */
  origin: string;
}

/** Name of the group in feeds and calendars. */
export const GROUP_NAME = 'Grupo de investigación';
