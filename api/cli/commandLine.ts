import { parseArgs } from 'node:util';
import { PASSWORD_MIN } from '../../contract/entities/password.ts';
import { type Command, type CommandOptions, OPTIONS } from '../copies/command.ts';
import { commands } from './commands.ts';

function usageOf(name: keyof typeof OPTIONS): string {
  const option = OPTIONS[name];
  return 'usage' in option ? option.usage : `[--${name}]`;
}

const usageLines = Object.entries(commands).map(([name, { argument, options, description }]) => {
  const parts = [name, ...(argument === null ? [] : [argument]), ...options.map(usageOf)];
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
  second: string;
  options: CommandOptions;
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
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
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command === undefined) throw new UsageError(`No existe el comando ${name}`);
  if (command.argument !== null && !rest[0]) throw new UsageError(`A ${name} le falta ${command.argument}`);
  if (rest.length > (command.argument?.split(' ').length ?? 0)) throw new UsageError(`A ${name} le sobran argumentos`);
  const unexpected = Object.keys(values).find((option) => !command.options.includes(option as keyof typeof OPTIONS));
  if (unexpected !== undefined) throw new UsageError(`${name} no tiene la opción --${unexpected}`);
  return { command, argument: rest[0] ?? '', second: rest[1] ?? '', options: values };
}
