/**
 * Options of the server process. A small young generation, earlier collections of the old one, and few malloc arenas reduce its memory.
 * A young generation that V8 makes smaller still fills the old one with what lives as long as an answer: under load, a fourth fewer answers.
 */
export const SERVER_ARGS: readonly string[] = [
  '--min-semi-space-size=2',
  '--max-semi-space-size=2',
  '--heap-growing-percent=60',
  'api/main.ts',
];

export const SERVER_ENV: Readonly<Record<string, string>> = {
  MALLOC_ARENA_MAX: '2',
  NODE_COMPILE_CACHE: 'node_modules/.cache/node',
};
