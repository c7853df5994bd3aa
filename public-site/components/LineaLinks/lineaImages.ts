import type { LineaSlug } from '../../../contract/lineas.ts';
import gestion from '../../media/linea-gestion-sst.svg';
import salud from '../../media/linea-salud-trabajadores.svg';
import quimica from '../../media/linea-seguridad-quimica.svg';
import sostenibilidad from '../../media/linea-sostenibilidad.svg';

/** The picture of each research line, 800 × 500. */
export const lineaImages: Readonly<Record<LineaSlug, string>> = {
  sostenibilidad,
  gestion_sst: gestion,
  salud_trabajadores: salud,
  seguridad_quimica: quimica,
};
