import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { readPassword } from '../../../api/cli/readPassword.ts';

/** A terminal that answers each prompt in turn. */
function terminalAnswering(answers: readonly string[]) {
  const keyboard = Object.assign(new PassThrough(), { isTTY: true });
  const screen = new PassThrough();
  const pending = [...answers];
  let shown = '';
  screen.on('data', (chunk: Buffer) => {
    shown += chunk;
    if (shown.endsWith(': ')) keyboard.write(pending.shift() ?? '');
  });
  return { keyboard, screen, shown: () => shown };
}

describe('readPassword at a terminal', () => {
  it('asks twice and never echoes the password', async () => {
    const { keyboard, screen, shown } = terminalAnswering(['una clave larga ñ\r', 'una clave larga ñ\r']);
    expect(await readPassword(keyboard, screen)).toBe('una clave larga ñ');
    expect(shown()).toBe('Contraseña: \nRepita la contraseña: \n');
  });

  it('asks once for a password that somebody else has chosen', async () => {
    const { keyboard, screen, shown } = terminalAnswering(['corta\r']);
    expect(await readPassword(keyboard, screen, ['Contraseña de ana en a.org: '])).toBe('corta');
    expect(shown()).toBe('Contraseña de ana en a.org: \n');
  });

  it('rejects two different passwords', async () => {
    const { keyboard, screen } = terminalAnswering(['una clave larga\r', 'otra clave larga\r']);
    await expect(readPassword(keyboard, screen)).rejects.toThrow('Las dos contraseñas no son iguales.');
  });

  it.each([
    ['Ctrl+C', 'media cla\u0003'],
    ['Ctrl+D', '\u0004'],
  ])('is cancelled by %s', async (_key, press) => {
    const { keyboard, screen } = terminalAnswering([press]);
    await expect(readPassword(keyboard, screen)).rejects.toThrow('Cancelado: no se cambió nada.');
  });
});
