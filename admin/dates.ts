import { MESES, partesDeFecha } from '../i18n/fechas.ts';

/** '2025-03-09' as '9 mar 2025', for tables; a text that is not a day is shown as it came. */
export function fechaCorta(fecha: string): string {
  const partes = partesDeFecha(fecha);
  return partes === null ? fecha : `${partes.dia} ${MESES[partes.mes - 1]?.slice(0, 3)} ${partes.anio}`;
}
