const twoDigits = (part: number): string => String(part).padStart(2, '0');

/** The day of an ISO 8601 instant in the local time zone, as 'YYYY-MM-DD'; '' if the instant is invalid. */
export function localDay(instant: string): string {
  const date = new Date(instant);
  if (Number.isNaN(date.getTime())) return '';
  return `${date.getFullYear()}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`;
}
