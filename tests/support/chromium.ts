import { access } from 'node:fs/promises';
import chromium from '@sparticuz/chromium';

const SYSTEM = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];
const QUIET = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** A Chromium to drive: the system's when there is one, else the one that npm installed (design §2). */
export async function findChromium(): Promise<{ executablePath: string; args: string[] }> {
  for (const executablePath of SYSTEM) {
    const there = await access(executablePath).then(
      () => true,
      () => false,
    );
    if (there) return { executablePath, args: QUIET };
  }
  return { executablePath: await chromium.executablePath(), args: [...chromium.args, ...QUIET] };
}
