type Guard = (event: Event) => void;

const guards = new Set<Guard>();

function runGuards(event: Event): void {
  for (const guard of guards) guard(event);
}

/** Call this before a router listens: listeners of `window` run in the order of registration, also capturing ones. */
export function listenForGuards(window: EventTarget): void {
  window.addEventListener('popstate', runGuards);
  window.addEventListener('hashchange', runGuards);
}

/** Adds a guard, which may stop the event before both routers see it; returns the function that removes it. */
export function addNavigationGuard(guard: Guard): () => void {
  guards.add(guard);
  return () => {
    guards.delete(guard);
  };
}
