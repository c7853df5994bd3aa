const KIB = 1024;

/** '1,2 MB' or '350 kB'. @param bytes more than 0 */
export function fileSize(bytes: number): string {
  const format = (value: number) => value.toLocaleString('es-CO', { maximumFractionDigits: 1 });
  return bytes >= KIB * KIB ? `${format(bytes / KIB / KIB)} MB` : `${format(Math.max(1, Math.round(bytes / KIB)))} kB`;
}
