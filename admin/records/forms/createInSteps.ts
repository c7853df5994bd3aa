import { changedFields, hasChanges } from '../../../contract/values/changedFields.ts';
import { mayBeApplied } from '../../../dataProvider/core/httpError.ts';

type Values = Readonly<Record<string, unknown>>;

/** A call that needs the id of the new record. */
export interface Step {
  /** A step that succeeded is not repeated while a step with its key is wanted. */
  key: string;
  /** what the step saves, as the form names it; of two steps with one label, the undo of the first comes before the second */
  label: string;
  /** text if the server gave no reason */
  failure: string;
  /** Returns the function that undoes it. */
  run: (id: number) => Promise<() => Promise<unknown>>;
}

export interface FailedStep extends Pick<Step, 'label' | 'failure'> {
  error: unknown;
}

export interface RecordCalls<R extends { id: number }> {
  /** Returns the call that creates the record. Called again after no answer, it sends the same. */
  create: (fields: Values) => () => Promise<R>;
  update: (id: number, changes: Values) => Promise<unknown>;
  /** true if a create without answer can be sent again: the server answers what it stored */
  canResend: boolean;
  /** names the update of the record's own fields if it fails */
  fields: Pick<Step, 'label' | 'failure'>;
}

interface Create<R> {
  fields: Values;
  send: () => Promise<R>;
}

/**
 * Creates a record, then runs the steps that need its id. `save` can be called again after a failure: it creates the
 * record at most once, updates it if its fields changed, repeats failed steps, and undoes steps no longer wanted.
 */
export function createInSteps<R extends { id: number }>(calls: RecordCalls<R>) {
  let record: R | null = null;
  let stored: Values = {};
  let unanswered: Create<R> | null = null;
  const done = new Map<string, Omit<Step, 'key' | 'run'> & { undo: () => Promise<unknown> }>();

  async function create(sent: Create<R>): Promise<R> {
    try {
      record = await sent.send();
      stored = sent.fields;
      return record;
    } catch (error) {
      unanswered = calls.canResend && mayBeApplied(error) ? sent : null;
      throw error;
    }
  }

  /** Sends a create without answer again, as it was. @returns null if it was refused, and the fields were changed since */
  async function resend(sent: Create<R>, fields: Values): Promise<R | null> {
    try {
      return await create(sent);
    } catch (error) {
      if (unanswered !== null || !hasChanges(sent.fields, fields)) throw error;
      return null;
    }
  }

  async function store(fields: Values): Promise<R> {
    if (record !== null) return record;
    const resent = unanswered === null ? null : await resend(unanswered, fields);
    return resent ?? create({ fields, send: calls.create(fields) });
  }

  /** @throws if the record could not be created */
  return async function save(fields: Values, steps: readonly Step[]): Promise<{ record: R; failed: FailedStep[] }> {
    const current = await store(fields);
    const failed: FailedStep[] = [];
    const attempt = async ({ label, failure }: Pick<Step, 'label' | 'failure'>, send: () => Promise<unknown>) => {
      try {
        await send();
      } catch (error) {
        failed.push({ label, failure, error });
      }
    };

    const changes = changedFields(stored, fields);
    if (Object.keys(changes).length > 0) {
      await attempt(calls.fields, async () => {
        await calls.update(current.id, changes);
        stored = fields;
      });
    }
    const wanted = new Set(steps.map(({ key }) => key));
    /** labels of the steps whose undo failed: repeated, it would also undo the step that replaced them */
    const remaining = new Set<string>();
    for (const [key, step] of done) {
      if (wanted.has(key)) continue;
      remaining.add(step.label);
      await attempt(step, async () => {
        await step.undo();
        done.delete(key);
        remaining.delete(step.label);
      });
    }
    for (const { key, run, ...step } of steps) {
      if (done.has(key) || remaining.has(step.label)) continue;
      await attempt(step, async () => done.set(key, { ...step, undo: await run(current.id) }));
    }
    return { record: current, failed };
  };
}
