declare const __APP_VERSION__: string;

/** The version of package.json, put here when the site is built (section 9). */
export const APP_VERSION = __APP_VERSION__;
