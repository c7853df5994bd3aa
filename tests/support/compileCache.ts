import path from 'node:path';

/** Environment of the processes that tests start: what was compiled once is not compiled again. */
export const COMPILE_CACHE = {
  NODE_COMPILE_CACHE: path.resolve(import.meta.dirname, '../../node_modules/.cache/node'),
};
