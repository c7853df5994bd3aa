import type { Database } from '../database/open.ts';

export interface DocumentSource {
  db: Database;
  /** origin before every path; '' if PUBLIC_URL is not set */
  origin: string;
  /** decides what is public */
  now: Date;
}
