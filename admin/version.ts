declare const __APP_VERSION__: string;

/** The version in package.json, injected by the build. */
export const APP_VERSION = __APP_VERSION__;
