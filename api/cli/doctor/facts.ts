import type { Config } from '../../config/config.ts';

export interface Facts extends Pick<Config, 'host' | 'port' | 'publicUrl' | 'trustProxy'> {
  now: Date;
  /** uid of the process; null where there is none */
  uid: number | null;
  portal: string;
  node: string;
  sqlite: string;
  sqliteProblem: string | null;
  listening: Listening;
  dataDir: FolderFacts;
  /** null if BACKUP_DIR is not set */
  backupDir: FolderFacts | null;
  /** ISO 8601 instant of the newest backup in BACKUP_DIR */
  lastBackup: string | null;
  database: DatabaseFacts;
  isSiteBuilt: boolean;
}

/** `portal`: a portal answers; `free`: nothing listens there. */
export type Listening =
  | { state: 'portal'; version: string }
  | { state: 'free' | 'taken' | 'unhealthy' }
  | { state: 'impossible'; problem: string };

export interface FolderFacts {
  path: string;
  exists: boolean;
  /** why it cannot be written or, where it does not exist, created; null if it can */
  problem: string | null;
  /** permissions; null if it does not exist, or where there are none */
  mode: number | null;
  owner: number | null;
  /** of the disk; null if unknown */
  freeBytes: number | null;
}

export interface DatabaseFacts {
  engine: 'SQLite' | 'PostgreSQL';
  /** why it cannot be read */
  problem: string | null;
  /** of the PostgreSQL server, such as '17.2' */
  serverVersion: string | null;
  /** migrations of the database; none if it is empty */
  applied: readonly string[];
  own: readonly string[];
  bytes: number;
  /** milliseconds that PostgreSQL's clock is ahead of the machine's */
  clockOffset: number;
  /** ISO 8601 instant of the newest movimiento */
  lastMovement: string | null;
}
