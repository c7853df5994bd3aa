/** Numbers the history entries of this tab in `history.state`, to tell Back and Forward from new pages. */

interface VisitState {
  visit?: number;
}

const stateOf = (): VisitState => (window.history.state as VisitState | null) ?? {};

/** The number of the current entry, or null for a new one. */
export const currentVisit = (): number | null => stateOf().visit ?? null;

/** Numbers the current entry and keeps the rest of its state. */
export function numberVisit(visit: number): void {
  window.history.replaceState({ ...stateOf(), visit }, '');
}

/** Goes back if the visitor came from another page of the site, else to the given hash. */
export function goBack(fallback: string): void {
  if ((currentVisit() ?? 0) > 0) window.history.back();
  else window.location.hash = fallback;
}
