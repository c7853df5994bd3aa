import type { IncomingHttpHeaders } from 'node:http';
import { isbot } from 'isbot';
import { VISIT_HEADER } from '../../contract/calls/requestHeaders.ts';
import type { Visitado } from '../../contract/resources/siteResources.ts';
import { localDay, nextLocalMidnight } from '../../contract/values/localDay.ts';

const KNOWN_MAX = 1_000;

/** Recognizes robots by their User-Agent. Browsers always send one. The test takes longer than a cache hit, so results are kept. */
function createRobotCheck(): (userAgent: string | undefined) => boolean {
  const known = new Map<string, boolean>();
  return (userAgent = '') => {
    const before = known.get(userAgent);
    if (before !== undefined) return before;
    const robot = userAgent === '' || isbot(userAgent);
    if (known.size >= KNOWN_MAX) known.clear();
    known.set(userAgent, robot);
    return robot;
  };
}

export interface Visit {
  recurso: Visitado;
  id: number;
  /** false for a call of the API: it is a visit only if the site says so */
  isDocument: boolean;
}

export interface VisitCount {
  recurso: Visitado;
  recurso_id: number;
  dia: string;
  cuenta: number;
}

/** Sent by browsers, old ones included, that fetch a page before anybody asks for it. */
const PREFETCH_HEADERS = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'] as const;

/** Counts visits in memory, without anything about the visitor. */
export class VisitCounter {
  readonly #time: () => number;
  readonly #isRobot = createRobotCheck();
  #counts = new Map<string, VisitCount>();
  #day = '';
  #dayEndsAt = 0;

  /** @param time epoch milliseconds */
  constructor(time: () => number) {
    this.#time = time;
  }

  /** Counts a visit, unless the request is a robot's or a prefetch. Staff must be excluded before. */
  count({ recurso, id, isDocument }: Visit, headers: IncomingHttpHeaders): void {
    if (!isDocument && headers[VISIT_HEADER] === undefined) return;
    if (PREFETCH_HEADERS.some((name) => headers[name] !== undefined)) return;
    if (this.#isRobot(headers['user-agent'])) return;
    const dia = this.#today();
    this.#add({ recurso, recurso_id: id, dia, cuenta: 1 });
  }

  /** Returns what was counted since the last call. */
  take(): VisitCount[] {
    const taken = [...this.#counts.values()];
    this.#counts = new Map();
    return taken;
  }

  /** Counts again what could not be stored. */
  putBack(counts: readonly VisitCount[]): void {
    for (const count of counts) this.#add(count);
  }

  #add(added: VisitCount): void {
    const key = `${added.dia} ${added.recurso} ${added.recurso_id}`;
    const known = this.#counts.get(key);
    if (known === undefined) this.#counts.set(key, { ...added });
    else known.cuenta += added.cuenta;
  }

  #today(): string {
    const time = this.#time();
    if (time >= this.#dayEndsAt) {
      const now = new Date(time);
      this.#day = localDay(now.toISOString());
      this.#dayEndsAt = nextLocalMidnight(now);
    }
    return this.#day;
  }
}
