import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import chromium, { inflate, setupLambdaEnvironment } from '@sparticuz/chromium';

const SYSTEM = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];
const FLAGS = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-gpu',
  // Pages live for seconds: what the optimizing compiler takes, they do not earn back.
  '--js-flags=--no-turbofan',
];

/** The fonts that a browser of the tests finds: those of a desktop with Liberation Sans, or none that the site names. */
type Fonts = 'liberation' | 'bare';

/** How Playwright starts a browser. */
interface Launch {
  executablePath: string;
  args: string[];
  env: NodeJS.ProcessEnv;
}

const run = promisify(execFile);

/** The environment of the browser: neither fonts nor language of the machine. */
function environment(fonts: Fonts): NodeJS.ProcessEnv {
  const { LANGUAGE: _, LC_ALL: __, ...env } = process.env;
  return { ...env, LANG: 'C.UTF-8', FONTCONFIG_FILE: path.join(import.meta.dirname, 'fonts', `${fonts}.conf`) };
}

function starts(executablePath: string): Promise<boolean> {
  return run(executablePath, ['--version', '--no-sandbox']).then(
    () => true,
    () => false,
  );
}

/** Unpacks the shared libraries of the package, which it does by itself only in AWS Lambda. */
async function unpackLibraries(): Promise<void> {
  const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium');
  await inflate(path.resolve(path.dirname(entry), '..', 'bin', 'al2023.tar.br'));
  setupLambdaEnvironment(path.join(tmpdir(), 'al2023', 'lib'));
}

/** The Chromium that npm installed; undefined where it does not start, as on a system that the package has none for. */
async function packagedChromium(): Promise<string | undefined> {
  const executablePath = await chromium.executablePath();
  if (await starts(executablePath)) return executablePath;
  await unpackLibraries();
  return (await starts(executablePath)) ? executablePath : undefined;
}

/**
 * Returns the Chromium that `CHROMIUM` names, else the one that npm installed, else the system's, which takes 1.7 times as long.
 * @throws if there is none
 */
async function executable(): Promise<string> {
  const named = process.env.CHROMIUM;
  if (named !== undefined && named !== '') return named;
  const found = (await packagedChromium()) ?? SYSTEM.find((file) => existsSync(file));
  if (found === undefined) throw new Error('No Chromium starts; CHROMIUM=/path/to/chromium names one');
  return found;
}

/** Returns how to start the Chromium of the tests, with fonts of its own. @throws if there is none */
export async function findChromium(fonts: Fonts = 'liberation'): Promise<Launch> {
  // First: it may set variables of the environment.
  const executablePath = await executable();
  return { executablePath, args: FLAGS, env: environment(fonts) };
}
