/** Measures the time from the start to the first answer, and the memory idle and under load. */
import { addressOf } from '../contract/calls/callAddress.ts';
import { load } from './load.ts';
import { median } from './median.ts';
import { startPortal, temporaryFolder } from './servers.ts';
import { keepSaving, signIn } from './staff.ts';

const STARTS = 5;
const SAVES_A_SECOND = 10;
const SECONDS = 10;

/** Starts a portal with the sample content several times, then reads on 50 connections while a staff member saves. */
export async function measureStart() {
  using folder = temporaryFolder();
  const env = { DATA_DIR: folder.path };
  const first = await startPortal(env);
  await first[Symbol.asyncDispose]();
  const starts: number[] = [];
  for (let n = 0; n < STARTS; n++) {
    await using portal = await startPortal(env);
    starts.push(portal.startMs);
  }
  await using portal = await startPortal(env);
  const atRest = portal.memory();
  await using _ = keepSaving(portal.origin, await signIn(portal.origin), SAVES_A_SECOND);
  await load(addressOf('listPublicProyectos', {}, portal.origin), { seconds: SECONDS });
  return [
    {
      'first start ms': Math.round(first.startMs),
      'later start ms': Math.round(median(starts)),
      'memory at rest MB': Math.round(atRest),
      'memory under load MB': Math.round(portal.memory()),
    },
  ];
}
