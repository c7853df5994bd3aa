/** tipo (section 3): 4 is display-only, any other value shows 'Sin tipo'. */
const NOMBRES: Readonly<Record<number, string>> = { 1: 'Organizador', 2: 'Asistente', 3: 'Ponente', 4: 'Participante' };

export const tipoLabel = (tipo: number): string => NOMBRES[tipo] ?? 'Sin tipo';

/**
 * The choices of the forms: 1 to 3, and the event's own when it is another one, which is kept and cannot be chosen anew
 * (design §4).
 */
export function choicesOfTipo(current?: number): { id: number; name: string; disabled?: boolean }[] {
  const choices = [1, 2, 3].map((id) => ({ id, name: tipoLabel(id) }));
  const offered = current === undefined || choices.some(({ id }) => id === current);
  return offered ? choices : [...choices, { id: current, name: tipoLabel(current), disabled: true }];
}
