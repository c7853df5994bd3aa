import { rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openDatabase } from '../../api/database/open.ts';
import type { Engine } from './engines.ts';
import { Hand } from './hand.ts';
import { checkFile, type Findings, inspect } from './inspect.ts';
import { type Ledger, LedgerBook } from './ledger.ts';
import { command, kill, type Portal, signIn, startPortal } from './portal.ts';
import { type Random, random } from './random.ts';
import { STEPS } from './steps.ts';

const WRITERS = 6;
/** milliseconds of writing before a kill */
const LONGEST = 400;
/** one round in so many also kills a portal that is starting, and one takes a backup */
const WHILE_STARTING = 8;
const WITH_BACKUP = 10;
/** milliseconds in which a portal is starting */
const START = 700;

/** What the rounds on one engine came to. */
export interface Outcome {
  engine: string;
  rounds: number;
  killedWhileStarting: number;
  acknowledged: number;
  doubtful: number;
  /** of the doubtful ones, those that turned out to be done */
  doubtfulDone: number;
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

async function work(hand: Hand): Promise<void> {
  let answered = true;
  while (answered) answered = (await hand.random.pick(STEPS)?.(hand)) ?? false;
}

/** Puts a backup back on a machine of its own, and compares it with what had been promised when it was begun. */
async function tryBackup(engine: Engine, file: string, promised: Ledger): Promise<string[]> {
  const dataDir = engine.folder();
  const place = { DATA_DIR: dataDir, DATABASE_URL: '' };
  const failure = (await command(place, 'restaurar', file)) ?? (await command(place, 'verificar'));
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

async function startedPortal(engine: Engine, outcome: Outcome): Promise<{ portal: Portal; host: string }> {
  const began = performance.now();
  const portal = startPortal(engine.place);
  const host = await portal.host;
  outcome.slowestStart = Math.max(outcome.slowestStart, performance.now() - began);
  return { portal, host };
}

async function killWhileStarting(engine: Engine, dice: Random): Promise<void> {
  const portal = startPortal(engine.place);
  await wait(dice.below(START));
  await kill(portal);
}

/** Compares, as the portal that was started again finds it. */
async function check(engine: Engine, ledger: LedgerBook, known: Set<string>, outcome: Outcome): Promise<void> {
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
    outcome.doubtfulDone = total - ledger.acknowledged.length;
  } finally {
    await db.destroy();
  }
}

/** One round of writing, up to the kill. */
async function writeAndKill(
  engine: Engine,
  portal: Portal,
  hands: readonly Hand[],
  { dice, ledger, backup }: { dice: Random; ledger: LedgerBook; backup: boolean },
): Promise<{ faults: string[] }> {
  const writing = Promise.all(hands.map(work));
  await wait(dice.below(LONGEST));
  const file = path.join(engine.folder(), 'copia.sqlite');
  const promised = ledger.now();
  const failure = backup ? await command(engine.place, 'respaldar', file) : null;
  await kill(portal);
  await writing;
  if (!backup) return { faults: [] };
  return { faults: failure === null ? await tryBackup(engine, file, promised) : [failure] };
}

/**
 * Lets writers write, kills the portal at a moment of chance, starts it again and compares, time after time.
 * @param seed the same one chooses the same writes and moments
 */
export async function runRounds(engine: Engine, rounds: number, seed: number): Promise<Outcome> {
  const dice = random(seed);
  const ledger = new LedgerBook();
  const known = new Set<string>();
  const hands = Array.from(
    { length: WRITERS },
    (_, n) => new Hand(`${engine.name} ${n + 1}`, random(seed + n + 1), ledger),
  );
  const outcome: Outcome = {
    engine: engine.name,
    rounds: 0,
    killedWhileStarting: 0,
    acknowledged: 0,
    doubtful: 0,
    doubtfulDone: 0,
    images: 0,
    backups: 0,
    slowestStart: 0,
    lost: new Set(),
    torn: new Set(),
    broken: new Set(),
    backupFaults: new Set(),
    unexpected: new Set(),
  };
  let { portal, host } = await startedPortal(engine, outcome);
  const session = await signIn(host);
  try {
    for (let round = 1; round <= rounds; round += 1) {
      for (const hand of hands) hand.session = { ...session, host };
      const backup = round % WITH_BACKUP === 0;
      const { faults } = await writeAndKill(engine, portal, hands, { dice, ledger, backup });
      for (const fault of faults) outcome.backupFaults.add(fault);
      for (const error of portal.errors) outcome.unexpected.add(error);
      outcome.backups += backup ? 1 : 0;
      if (round % WHILE_STARTING === 0) {
        await killWhileStarting(engine, dice);
        outcome.killedWhileStarting += 1;
      }
      ({ portal, host } = await startedPortal(engine, outcome));
      await check(engine, ledger, known, outcome);
      outcome.rounds = round;
    }
  } finally {
    await kill(portal);
  }
  for (const hand of hands) for (const each of hand.unexpected) outcome.unexpected.add(each);
  return {
    ...outcome,
    acknowledged: ledger.acknowledged.length,
    doubtful: ledger.doubtful.length,
    images: known.size,
  };
}
