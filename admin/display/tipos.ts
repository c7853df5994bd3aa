import { EVENTO_TIPO_LABELS } from '../../contract/values/labels.ts';

const LABELS: Readonly<Record<number, string>> = EVENTO_TIPO_LABELS;

/** The label of an event's tipo; an unknown tipo is 'Sin tipo'. */
export const tipoLabel = (tipo: number): string => LABELS[tipo] ?? 'Sin tipo';

/** The choices of the forms: 1 to 3. A current tipo outside that range is added as a disabled choice, so it is preserved. */
export function tipoChoices(current?: number): { id: number; name: string; disabled?: boolean }[] {
  const choices = [1, 2, 3].map((id) => ({ id, name: tipoLabel(id) }));
  const offered = current === undefined || choices.some(({ id }) => id === current);
  return offered ? choices : [...choices, { id: current, name: tipoLabel(current), disabled: true }];
}
