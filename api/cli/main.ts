import path from 'node:path';
import { readConfig } from '../config/config.ts';
import { messageOfError } from '../copies/errorMessage.ts';
import { readCommandLine, USAGE, UsageError } from './commandLine.ts';

const WRONG_USAGE = 2;

/** npm changes to the package's folder and puts the operator's in INIT_CWD. */
function operatorFolder({ npm_lifecycle_event, INIT_CWD }: NodeJS.ProcessEnv): string {
  return (npm_lifecycle_event === 'portal' && INIT_CWD) || process.cwd();
}

async function main(args: readonly string[]): Promise<void> {
  if (args.some((arg) => arg === '--help' || arg === '-h')) {
    console.info(USAGE);
    return;
  }
  const { command, argument, options } = readCommandLine(args);
  const config = readConfig(process.env, path.resolve(import.meta.dirname, '../..'));
  const { dataDir, databaseUrl, publicUrl } = config;
  await command.run({ config, dataDir, databaseUrl, publicUrl, cwd: operatorFolder(process.env) }, argument, options);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  if (error instanceof UsageError) {
    console.error(`${USAGE}\n\n${error.message}.`);
    process.exitCode = WRONG_USAGE;
  } else {
    console.error(messageOfError(error));
    process.exitCode = 1;
  }
});
