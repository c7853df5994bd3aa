/**
 * Options of the server process. A small young generation, earlier collections of the old one, and few malloc arenas reduce its memory.
 * In a young generation that is smaller, or that V8 may shrink, answers that are being sent move to the old one in some runs, which is then
 * collected so often that half as many are sent (docs/performance.md). The systemd unit and the image start Node without these
 * scripts and repeat them: a test compares all three.
 */
export const SERVER_ARGS: readonly string[] = [
  '--min-semi-space-size=4',
  '--max-semi-space-size=4',
  '--heap-growing-percent=60',
  'api/main.ts',
];

export const SERVER_ENV: Readonly<Record<string, string>> = {
  MALLOC_ARENA_MAX: '2',
  NODE_COMPILE_CACHE: 'node_modules/.cache/node',
};
