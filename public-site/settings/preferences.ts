/** What the visitor's browser asks for. Browser only: call these in an event handler or effect. */

/** Chromium's Save-Data preference. */
interface NavigatorWithConnection {
  connection?: { saveData?: boolean };
}

/** True if the visitor asked to save data. */
export const prefersReducedData = (): boolean => (navigator as NavigatorWithConnection).connection?.saveData === true;

/** True if the visitor asked for reduced motion. */
export const prefersReducedMotion = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;
