import pLimit from 'p-limit';
import { messages } from '../../../contract/calls/messages.ts';
import { HttpError } from '../../errors/httpError.ts';
import { ThreadEndedError, WorkerCalls } from '../../node/WorkerCalls.ts';
import type { ImportHost, Progress } from '../../resources/imports/host.ts';

/** Where the thread finds the database. */
export interface Place {
  /** of PostgreSQL; null for SQLite */
  databaseUrl: string | null;
  dataDir: string;
}

type Name = Exclude<keyof ImportHost, 'close'>;
type AnswerOf<N extends Name> = ImportHost[N] extends (...args: never[]) => Promise<infer A> ? A : never;

export interface HostCall {
  name: Name;
  args: unknown[];
}

interface Limits {
  heapMB: number;
  /** milliseconds of a review */
  maxMs: number;
  /** milliseconds in which a call that is cancelled may end by itself */
  graceMs: number;
}

const LIMITS: Limits = { heapMB: 512, maxMs: 120_000, graceMs: 1_000 };

const { reviewFailed, interrupted } = messages.importaciones;

/** What is done if the thread ended. */
const ifEnded =
  <T>(then: () => T) =>
  (error: unknown): T => {
    if (error instanceof ThreadEndedError) return then();
    throw error;
  };

const withoutReview = () => null;

const failWith = (text: string) => (): never => {
  throw new HttpError(503, text);
};

/** The main thread's side of the thread that reads, reviews and writes imports. It reviews or writes one import at a time. */
export class HostThread implements ImportHost {
  readonly #limits: Limits;
  readonly #calls: WorkerCalls;
  readonly #longCalls = pLimit(1);

  constructor(place: Place, limits: Partial<Limits> = {}) {
    this.#limits = { ...LIMITS, ...limits };
    this.#calls = new WorkerCalls(new URL('./thread.ts', import.meta.url), {
      workerData: place,
      resourceLimits: { maxOldGenerationSizeMb: this.#limits.heapMB },
    });
  }

  /** The thread starts and loads its modules. If it cannot, the next call says so. */
  readonly prepare: ImportHost['prepare'] = () => this.#ask('prepare', []).catch(() => undefined);

  /** A child process reads the file, which ends as soon as it is cancelled. */
  readonly read: ImportHost['read'] = (of, progress) =>
    this.#short('read', [of], progress).catch(ifEnded(failWith(interrupted)));

  readonly review: ImportHost['review'] = (id, progress) =>
    this.#long('review', [id], progress, this.#limits.maxMs).catch(ifEnded(failWith(reviewFailed)));

  readonly apply: ImportHost['apply'] = (order, progress) =>
    this.#long('apply', [order], progress).catch(ifEnded(failWith(interrupted)));

  readonly undo: ImportHost['undo'] = (order, progress) =>
    this.#long('undo', [order], progress).catch(ifEnded(failWith(interrupted)));

  readonly page: ImportHost['page'] = (...args) => this.#short('page', args).catch(ifEnded(withoutReview));

  readonly change: ImportHost['change'] = (...args) => this.#short('change', args).catch(ifEnded(withoutReview));

  readonly template: ImportHost['template'] = (...args) =>
    this.#short('template', args).catch(ifEnded(failWith(interrupted)));

  close(): Promise<void> {
    return this.#calls.end();
  }

  #ask<N extends Name>(name: N, args: unknown[], progress?: Progress): Promise<AnswerOf<N>> {
    return this.#calls.ask({ name, args } satisfies HostCall, progress) as Promise<AnswerOf<N>>;
  }

  /** Asks the next thread if this one ends meanwhile: another import may have ended it. */
  #short<N extends Name>(name: N, args: unknown[], progress?: Progress): Promise<AnswerOf<N>> {
    const ask = () => this.#ask(name, args, progress);
    return ask().catch(ifEnded(ask));
  }

  /** Ends the thread if the call takes too long, or goes on although it is cancelled. */
  #long<N extends 'review' | 'apply' | 'undo'>(
    name: N,
    args: unknown[],
    progress: Progress,
    maxMs?: number,
  ): Promise<AnswerOf<N>> {
    return this.#longCalls(async () => {
      progress.signal.throwIfAborted();
      let ending: NodeJS.Timeout | undefined;
      const endIn = (ms: number) => {
        clearTimeout(ending);
        ending = setTimeout(() => void this.#calls.end(), ms);
      };
      const cancel = () => endIn(this.#limits.graceMs);
      if (maxMs !== undefined) endIn(maxMs);
      progress.signal.addEventListener('abort', cancel);
      try {
        return await this.#ask(name, args, progress);
      } finally {
        clearTimeout(ending);
        progress.signal.removeEventListener('abort', cancel);
      }
    });
  }
}
