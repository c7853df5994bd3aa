/** How the server is started: a small young generation and one malloc arena pair keep its memory low. */
export const SERVER_ARGS: readonly string[] = ['--max-semi-space-size=2', 'api/main.ts'];

export const SERVER_ENV: Readonly<Record<string, string>> = {
  MALLOC_ARENA_MAX: '2',
  NODE_COMPILE_CACHE: 'node_modules/.cache/node',
};
