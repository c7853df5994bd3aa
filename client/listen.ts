/** Listens to events of any of some types. @returns a function that ends it */
export function listen<E extends Event = Event>(
  target: EventTarget | null,
  types: readonly string[],
  listener: (event: E) => void,
  options?: AddEventListenerOptions,
): () => void {
  const end = new AbortController();
  for (const type of types)
    target?.addEventListener(type, listener as (event: Event) => void, { ...options, signal: end.signal });
  return () => end.abort();
}
