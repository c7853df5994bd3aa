import { parseArgs } from 'node:util';
import { PASSWORD_MIN } from '../../contract/entities/password.ts';
import type { Command, CommandOptions } from '../copies/command.ts';
import { commands } from './commands.ts';

const OPTION_TYPES = {
  nombre: { type: 'string' },
  correo: { type: 'string' },
  forzar: { type: 'boolean' },
  'sin-actualizar': { type: 'boolean' },
  'anteriores-a': { type: 'string' },
  si: { type: 'boolean' },
  simular: { type: 'boolean' },
  aplicar: { type: 'boolean' },
  usuario: { type: 'string' },
  tipo: { type: 'string' },
  con: { type: 'string', multiple: true },
  'omitir-errores': { type: 'boolean' },
} as const;
const OPTION_USAGE = {
  nombre: '[--nombre "NOMBRE"]',
  correo: '[--correo CORREO]',
  forzar: '[--forzar]',
  'sin-actualizar': '[--sin-actualizar]',
  'anteriores-a': '--anteriores-a TIEMPO',
  si: '[--si]',
  simular: '[--simular]',
  aplicar: '[--aplicar]',
  usuario: '[--usuario USUARIO]',
  tipo: '[--tipo TIPO]',
  con: '[--con CAMPO=VALOR]',
  'omitir-errores': '[--omitir-errores]',
} as const;

const usageLines = [...commands].map(([name, { argument, options, description }]) => {
  const parts = [name, ...(argument === null ? [] : [argument]), ...options.map((option) => OPTION_USAGE[option])];
  return `  ${parts.join(' ')}\n      ${description}`;
});

export const USAGE = `Uso: npm run portal -- COMANDO

${usageLines.join('\n')}

La base de datos es la de DATABASE_URL o, sin ella, la de DATA_DIR. La contraseña de alguien se escribe en la terminal o llega por la entrada estándar, nunca como
argumento, y tiene al menos ${PASSWORD_MIN} caracteres.`;

export class UsageError extends Error {
  override readonly name = 'UsageError';
}

interface CommandLine {
  command: Command;
  argument: string;
  options: CommandOptions;
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTION_TYPES, allowPositionals: true });
  } catch (cause) {
    const unknown = (cause as NodeJS.ErrnoException).code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION';
    throw new UsageError(unknown ? 'Hay una opción desconocida' : 'A una opción le falta su valor o le sobra');
  }
}

/** @throws {UsageError} if the command line is not valid */
export function readCommandLine(args: readonly string[]): CommandLine {
  const { positionals, values } = parse(args);
  const [name, ...rest] = positionals;
  if (name === undefined) throw new UsageError('Falta el comando');
  const command = commands.get(name);
  if (command === undefined) throw new UsageError(`No existe el comando ${name}`);
  if (command.argument !== null && !rest[0]) throw new UsageError(`A ${name} le falta ${command.argument}`);
  if (rest.length > (command.argument === null ? 0 : 1)) throw new UsageError(`A ${name} le sobran argumentos`);
  const unexpected = Object.keys(values).find((option) => !command.options.includes(option as keyof CommandOptions));
  if (unexpected !== undefined) throw new UsageError(`${name} no tiene la opción --${unexpected}`);
  return { command, argument: rest[0] ?? '', options: values };
}
