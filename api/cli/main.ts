import { run } from './run.ts';

void run(process.argv.slice(2), { env: process.env, console, terminal: process }).then((code) => {
  process.exitCode = code;
});
