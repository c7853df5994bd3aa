import type { Schedule } from '../../contract/entities/schedule.ts';

export type HiddenByDates = 'Programado' | 'Vencido';

/** How its dates hide a record from visitors now; null if they do not. */
export function hiddenByDates({ publicar_desde, publicar_hasta }: Schedule, now: Date): HiddenByDates | null {
  const instant = now.toISOString();
  if (publicar_hasta !== '' && publicar_hasta <= instant) return 'Vencido';
  return publicar_desde > instant ? 'Programado' : null;
}
