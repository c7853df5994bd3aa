/** Chromium's Save-Data preference. */
interface NavigatorWithConnection {
  connection?: { saveData?: boolean };
}

/** True if the visitor asked to save data: do not prefetch. Browser only. */
export const savesData = (): boolean => (navigator as NavigatorWithConnection).connection?.saveData === true;
