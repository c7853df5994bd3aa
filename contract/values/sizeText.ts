const KIB = 1_024;
const MIB = KIB * KIB;

const format = (value: number): string => value.toLocaleString('es-CO', { maximumFractionDigits: 1 });

/** '350 kB' or '1,2 MB', of 1,024 and 1,048,576 bytes. @param bytes of a file, at least '1 kB' */
export const sizeText = (bytes: number): string =>
  bytes < MIB ? `${format(Math.max(1, Math.round(bytes / KIB)))} kB` : `${format(bytes / MIB)} MB`;
