import { percentile } from '../percentile.ts';

export interface Figure {
  figure: string;
  required: string;
  measured: string;
  met: boolean;
}

/** A percentile that must not exceed `limit`. @param times milliseconds */
export function atMost(figure: string, times: readonly number[], share: number, limit: number): Figure {
  const time = percentile(times, share);
  return { figure, required: `≤ ${limit} ms`, measured: `${Math.round(time)} ms`, met: time <= limit };
}

export const exactly = (figure: string, count: number, required: number): Figure => ({
  figure,
  required: String(required),
  measured: String(count),
  met: count === required,
});
