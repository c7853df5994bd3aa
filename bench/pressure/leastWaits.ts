import type { Figure } from './figure.ts';
import { type PortalUnderLoad, startPortalUnderLoad } from './portal.ts';

/** Milliseconds that one request may keep others waiting. */
const LIMIT = 50;
/** What keeps others waiting does so each time; other work of the machine does not. */
const REPETITIONS = 3;

/** The longest waits of others, by the name of the work. */
export type Waits = Map<string, number>;

/** The least of the waits beside each work, which runs in portals of its own. */
export async function* leastWaits(
  works: readonly ((portal: PortalUnderLoad) => Promise<Waits>)[],
): AsyncGenerator<Figure> {
  for (const work of works) {
    const least: Waits = new Map();
    for (let n = 0; n < REPETITIONS; n += 1) {
      await using portal = await startPortalUnderLoad();
      for (const [name, ms] of await work(portal)) least.set(name, Math.min(ms, least.get(name) ?? ms));
    }
    for (const [name, ms] of least)
      yield {
        figure: `${name}: longest wait of others`,
        required: `≤ ${LIMIT} ms`,
        measured: `${Math.round(ms)} ms`,
        met: ms <= LIMIT,
      };
  }
}
