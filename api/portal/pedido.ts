import { parseArgs } from 'node:util';
import { CLAVE_MIN } from '../../contract/entidades/clave.ts';
import { comando as cambiarClave } from './cambiarClave.ts';
import type { Comando, Opciones } from './comando.ts';
import { comando as crearUsuario } from './crearUsuario.ts';
import { comando as mudar } from './mudar.ts';
import { comando as respaldar } from './respaldar.ts';
import { comando as restaurar } from './restaurar.ts';
import { comando as verificar } from './verificar.ts';

const comandos: ReadonlyMap<string, Comando> = new Map([
  ['crear-usuario', crearUsuario],
  ['cambiar-clave', cambiarClave],
  ['respaldar', respaldar],
  ['restaurar', restaurar],
  ['verificar', verificar],
  ['mudar', mudar],
]);

const OPCIONES = { nombre: { type: 'string' }, correo: { type: 'string' }, forzar: { type: 'boolean' } } as const;
const ENTRADA = { nombre: '[--nombre "NOMBRE"]', correo: '[--correo CORREO]', forzar: '[--forzar]' } as const;

const filas = [...comandos].map(([nombre, { argumento, opciones, hace }]) => {
  const partes = [nombre, ...(argumento === null ? [] : [argumento]), ...opciones.map((opcion) => ENTRADA[opcion])];
  return `  ${partes.join(' ')}\n      ${hace}`;
});

export const USO = `Uso: npm run portal -- COMANDO

${filas.join('\n')}

La base de datos es la de DATABASE_URL o, sin ella, la de DATA_DIR. La clave de alguien se escribe en la terminal o llega por la entrada estándar, nunca como
argumento, y tiene al menos ${CLAVE_MIN} caracteres.`;

/** A command line that cannot be understood; `message` says why. */
export class UsoIncorrecto extends Error {
  override readonly name = 'UsoIncorrecto';
}

interface Pedido {
  comando: Comando;
  argumento: string;
  opciones: Opciones;
}

function separar(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPCIONES, allowPositionals: true });
  } catch (cause) {
    const unknown = (cause as NodeJS.ErrnoException).code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION';
    throw new UsoIncorrecto(unknown ? 'Hay una opción desconocida' : 'A una opción le falta su valor o le sobra');
  }
}

/**
 * Reads a command line.
 * @throws {UsoIncorrecto}
 */
export function leerPedido(args: readonly string[]): Pedido {
  const { positionals, values } = separar(args);
  const [nombre, ...resto] = positionals;
  if (nombre === undefined) throw new UsoIncorrecto('Falta el comando');
  const comando = comandos.get(nombre);
  if (comando === undefined) throw new UsoIncorrecto(`No existe el comando ${nombre}`);
  if (comando.argumento !== null && !resto[0]) throw new UsoIncorrecto(`A ${nombre} le falta ${comando.argumento}`);
  if (resto.length > (comando.argumento === null ? 0 : 1)) throw new UsoIncorrecto(`A ${nombre} le sobran argumentos`);
  const ajena = Object.keys(values).find((opcion) => !comando.opciones.includes(opcion as keyof Opciones));
  if (ajena !== undefined) throw new UsoIncorrecto(`${nombre} no tiene la opción --${ajena}`);
  return { comando, argumento: resto[0] ?? '', opciones: values };
}
