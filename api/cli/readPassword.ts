import { createInterface } from 'node:readline/promises';
import { type Readable, Writable } from 'node:stream';
import { PASSWORD_MAX } from '../../contract/entities/password.ts';
import { CommandError, type Terminal } from '../copies/command.ts';

const BYTES_MAX = 4 * PASSWORD_MAX;

/** A new password, which a typing error would make another one. */
const TWICE = ['Contraseña: ', 'Repita la contraseña: '] as const;

/** Asks without echo at a terminal; otherwise it reads the first line of `input`. @param prompts a second one asks again */
export async function readPassword(
  input: Terminal['stdin'],
  output: Terminal['stderr'],
  prompts: readonly string[] = TWICE,
): Promise<string> {
  const password = input.isTTY === true ? await askAll(input, output, prompts) : await readFirstLine(input);
  if (password === '') throw new CommandError('No se recibió ninguna contraseña.');
  if (password.length > PASSWORD_MAX)
    throw new CommandError(`La contraseña debe tener como máximo ${PASSWORD_MAX} caracteres.`);
  return password;
}

async function askAll(input: Readable, output: NodeJS.WritableStream, prompts: readonly string[]): Promise<string> {
  // Discards the echo of readline.
  const muted = new Writable({ write: (_chunk, _encoding, done) => done() });
  using terminal = createInterface({ input, output: muted, terminal: true, historySize: 0 });
  const closed = new Promise<never>((_resolve, reject) => {
    terminal.once('close', () => reject(new CommandError('Cancelado: no se cambió nada.')));
  });
  const ask = async (prompt: string): Promise<string> => {
    // Listens before it prints the prompt, so that an immediate answer is not lost.
    const answer = Promise.race([closed, terminal.question('')]);
    output.write(prompt);
    try {
      return await answer;
    } finally {
      output.write('\n');
    }
  };
  const answers: string[] = [];
  for (const prompt of prompts) answers.push(await ask(prompt));
  const [password = ''] = answers;
  if (answers.some((answer) => answer !== password)) throw new CommandError('Las dos contraseñas no son iguales.');
  return password;
}

async function readFirstLine(input: Readable): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of input) {
    const bytes = Buffer.from(chunk as Uint8Array);
    chunks.push(bytes);
    size += bytes.length;
    if (bytes.includes('\n') || size > BYTES_MAX) break;
  }
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks));
    return text.split(/\r?\n/, 1)[0] ?? '';
  } catch {
    throw new CommandError('La contraseña no está en UTF-8.');
  }
}
