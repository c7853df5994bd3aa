/** The share of the limit from which a short field shows its counter. */
const NEAR = 0.8;

/** The counter of a limited field; '' while the limit is far away, unless `always`. */
export function counterText(length: number, max: number, always: boolean): string {
  return always || length >= max * NEAR ? `${length}/${max} caracteres` : '';
}
