import { createInterface } from 'node:readline/promises';
import { CommandError, type Terminal } from '../../copies/command.ts';

/** Asks at the terminal. @throws {CommandError} unless the answer is yes */
export async function confirm(question: string, { stdin, stderr }: Terminal): Promise<void> {
  if (stdin.isTTY !== true) throw new CommandError('No se cambió nada. Para hacerlo sin preguntar use --si.');
  const terminal = createInterface({ input: stdin, output: stderr });
  const closed = new Promise<string>((resolve) => terminal.once('close', () => resolve('')));
  try {
    const answer = await Promise.race([terminal.question(`${question} (sí/no) `), closed]);
    if (!/^s[ií]$/i.test(answer.trim())) throw new CommandError('Cancelado: no se cambió nada.');
  } finally {
    terminal.close();
  }
}
