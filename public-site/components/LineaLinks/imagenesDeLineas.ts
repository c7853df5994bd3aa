import gestion from '../../media/linea-gestion-sst.svg';
import salud from '../../media/linea-salud-trabajadores.svg';
import quimica from '../../media/linea-seguridad-quimica.svg';
import sostenibilidad from '../../media/linea-sostenibilidad.svg';
import type { LineaSlug } from '../../router/routes.ts';

/** The picture of each research line, 800 × 500, in the home's order (section 2). */
export const imagenesDeLineas: Readonly<Record<LineaSlug, string>> = {
  sostenibilidad,
  gestion_sst: gestion,
  salud_trabajadores: salud,
  seguridad_quimica: quimica,
};
