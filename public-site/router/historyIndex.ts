/** Numbers the history entries of this tab in `history.state`, to tell Back and Forward from new pages. */

interface HistoryState {
  historyIndex?: number;
}

const stateOf = (): HistoryState => (window.history.state as HistoryState | null) ?? {};

/** The number of the current entry, or null for a new one. */
export const currentIndex = (): number | null => stateOf().historyIndex ?? null;

/** Numbers the current entry; the rest of its state does not change. */
export function setIndex(historyIndex: number): void {
  window.history.replaceState({ ...stateOf(), historyIndex }, '');
}

/** Goes back if the visitor came from another page of the site, else to the given hash. */
export function goBack(fallback: string): void {
  if ((currentIndex() ?? 0) > 0) window.history.back();
  else window.location.hash = fallback;
}
