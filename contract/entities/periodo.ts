/** When a member is in the group. */
import { z } from 'zod';
import { texts } from '../fields/envelope.ts';
import { boundedList, optionalDate, valueOfText } from '../fields/fields.ts';
import { PERIODOS_MAX } from '../values/constants.ts';
import type { Periodo } from '../values/periodos.ts';

export const periodo = z.object(texts('desde', 'hasta'));

const PERIODO_EMPTY = 'Escriba desde cuándo o hasta cuándo';
const PERIODO_REVERSED = 'El último día no puede ser anterior al primero';
const PERIODOS_OVERLAP = 'Este periodo se cruza con otro';
const PERIODOS_INVALID = 'La lista de periodos no es válida';
const PERIODOS_TOO_MANY = `Escriba como máximo ${PERIODOS_MAX} periodos`;

const periodoInput = z
  .object({ desde: optionalDate().default(''), hasta: optionalDate().default('') }, { error: PERIODOS_INVALID })
  .refine(({ desde, hasta }) => desde !== '' || hasta !== '', { error: PERIODO_EMPTY, path: ['desde'] })
  .refine(({ desde, hasta }) => hasta === '' || desde <= hasta, { error: PERIODO_REVERSED, path: ['hasta'] });

const byFirstDay = (a: Periodo, b: Periodo): number =>
  a.desde < b.desde ? -1 : Number(a.desde > b.desde) || (a.hasta < b.hasta ? -1 : Number(a.hasta > b.hasta));

/** A day in two periods is reported at the later one. */
function checkOverlaps(periodos: readonly Periodo[], context: z.RefinementCtx): void {
  const sorted = periodos.map((each, index) => ({ ...each, index })).sort(byFirstDay);
  for (const [place, { desde, index }] of sorted.entries()) {
    const before = sorted[place - 1];
    if (before !== undefined && (before.hasta === '' || desde <= before.hasta))
      context.addIssue({ code: 'custom', message: PERIODOS_OVERLAP, path: [index, 'desde'] });
  }
}

const list = boundedList(periodoInput, PERIODOS_MAX, PERIODOS_INVALID, PERIODOS_TOO_MANY)
  .superRefine(checkOverlaps)
  .transform((periodos) => periodos.toSorted(byFirstDay));

/** A list or its JSON, in any order; it is stored in that of the days. */
export const periodosInput = () =>
  z.preprocess(
    (value: z.input<typeof list> | string | null) => (typeof value === 'string' ? valueOfText(value) : (value ?? [])),
    list,
  );
