import { setTimeout as wait } from 'node:timers/promises';
import { addressOf } from '../../contract/call.ts';
import { Connection, openAll, requestOf } from './connection.ts';
import { exactly, type Figure } from './figure.ts';

const read = (address: string): string => requestOf('GET', address);

/** What visitors ask for, as often as it stands here. */
export const READS: readonly string[] = [
  '/',
  addressOf('getInicio', {}, ''),
  addressOf('getInicio', {}, ''),
  addressOf('listPublicProyectos', {}, ''),
  addressOf('listPublicProyectos', {}, ''),
  addressOf('listPublicIntegrantes', {}, ''),
  addressOf('listPublicProductos', {}, ''),
  addressOf('listPublicEventos', {}, ''),
  addressOf('getProyecto', { params: { id: 1 } }, ''),
].map(read);

/** What became of the requests of some visitors. */
export interface Visits {
  /** milliseconds from when each request was due to its answer: waiting for one's turn counts */
  times: number[];
  failures: Record<string, number>;
}

/** How many failed, and why. */
export function noErrors(figure: string, { failures }: Visits): Figure {
  const count = Object.values(failures).reduce((sum, n) => sum + n, 0);
  const reasons = Object.entries(failures).map(([why, n]) => `${n} × ${why}`);
  return exactly([figure, ...reasons].join(', '), count, 0);
}

interface Plan {
  port: number;
  connections: number;
  /** of all connections together */
  perSecond: number;
  seconds: number;
  /** the request of a turn; READS in order when not given */
  choose?: (turn: number) => string;
  see?: (turn: number, status: number) => void;
}

/**
 * Visitors who ask at a steady pace, whether or not the server keeps up with it.
 * @param signal ends them earlier
 */
export async function visit(
  { port, connections, perSecond, seconds, choose, see }: Plan,
  signal?: AbortSignal,
): Promise<Visits> {
  const visits: Visits = { times: [], failures: {} };
  const fail = (why: string): void => {
    visits.failures[why] = (visits.failures[why] ?? 0) + 1;
  };
  const opened = await openAll(port, connections);
  const interval = 1_000 / perSecond;
  const begin = performance.now() + 100;
  const turns = perSecond * seconds;
  const work = async (connection: Connection, first: number): Promise<void> => {
    let current = connection;
    for (let turn = first; turn < turns && !signal?.aborted; turn += connections) {
      const due = begin + turn * interval;
      if (due > performance.now()) await wait(due - performance.now());
      try {
        const { status } = await current.ask(choose?.(turn) ?? READS[turn % READS.length] ?? '');
        see?.(turn, status);
        if (status === 200) visits.times.push(performance.now() - due);
        else fail(String(status));
      } catch (error) {
        fail((error as Error).message);
        current = await Connection.open(port);
      }
    }
    current.close();
  };
  await Promise.all(opened.map(work));
  return visits;
}
