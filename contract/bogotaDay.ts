/** Colombia is five hours behind UTC all year. */
const OFFSET_MS = 5 * 60 * 60 * 1_000;

/** The day of an instant in America/Bogota, as 'YYYY-MM-DD', whatever the time zone of the server or the visitor. */
export const bogotaDay = (instant: Date): string =>
  new Date(instant.getTime() - OFFSET_MS).toISOString().slice(0, 'YYYY-MM-DD'.length);
