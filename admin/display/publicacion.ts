import type { Publicacion } from '../../contract/entities/publicacion.ts';

export type HiddenByDates = 'Programado' | 'Vencido';

/** How its dates hide a record from visitors now; null if they do not. */
export function hiddenByDates({ publicar_desde, publicar_hasta }: Publicacion, now: Date): HiddenByDates | null {
  const instant = now.toISOString();
  if (publicar_hasta !== '' && publicar_hasta <= instant) return 'Vencido';
  return publicar_desde > instant ? 'Programado' : null;
}
