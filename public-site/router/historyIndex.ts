/** The number of each history entry of this tab. The site numbers all entries but those of a hash that the visitor typed. */

interface EntryState {
  idx?: number | null;
}

const stateOf = (): EntryState => (window.history.state as EntryState | null) ?? {};

/** The number of the current entry, or null for a typed hash. */
export const currentIndex = (): number | null => stateOf().idx ?? null;

/** Numbers the current entry; the rest of its state does not change. */
export function setIndex(idx: number): void {
  try {
    window.history.replaceState({ ...stateOf(), idx }, '');
  } catch {
    // Safari allows 100 changes in 30 seconds: the entry stays without a number, like one whose hash was just typed.
  }
}
