import type { Readable } from 'node:stream';
import type { parseArgs } from 'node:util';
import type { Config } from '../config/config.ts';

export type CommandConsole = Pick<Console, 'info' | 'error'>;

/** The streams of questions and their answers; `process` is one. */
export interface Terminal {
  readonly stdin: Readable & { isTTY?: boolean };
  readonly stdout?: { readonly isTTY?: boolean };
  readonly stderr: NodeJS.WritableStream;
}

export interface CommandContext extends Config {
  /** results on `info`, problems on `error` */
  console: CommandConsole;
  terminal: Terminal;
  cwd: string;
}

/** The options of all commands; `usage` of those with a value. */
export const OPTIONS = {
  nombre: { type: 'string', usage: '[--nombre "NOMBRE"]' },
  correo: { type: 'string', usage: '[--correo CORREO]' },
  forzar: { type: 'boolean' },
  'sin-actualizar': { type: 'boolean' },
  /** '90d', '18m', '2y' */
  'anteriores-a': { type: 'string', usage: '--anteriores-a TIEMPO' },
  si: { type: 'boolean' },
  simular: { type: 'boolean' },
  aplicar: { type: 'boolean' },
  usuario: { type: 'string', usage: '[--usuario USUARIO]' },
  tipo: { type: 'string', usage: '[--tipo TIPO]' },
  con: { type: 'string', multiple: true, usage: '[--con CAMPO=VALOR]' },
  'omitir-errores': { type: 'boolean' },
  'usuario-remoto': { type: 'string', usage: '[--usuario-remoto USUARIO]' },
  'sin-cifrar': { type: 'boolean' },
  imagenes: { type: 'string', usage: '[--imagenes URL]' },
} as const;

export type CommandOptions = ReturnType<typeof parseArgs<{ options: typeof OPTIONS }>>['values'];

/** An argument is '' if there is none. A command that throws has changed nothing, unless it said before what it wrote. */
export type RunCommand = (
  context: CommandContext,
  argument: string,
  options: CommandOptions,
  second: string,
) => Promise<void>;

export interface Command {
  /** as the usage shows it; null if the command takes no argument. Of two words the second one is an argument of its own */
  argument: 'USUARIO' | 'ARCHIVO' | 'postgres://USUARIO@SERVIDOR/BASE' | 'URL ARCHIVO' | null;
  options: readonly (keyof typeof OPTIONS)[];
  description: string;
  /** Loads the code of the command. */
  load(): Promise<{ run: RunCommand }>;
}

export class CommandError extends Error {
  override readonly name = 'CommandError';
}
