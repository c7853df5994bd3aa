const YEAR = /^(?:19|20)\d{2}$/;
const YEAR_BETWEEN_COMMAS = /(?:^|,)\s?((?:19|20)\d{2})\s?,/;
const TIMESTAMP = /\b(\d{4}-\d{2}-\d{2})\b/;
/** A period of months: '2014/9 - Actual'. */
export const DATES = /^\d{4}\/\d{1,2}\b/;

/** The year in 'Colombia, 2019, …', and what stands behind it. A country may have a comma in its name. */
export function yearIn(text: string): { year: string; rest: string } | null {
  const found = YEAR_BETWEEN_COMMAS.exec(`${text},`);
  return found === null ? null : { year: found[1] ?? '', rest: text.slice(found.index + found[0].length) };
}

export const isYear = (text: string): boolean => YEAR.test(text);

/** The day in '2024-11-14 00:00:00.0'; '' without one. */
export const dayIn = (text: string): string => TIMESTAMP.exec(text)?.[1] ?? '';
