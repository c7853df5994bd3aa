import { percentile } from '../percentile.ts';
import { Connection } from './connection.ts';
import { atMost, exactly, type Figure } from './figure.ts';
import { KNOWN_USER, loginOf, startPortalUnderLoad } from './portal.ts';
import { noErrors, visit } from './visitors.ts';

const LOGINS = 120;
/** logins per user; below the limit of failed logins of one user */
const TRIES = 50;
const WRONG = 'no es esta la clave';

/** 401 of a wrong password, or 503 while twenty passwords wait to be checked. */
const isExpected = (status: number): boolean => status === 401 || status === 503;

/** Measures visitors during simultaneous logins from different IP addresses. */
export async function measureLoginsAtOnce(): Promise<Figure[]> {
  await using portal = await startPortalUnderLoad();
  const { port } = portal;
  const done = new AbortController();
  const visiting = visit({ port, connections: 20, perSecond: 100, seconds: 60 }, done.signal);
  const begin = performance.now();
  const statuses = await Promise.all(
    Array.from({ length: LOGINS }, async (_, n) => {
      const connection = await Connection.open(port);
      const { status } = await connection.ask(loginOf(`persona.${n}`, WRONG, `203.0.113.${n}`));
      connection.close();
      return status;
    }),
  );
  const seconds = (performance.now() - begin) / 1_000;
  done.abort();
  const visits = await visiting;
  const label = `${LOGINS} logins at once (${seconds.toFixed(1)} s)`;
  return [
    atMost(`${label}: visitors' p99`, visits.times, 0.99, 500),
    noErrors(`${label}: visitors' errors`, visits),
    exactly(`${label}: checked, or told to come back`, statuses.filter(isExpected).length, LOGINS),
  ];
}

/** Compares the times of failed logins: they must not reveal whether a user exists. */
export async function measureLoginTimes(): Promise<Figure[]> {
  await using portal = await startPortalUnderLoad();
  const connection = await Connection.open(portal.port);
  const time = async (usuario: string, from: string): Promise<number> => {
    const begin = performance.now();
    await connection.ask(loginOf(usuario, WRONG, from));
    return performance.now() - begin;
  };
  const [known, unknown]: [number[], number[]] = [[], []];
  for (let n = 0; n < TRIES; n += 1) {
    known.push(await time(KNOWN_USER, `192.0.2.${n}`));
    unknown.push(await time('nadie.conocido', `198.18.0.${n}`));
  }
  connection.close();
  const [one, other] = [percentile(known, 0.5), percentile(unknown, 0.5)];
  const [difference, share] = [Math.abs(one - other), Math.abs(one - other) / Math.min(one, other)];
  return [
    {
      figure: 'a wrong password of a known user and of an unknown one: difference of the medians',
      required: '≤ 5 ms and 35 %',
      measured: `${difference.toFixed(1)} ms, ${(share * 100).toFixed(1)} % (${one.toFixed(1)} and ${other.toFixed(1)} ms)`,
      met: difference <= 5 && share <= 0.35,
    },
  ];
}
