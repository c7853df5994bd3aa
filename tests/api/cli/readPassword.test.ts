import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { readPassword } from '../../../api/cli/readPassword.ts';

/** A terminal whose person answers each question in turn. */
function aTerminal(answers: readonly string[]) {
  const teclado = Object.assign(new PassThrough(), { isTTY: true });
  const pantalla = new PassThrough();
  const pendientes = [...answers];
  let visto = '';
  pantalla.on('data', (chunk: Buffer) => {
    visto += chunk;
    if (visto.endsWith(': ')) teclado.write(pendientes.shift() ?? '');
  });
  return { teclado, pantalla, visto: () => visto };
}

describe('a password at a terminal', () => {
  it('is asked twice and never shown', async () => {
    const { teclado, pantalla, visto } = aTerminal(['una clave larga ñ\r', 'una clave larga ñ\r']);
    expect(await readPassword(teclado, pantalla)).toBe('una clave larga ñ');
    expect(visto()).toBe('Clave: \nRepita la clave: \n');
  });

  it('is refused when the second is another', async () => {
    const { teclado, pantalla } = aTerminal(['una clave larga\r', 'otra clave larga\r']);
    await expect(readPassword(teclado, pantalla)).rejects.toThrow('Las dos claves no son iguales.');
  });

  it.each([
    ['Ctrl+C', 'media cla\u0003'],
    ['Ctrl+D', '\u0004'],
  ])('can be given up with %s', async (_nombre, press) => {
    const { teclado, pantalla } = aTerminal([press]);
    await expect(readPassword(teclado, pantalla)).rejects.toThrow('Cancelado: no se cambió nada.');
  });
});
