/** Chromium's hint that the visitor pays for every byte. */
interface NavigatorWithConnection {
  connection?: { saveData?: boolean };
}

/** Whether nothing should be downloaded that was not asked for. In a browser only: call it from an event or an effect. */
export const savesData = (): boolean => (navigator as NavigatorWithConnection).connection?.saveData === true;
