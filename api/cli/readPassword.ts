import { createInterface } from 'node:readline/promises';
import { type Readable, Writable } from 'node:stream';
import { PASSWORD_MAX } from '../../contract/entities/password.ts';
import { Fallo } from './command.ts';

type Entrada = Readable & { isTTY?: boolean };

const BYTES_MAX = 4 * PASSWORD_MAX;

/**
 * Reads a password: asked twice without showing it at a terminal, else the first line of the input.
 * @param salida what the terminal's questions are written to
 * @throws {Fallo} for no password, one that is too long, two that differ, or a terminal that is closed
 */
export async function readPassword(
  entrada: Entrada = process.stdin,
  salida: NodeJS.WritableStream = process.stderr,
): Promise<string> {
  const clave = entrada.isTTY === true ? await ask(entrada, salida) : await primeraLinea(entrada);
  if (clave === '') throw new Fallo('No se recibió ninguna clave.');
  if (clave.length > PASSWORD_MAX) throw new Fallo(`La clave debe tener como máximo ${PASSWORD_MAX} caracteres.`);
  return clave;
}

async function ask(entrada: Entrada, salida: NodeJS.WritableStream): Promise<string> {
  // readline echoes to its output: this one keeps nothing.
  const callada = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: entrada, output: callada, terminal: true, historySize: 0 });
  const cerrada = new Promise<never>((_resolve, reject) => {
    terminal.once('close', () => reject(new Fallo('Cancelado: no se cambió nada.')));
  });
  const leer = async (pregunta: string): Promise<string> => {
    // Listening before asking: whoever answers at once is heard.
    const answer = Promise.race([cerrada, terminal.question('')]);
    salida.write(pregunta);
    try {
      return await answer;
    } finally {
      salida.write('\n');
    }
  };
  try {
    const clave = await leer('Clave: ');
    if (clave !== (await leer('Repita la clave: '))) throw new Fallo('Las dos claves no son iguales.');
    return clave;
  } finally {
    terminal.close();
  }
}

async function primeraLinea(entrada: Readable): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of entrada) {
    const bytes = Buffer.from(chunk as Uint8Array);
    chunks.push(bytes);
    size += bytes.length;
    if (bytes.includes('\n') || size > BYTES_MAX) break;
  }
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks));
    return text.split(/\r?\n/, 1)[0] ?? '';
  } catch {
    throw new Fallo('La clave no está en UTF-8.');
  }
}
