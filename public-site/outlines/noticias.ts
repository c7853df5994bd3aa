import { sitePaths } from '../../contract/addresses/siteRoutes.ts';
import { publicSiteMessages } from '../../contract/calls/publicMessages.ts';
import { readNoticias, readOneNoticia } from '../../contract/wire/noticia.ts';
import { yearOf } from '../../i18n/dates.ts';
import { noticiaTexts } from '../../i18n/noticiaTexts.ts';
import { byText, type Outline } from './outline.ts';

const { title, lead, noTitulo } = noticiaTexts;

export const noticias: Outline = {
  title,
  lead,
  none: publicSiteMessages.noNoticias,
  failed: publicSiteMessages.noticiasFailed,
  describe: (answer) => readOneNoticia(answer)?.resumen ?? '',
  entriesIn: (answer) =>
    byText(
      readNoticias(answer).map(({ id, titulo, fecha }) => ({
        path: sitePaths.noticia(id, titulo),
        text: titulo || noTitulo,
        note: String(yearOf(fecha) ?? ''),
      })),
    ),
};
