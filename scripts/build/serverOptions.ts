/** Options of the server process. A small young generation, earlier collections of the old one, and few malloc arenas reduce its memory. */
export const SERVER_ARGS: readonly string[] = ['--max-semi-space-size=2', '--heap-growing-percent=60', 'api/main.ts'];

export const SERVER_ENV: Readonly<Record<string, string>> = {
  MALLOC_ARENA_MAX: '2',
  NODE_COMPILE_CACHE: 'node_modules/.cache/node',
};
