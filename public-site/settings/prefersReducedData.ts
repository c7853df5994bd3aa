/** Chromium's Save-Data preference. */
interface NavigatorWithConnection {
  connection?: { saveData?: boolean };
}

/** True if the visitor asked to save data. Browser only. */
export const prefersReducedData = (): boolean => (navigator as NavigatorWithConnection).connection?.saveData === true;
