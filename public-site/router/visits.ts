/** The visits of this tab, numbered in the history's own state: what tells a step back from a step on. */

interface VisitState {
  visit?: number;
}

const stateOf = (): VisitState => (window.history.state as VisitState | null) ?? {};

/** The number of the current visit, or null for an entry that was never shown. */
export const currentVisit = (): number | null => stateOf().visit ?? null;

/** Numbers the current entry; what others keep in its state stays. */
export function numberVisit(visit: number): void {
  window.history.replaceState({ ...stateOf(), visit }, '');
}

/** One step back when the visitor came from another page of the site, else to the given hash. */
export function goBack(fallback: string): void {
  if ((currentVisit() ?? 0) > 0) window.history.back();
  else window.location.hash = fallback;
}
