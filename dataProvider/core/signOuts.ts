import { call } from '../../client/call.ts';
import { createStore, type Store } from '../../client/createStore.ts';
import { CallError } from '../../client/sendCall.ts';
import { SESSION_MS } from '../../contract/values/constants.ts';
import { numberOf } from '../../contract/values/tolerant.ts';
import type { ProviderOptions } from './context.ts';
import type { SessionStorage } from './session.ts';

const KEY = 'portal.cierrePendiente';

// Milliseconds.
const TIMEOUT_MS = 10_000;
const FIRST_DELAY_MS = 2_000;
const LAST_DELAY_MS = 60_000;

/** 'pending': the server did not answer the last sign-out; 'repeated': since then it has answered it. */
export type SignOutState = 'none' | 'pending' | 'repeated';

export interface SignOuts {
  /** Sends a sign-out, and waits at most 10 s. @param remembers true: it is repeated until the server answers, also after a reload */
  send: (remembers: boolean) => Promise<void>;
  /** Runs `login` after a pending sign-out: sent later, that would end the new session. Throws what `login` throws. */
  before: <T>(login: () => Promise<T>) => Promise<T>;
  /** Repeats a sign-out that an earlier page left pending, and each one when `network` is online again. */
  start: (network: Pick<EventTarget, 'addEventListener'>) => void;
  state: Pick<Store<SignOutState>, 'get' | 'subscribe'>;
}

export interface SignOutOptions extends ProviderOptions {
  storage?: SessionStorage;
  /** milliseconds since 1970 */
  now?: () => number;
  /** keeps other tabs from signing out while this one signs in; absent on pages without HTTPS */
  locks?: Pick<LockManager, 'request'> | undefined;
}

const isRefusal = (error: unknown): boolean =>
  error instanceof CallError && error.status >= 400 && error.status < 500 && error.status !== 429;

export function createSignOuts({
  storage = globalThis.localStorage,
  now = Date.now,
  locks = globalThis.navigator?.locks,
  ...options
}: SignOutOptions = {}): SignOuts {
  const state = createStore<SignOutState>('none');
  let delay = FIRST_DELAY_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let queue: Promise<unknown> = Promise.resolve();

  /** After SESSION_MS the server has ended the session itself. */
  const isPending = () => now() - numberOf(storage.getItem(KEY), Number.NaN) <= SESSION_MS;

  function forget() {
    storage.removeItem(KEY);
    clearTimeout(timer);
    delay = FIRST_DELAY_MS;
    if (state.get() === 'pending') state.set('repeated');
  }

  /** True if the server answered, also with a refusal: a repetition would be refused too. */
  async function isAnswered(): Promise<boolean> {
    try {
      const answer: unknown = await call('logout', {}, { ...options, signal: AbortSignal.timeout(TIMEOUT_MS) });
      // A page of a proxy or of a network's login is no answer.
      return typeof answer === 'object' && answer !== null;
    } catch (error) {
      return isRefusal(error);
    }
  }

  function alone<T>(work: () => Promise<T>): Promise<T> {
    const result = queue.then(() => (locks ? locks.request(KEY, work) : work())) as Promise<T>;
    queue = result.catch(() => undefined);
    return result;
  }

  function postpone() {
    state.set('pending');
    clearTimeout(timer);
    timer = setTimeout(() => void alone(repeat), delay);
    delay = Math.min(delay * 2, LAST_DELAY_MS);
  }

  async function repeat(): Promise<void> {
    if (!isPending() || (await isAnswered())) forget();
    else postpone();
  }

  return {
    async send(remembers) {
      if (remembers) {
        storage.setItem(KEY, String(now()));
        await alone(repeat);
      } else if (await isAnswered()) forget();
    },

    before(login) {
      const begin = async () => {
        const session = await login();
        forget();
        state.set('none');
        return session;
      };
      if (!isPending()) return begin();
      return alone(async () => {
        await repeat();
        return begin();
      });
    },

    start(network) {
      const repeatPending = () => {
        if (!isPending()) return;
        state.set('pending');
        void alone(repeat);
      };
      network.addEventListener('online', repeatPending);
      repeatPending();
    },

    state,
  };
}
