/** Bytes. */
export const KB = 1_024;
export const MB = KB * KB;

const format = (value: number): string => value.toLocaleString('es-CO', { maximumFractionDigits: 1 });

/** '350 kB' or '1,2 MB', of 1,024 and 1,048,576 bytes. @param bytes of a file, at least '1 kB' */
export const sizeText = (bytes: number): string =>
  bytes < MB ? `${format(Math.max(1, Math.round(bytes / KB)))} kB` : `${format(bytes / MB)} MB`;
