import { sitePaths } from '../../contract/addresses/siteRoutes.ts';
import { siteTexts } from '../../i18n/siteTexts.ts';
import { parseProyectoDetail, parseProyectos } from '../data/parseProyecto.ts';
import { byText, type Outline } from './outline.ts';

const { title, lead, none, failed, noNombre } = siteTexts.proyectos;

export const proyectos: Outline = {
  title,
  lead,
  none,
  failed,
  describe: (answer) => {
    const proyecto = parseProyectoDetail(answer)?.proyecto;
    return proyecto?.objetivo || proyecto?.descripcion || '';
  },
  entriesIn: (answer) =>
    byText(
      parseProyectos(answer).map(({ id_proyecto, nombre }) => ({
        path: sitePaths.proyecto(id_proyecto, nombre),
        text: nombre || noNombre,
      })),
    ),
};
