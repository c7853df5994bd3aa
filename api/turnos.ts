/**
 * A queue that lets at most `max` tasks run at once and the rest wait in order.
 * @returns a function that runs a task in its turn and answers what the task answers
 */
export function crearTurnos(max: number): <T>(tarea: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (tarea) => {
    if (running < max) running += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await tarea();
    } finally {
      const next = waiting.shift();
      // The place is handed over, so that no newcomer can take it in between.
      if (next) next();
      else running -= 1;
    }
  };
}
