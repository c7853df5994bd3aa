import { parseArgs } from 'node:util';
import { PASSWORD_MIN } from '../../contract/entities/password.ts';
import { command as respaldar } from './backUp.ts';
import { command as changePassword } from './changePassword.ts';
import type { Choices, Command } from './command.ts';
import { command as createUsuario } from './createUsuario.ts';
import { command as mudar } from './migrateToPostgres.ts';
import { command as restaurar } from './restore.ts';
import { command as verificar } from './verify.ts';

const commands: ReadonlyMap<string, Command> = new Map([
  ['crear-usuario', createUsuario],
  ['cambiar-clave', changePassword],
  ['respaldar', respaldar],
  ['restaurar', restaurar],
  ['verificar', verificar],
  ['mudar', mudar],
]);

const OPCIONES = { nombre: { type: 'string' }, correo: { type: 'string' }, forzar: { type: 'boolean' } } as const;
const ENTRADA = { nombre: '[--nombre "NOMBRE"]', correo: '[--correo CORREO]', forzar: '[--forzar]' } as const;

const filas = [...commands].map(([nombre, { argument, opciones, hace }]) => {
  const partes = [nombre, ...(argument === null ? [] : [argument]), ...opciones.map((opcion) => ENTRADA[opcion])];
  return `  ${partes.join(' ')}\n      ${hace}`;
});

export const USAGE = `Uso: npm run portal -- COMANDO

${filas.join('\n')}

La base de datos es la de DATABASE_URL o, sin ella, la de DATA_DIR. La clave de alguien se escribe en la terminal o llega por la entrada estándar, nunca como
argumento, y tiene al menos ${PASSWORD_MIN} caracteres.`;

/** A command line that cannot be understood; `message` says why. */
export class UsageError extends Error {
  override readonly name = 'UsoIncorrecto';
}

interface CommandLine {
  command: Command;
  argument: string;
  opciones: Choices;
}

function separar(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPCIONES, allowPositionals: true });
  } catch (cause) {
    const unknown = (cause as NodeJS.ErrnoException).code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION';
    throw new UsageError(unknown ? 'Hay una opción desconocida' : 'A una opción le falta su valor o le sobra');
  }
}

/**
 * Reads a command line.
 * @throws {UsoIncorrecto}
 */
export function readCommandLine(args: readonly string[]): CommandLine {
  const { positionals, values } = separar(args);
  const [nombre, ...resto] = positionals;
  if (nombre === undefined) throw new UsageError('Falta el comando');
  const command = commands.get(nombre);
  if (command === undefined) throw new UsageError(`No existe el comando ${nombre}`);
  if (command.argument !== null && !resto[0]) throw new UsageError(`A ${nombre} le falta ${command.argument}`);
  if (resto.length > (command.argument === null ? 0 : 1)) throw new UsageError(`A ${nombre} le sobran argumentos`);
  const ajena = Object.keys(values).find((opcion) => !command.opciones.includes(opcion as keyof Choices));
  if (ajena !== undefined) throw new UsageError(`${nombre} no tiene la opción --${ajena}`);
  return { command, argument: resto[0] ?? '', opciones: values };
}
