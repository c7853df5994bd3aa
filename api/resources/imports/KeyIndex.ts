/** Items of one key that are compared: thousands of records may have one title. */
const COMPARED = 20;

/** Items by the keys that tell that two of them may mean one record. */
export class KeyIndex<T> {
  readonly #byKey = new Map<string, T[]>();

  /** The items that share a key with something, each once. */
  like(keys: readonly string[]): Set<T> {
    return new Set(keys.flatMap((key) => this.#byKey.get(key) ?? []));
  }

  add(keys: readonly string[], item: T): void {
    for (const key of new Set(keys)) {
      const known = this.#byKey.get(key);
      if (known === undefined) this.#byKey.set(key, [item]);
      else if (known.length < COMPARED) known.push(item);
    }
  }
}
