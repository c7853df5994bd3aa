const twoDigits = (part: number): string => String(part).padStart(2, '0');

/**
 * The day of an instant on the reader's own clock, 'YYYY-MM-DD'; '' when it is no instant. No imports.
 * @param instant ISO 8601
 */
export function localDay(instant: string): string {
  const date = new Date(instant);
  if (Number.isNaN(date.getTime())) return '';
  return `${date.getFullYear()}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`;
}
