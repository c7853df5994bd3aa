import { setTimeout as wait } from 'node:timers/promises';
import { addressOf } from '../../contract/calls/callAddress.ts';
import { Connection, openAll, requestOf } from './connection.ts';
import { exactly, type Figure } from './figure.ts';

const read = (address: string): string => requestOf('GET', address);

/** Requests of visitors; repeated entries are more frequent. */
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

export interface Visits {
  /** milliseconds from the due time of each request to its answer */
  times: number[];
  failures: Record<string, number>;
}

export function noErrors(figure: string, { failures }: Visits): Figure {
  const count = Object.values(failures).reduce((sum, n) => sum + n, 0);
  const reasons = Object.entries(failures).map(([why, n]) => `${n} × ${why}`);
  return exactly([figure, ...reasons].join(', '), count, 0);
}

interface Plan {
  port: number;
  connections: number;
  /** over all connections */
  perSecond: number;
  seconds: number;
  /** default: READS in order */
  chooseRequest?: (turn: number) => string;
  onAnswer?: (turn: number, status: number) => void;
}

/** Sends requests at a constant rate, independent of the server's response times (open loop). */
export async function visit(
  { port, connections, perSecond, seconds, chooseRequest, onAnswer }: Plan,
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
        const { status } = await current.ask(chooseRequest?.(turn) ?? READS[turn % READS.length] ?? '');
        onAnswer?.(turn, status);
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
