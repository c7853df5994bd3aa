import { rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openDatabase } from '../../api/database/open.ts';
import type { Engine } from './engines.ts';
import { HISTORY_STEPS } from './historySteps.ts';
import { checkFile, type Findings, inspect } from './inspect.ts';
import { type Ledger, LedgerRecorder } from './ledger.ts';
import { command, killPortal, type Portal, signIn, startPortal } from './portal.ts';
import { createRandom, type Random } from './random.ts';
import { STEPS } from './steps.ts';
import { Writer } from './writer.ts';

const ALL_STEPS = [...STEPS, ...HISTORY_STEPS];
const WRITERS = 6;
/** milliseconds; the portal is killed at a random time up to this */
const WRITE_MS_MAX = 400;
/** every nth round also kills the portal while it starts, or takes a backup */
const START_KILL_INTERVAL = 8;
const BACKUP_INTERVAL = 10;
/** milliseconds; duration of a start */
const START_MS = 700;

export interface Outcome {
  engine: string;
  rounds: number;
  killedWhileStarting: number;
  acknowledged: number;
  unanswered: number;
  /** unanswered writes that were done */
  unansweredDone: number;
  images: number;
  backups: number;
  /** milliseconds */
  slowestStart: number;
  lost: Set<string>;
  torn: Set<string>;
  broken: Set<string>;
  backupFaults: Set<string>;
  unexpected: Set<string>;
}

async function run(writer: Writer): Promise<void> {
  let answered = true;
  while (answered) answered = (await writer.random.pick(ALL_STEPS)?.(writer)) ?? false;
}

/** Restores a backup into a new folder and compares it with the writes acknowledged before the backup started. */
async function checkBackup(engine: Engine, file: string, promised: Ledger): Promise<string[]> {
  const dataDir = engine.folder();
  const env = { DATA_DIR: dataDir, DATABASE_URL: '' };
  const failure = (await command(env, 'restaurar', file)) ?? (await command(env, 'verificar'));
  if (failure !== null) return [failure];
  const db = openDatabase(dataDir);
  try {
    const { lost, torn, broken } = await inspect(db, promised, false, new Set());
    return [...lost, ...torn, ...broken, ...(await checkFile(db))];
  } finally {
    await db.destroy();
    rmSync(dataDir, { recursive: true });
  }
}

async function startAndWait(engine: Engine, outcome: Outcome): Promise<{ portal: Portal; host: string }> {
  const startedAt = performance.now();
  const portal = await startPortal(engine.env);
  const host = await portal.host;
  outcome.slowestStart = Math.max(outcome.slowestStart, performance.now() - startedAt);
  return { portal, host };
}

async function killWhileStarting(engine: Engine, rng: Random): Promise<void> {
  const portal = await startPortal(engine.env);
  await wait(rng.below(START_MS));
  await killPortal(portal);
}

async function check(engine: Engine, ledger: LedgerRecorder, known: Set<string>, outcome: Outcome): Promise<void> {
  const db = engine.open();
  try {
    const found: Findings = await inspect(db, ledger, true, known);
    for (const each of found.lost) outcome.lost.add(each);
    for (const each of found.torn) outcome.torn.add(each);
    for (const each of [...found.broken, ...(await engine.check(db))]) outcome.broken.add(each);
    const { total } = await db
      .selectFrom('movimientos')
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .where('recurso', '<>', 'usuarios')
      .executeTakeFirstOrThrow();
    outcome.unansweredDone = total - ledger.acknowledged.length;
  } finally {
    await db.destroy();
  }
}

async function writeAndKill(
  engine: Engine,
  portal: Portal,
  writers: readonly Writer[],
  { rng, ledger, backup }: { rng: Random; ledger: LedgerRecorder; backup: boolean },
): Promise<{ faults: string[] }> {
  const writing = Promise.all(writers.map(run));
  await wait(rng.below(WRITE_MS_MAX));
  const file = path.join(engine.folder(), 'copia.sqlite');
  const promised = ledger.snapshot();
  const failure = backup ? await command(engine.env, 'respaldar', file) : null;
  await killPortal(portal);
  await writing;
  if (!backup) return { faults: [] };
  return { faults: failure === null ? await checkBackup(engine, file, promised) : [failure] };
}

/**
 * Each round writes, kills the portal at a random time, restarts it and checks the database.
 * @param seed selects the writes and the times of the kills
 */
export async function runRounds(engine: Engine, rounds: number, seed: number): Promise<Outcome> {
  const rng = createRandom(seed);
  const ledger = new LedgerRecorder();
  const known = new Set<string>();
  const writers = Array.from(
    { length: WRITERS },
    (_, n) => new Writer(`${engine.name} ${n + 1}`, createRandom(seed + n + 1), ledger),
  );
  const outcome: Outcome = {
    engine: engine.name,
    rounds: 0,
    killedWhileStarting: 0,
    acknowledged: 0,
    unanswered: 0,
    unansweredDone: 0,
    images: 0,
    backups: 0,
    slowestStart: 0,
    lost: new Set(),
    torn: new Set(),
    broken: new Set(),
    backupFaults: new Set(),
    unexpected: new Set(),
  };
  let { portal, host } = await startAndWait(engine, outcome);
  const session = await signIn(host);
  try {
    for (let round = 1; round <= rounds; round += 1) {
      for (const writer of writers) writer.session = { ...session, host };
      const backup = round % BACKUP_INTERVAL === 0;
      const { faults } = await writeAndKill(engine, portal, writers, { rng, ledger, backup });
      for (const fault of faults) outcome.backupFaults.add(fault);
      for (const error of portal.errors) outcome.unexpected.add(error);
      outcome.backups += backup ? 1 : 0;
      if (round % START_KILL_INTERVAL === 0) {
        await killWhileStarting(engine, rng);
        outcome.killedWhileStarting += 1;
      }
      ({ portal, host } = await startAndWait(engine, outcome));
      await check(engine, ledger, known, outcome);
      outcome.rounds = round;
    }
  } finally {
    await killPortal(portal);
  }
  for (const writer of writers) for (const each of writer.unexpected) outcome.unexpected.add(each);
  return {
    ...outcome,
    acknowledged: ledger.acknowledged.length,
    unanswered: ledger.unanswered.length,
    images: known.size,
  };
}
