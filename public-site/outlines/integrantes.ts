import { sitePaths } from '../../contract/addresses/siteRoutes.ts';
import { fullNameOf } from '../../contract/values/fullName.ts';
import { readIntegranteDetail, readIntegrantes } from '../../contract/wire/integrante.ts';
import { integrantesTexts } from '../../i18n/integrantesTexts.ts';
import { byText, type Outline } from './outline.ts';

const { title, lead, none, failed, noNombre } = integrantesTexts;

export const integrantes: Outline = {
  title,
  lead,
  none,
  failed,
  describe: (answer) => {
    const integrante = readIntegranteDetail(answer)?.integrante;
    return [integrante?.cargo, integrante?.profesion, ...(integrante?.areas_tematicas ?? [])]
      .filter(Boolean)
      .join('. ');
  },
  entriesIn: (answer) =>
    byText(
      readIntegrantes(answer).map((integrante) => ({
        path: sitePaths.integrante(integrante.id, fullNameOf(integrante)),
        text: fullNameOf(integrante) || noNombre,
      })),
    ),
};
