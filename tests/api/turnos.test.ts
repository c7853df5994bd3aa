import { expect, it } from 'vitest';
import { crearTurnos } from '../../api/turnos.ts';

it('runs no more tasks at once than it is told, and all of them in the end', async () => {
  const enTurno = crearTurnos(2);
  let running = 0;
  let most = 0;
  const tarea = (answer: number) => async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setImmediate(resolve));
    running -= 1;
    return answer;
  };
  expect(await Promise.all([1, 2, 3, 4, 5].map((answer) => enTurno(tarea(answer))))).toEqual([1, 2, 3, 4, 5]);
  expect(most).toBe(2);
});

it('a task that fails makes room for the next', async () => {
  const enTurno = crearTurnos(1);
  const fallida = enTurno(() => Promise.reject(new Error('no')));
  const siguiente = enTurno(() => Promise.resolve('sí'));
  await expect(fallida).rejects.toThrow('no');
  expect(await siguiente).toBe('sí');
});
