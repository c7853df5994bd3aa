import type { Readable } from 'node:stream';
import type { Config } from '../config/config.ts';

export type CommandConsole = Pick<Console, 'info' | 'error'>;

/** The streams of questions and their answers; `process` is one. */
export interface Terminal {
  readonly stdin: Readable & { isTTY?: boolean };
  readonly stderr: NodeJS.WritableStream;
}

export interface CommandContext {
  config: Config;
  /** results on `info`, problems on `error` */
  console: CommandConsole;
  terminal: Terminal;
  dataDir: string;
  /** null when the database is the SQLite file in dataDir */
  databaseUrl: string | null;
  cwd: string;
  /** origin of the portal; null if PUBLIC_URL is not set */
  publicUrl: string | null;
}

export interface CommandOptions {
  nombre?: string | undefined;
  correo?: string | undefined;
  forzar?: boolean | undefined;
  'sin-actualizar'?: boolean | undefined;
  /** '90d', '18m', '2y' */
  'anteriores-a'?: string | undefined;
  si?: boolean | undefined;
  simular?: boolean | undefined;
  aplicar?: boolean | undefined;
  usuario?: string | undefined;
  tipo?: string | undefined;
  /** 'campo=valor' */
  con?: string[] | undefined;
  'omitir-errores'?: boolean | undefined;
}

/** `argument` is '' if the command takes none. A command that throws has changed nothing, unless it said before what it wrote. */
export type RunCommand = (context: CommandContext, argument: string, options: CommandOptions) => Promise<void>;

export interface Command {
  /** as the usage shows it; null if the command takes no argument */
  argument: 'USUARIO' | 'ARCHIVO' | 'postgres://USUARIO@SERVIDOR/BASE' | null;
  options: readonly (keyof CommandOptions)[];
  description: string;
  /** Loads the code of the command. */
  load(): Promise<{ run: RunCommand }>;
}

export class CommandError extends Error {
  override readonly name = 'CommandError';
}
