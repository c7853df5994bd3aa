/** What the visitor's browser asks for. Browser only: call these in an event handler or effect. */

/** Chromium's Save-Data preference. */
interface NavigatorWithConnection {
  connection?: { saveData?: boolean };
}

export const prefersReducedData = (): boolean => (navigator as NavigatorWithConnection).connection?.saveData === true;

export const prefersReducedMotion = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;
