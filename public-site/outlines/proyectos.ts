import { sitePaths } from '../../contract/addresses/siteRoutes.ts';
import { readProyectoDetail, readProyectos } from '../../contract/wire/proyecto.ts';
import { siteTexts } from '../../i18n/siteTexts.ts';
import { byText, type Outline } from './outline.ts';

const { title, lead, none, failed, noNombre } = siteTexts.proyectos;

export const proyectos: Outline = {
  title,
  lead,
  none,
  failed,
  describe: (answer) => {
    const proyecto = readProyectoDetail(answer)?.proyecto;
    return proyecto?.objetivo || proyecto?.descripcion || '';
  },
  entriesIn: (answer) =>
    byText(
      readProyectos(answer).map(({ id_proyecto, nombre }) => ({
        path: sitePaths.proyecto(id_proyecto, nombre),
        text: nombre || noNombre,
      })),
    ),
};
