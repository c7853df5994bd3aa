import { sitePaths } from '../../contract/addresses/siteRoutes.ts';
import { publicSiteMessages } from '../../contract/calls/publicMessages.ts';
import { yearOf } from '../../i18n/dates.ts';
import { noticiaTexts } from '../../i18n/noticiaTexts.ts';
import { parseNoticias, parseOneNoticia } from '../data/parseNoticia.ts';
import { byText, type Outline } from './outline.ts';

const { title, lead, noTitulo } = noticiaTexts;

export const noticias: Outline = {
  title,
  lead,
  none: publicSiteMessages.noNoticias,
  failed: publicSiteMessages.noticiasFailed,
  describe: (answer) => parseOneNoticia(answer)?.resumen ?? '',
  entriesIn: (answer) =>
    byText(
      parseNoticias(answer).map(({ id, titulo, fecha }) => ({
        path: sitePaths.noticia(id, titulo),
        text: titulo || noTitulo,
        note: String(yearOf(fecha) ?? ''),
      })),
    ),
};
