import path from 'node:path';
import { readConfig } from '../config/config.ts';
import type { CommandConsole, Terminal } from '../copies/command.ts';
import { messageOfError } from '../copies/errorMessage.ts';
import { readCommandLine, USAGE, UsageError } from './commandLine.ts';

const WRONG_USAGE = 2;

/** What a command finds around it: the process's own, or a test's. */
interface Surroundings {
  env: NodeJS.ProcessEnv;
  console: CommandConsole;
  terminal: Terminal;
}

/** npm changes to the package's folder and puts the operator's in INIT_CWD. */
function operatorFolder({ npm_lifecycle_event, INIT_CWD }: NodeJS.ProcessEnv): string {
  return (npm_lifecycle_event === 'portal' && INIT_CWD) || process.cwd();
}

async function runCommand(args: readonly string[], { env, console, terminal }: Surroundings): Promise<void> {
  if (args.some((arg) => arg === '--help' || arg === '-h')) {
    console.info(USAGE);
    return;
  }
  const { command, argument, second, options } = readCommandLine(args);
  const config = readConfig(env, path.resolve(import.meta.dirname, '../..'));
  const cwd = operatorFolder(env);
  const code = await command.load();
  await code.run({ ...config, console, terminal, cwd }, argument, options, second);
}

/** Runs a command and prints its error. @returns the exit code */
export async function run(args: readonly string[], surroundings: Surroundings): Promise<number> {
  const { console } = surroundings;
  try {
    await runCommand(args, surroundings);
    return 0;
  } catch (error) {
    if (error instanceof UsageError) {
      console.error(`${USAGE}\n\n${error.message}.`);
      return WRONG_USAGE;
    }
    console.error(messageOfError(error));
    return 1;
  }
}
