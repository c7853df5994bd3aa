/** The share of the limit from which a short field shows its counter. */
const NEAR = 0.8;

/** The counter of a limited field; '' while the limit is far away, unless `always`. */
export function counterText(length: number, max: number, always: boolean): string {
  return always || length >= max * NEAR ? `${length}/${max} caracteres` : '';
}

const inSpanish = new Intl.NumberFormat('es-CO', { useGrouping: true });

/** What a text that is too long says beside its error: '5.200 de 5.000'. */
export const passedLimitText = (length: number, max: number): string =>
  `${inSpanish.format(length)} de ${inSpanish.format(max)}`;
