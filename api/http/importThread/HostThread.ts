import pLimit from 'p-limit';
import { messages } from '../../../contract/calls/messages.ts';
import type { ImportedResource } from '../../../contract/resources/resources.ts';
import { HttpError } from '../../errors/httpError.ts';
import { ThreadEndedError, WorkerCalls } from '../../node/WorkerCalls.ts';
import type { PageFilter, RowFilter, TemplateFormat } from '../../resources/calls/services.ts';
import type { ImportHost, Order, Progress, Version } from '../../resources/imports/host.ts';

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

/** A thread that died has no review. */
function withoutReview(error: unknown): null {
  if (error instanceof ThreadEndedError) return null;
  throw error;
}

/** What the import says if the thread died. */
const failedWith =
  (text: string) =>
  (error: unknown): never => {
    throw error instanceof ThreadEndedError ? new HttpError(503, text) : error;
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

  /** A child process reads the file, which ends as soon as it is cancelled. */
  read(of: Version, progress: Progress) {
    return this.#ask('read', [of], progress).catch(failedWith(interrupted));
  }

  review(id: number, progress: Progress) {
    return this.#long('review', [id], progress, this.#limits.maxMs).catch(failedWith(reviewFailed));
  }

  apply(order: Order & { digest: string }, progress: Progress) {
    return this.#long('apply', [order], progress).catch(failedWith(interrupted));
  }

  undo(order: Order, progress: Progress) {
    return this.#long('undo', [order], progress).catch(failedWith(interrupted));
  }

  page(id: number, filter: PageFilter) {
    return this.#ask('page', [id, filter]).catch(withoutReview);
  }

  subjects(id: number, filter: RowFilter) {
    return this.#ask('subjects', [id, filter]).catch(withoutReview);
  }

  template(recurso: ImportedResource, formato: TemplateFormat) {
    return this.#ask('template', [recurso, formato]);
  }

  close(): Promise<void> {
    return this.#calls.end();
  }

  #ask<N extends Name>(name: N, args: unknown[], progress?: Progress): Promise<AnswerOf<N>> {
    return this.#calls.ask({ name, args } satisfies HostCall, progress) as Promise<AnswerOf<N>>;
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
