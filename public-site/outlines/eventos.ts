import { sitePaths } from '../../contract/addresses/siteRoutes.ts';
import { publicSiteMessages } from '../../contract/calls/publicMessages.ts';
import { readEventos, readOneEvento } from '../../contract/wire/evento.ts';
import { longDate, yearOf } from '../../i18n/dates.ts';
import { siteTexts } from '../../i18n/siteTexts.ts';
import { byText, type Outline } from './outline.ts';

const { title, lead, noNombre } = siteTexts.eventos;

export const eventos: Outline = {
  title,
  lead,
  none: publicSiteMessages.noEventos,
  failed: publicSiteMessages.eventosFailed,
  describe: (answer) => {
    const evento = readOneEvento(answer);
    const place = [evento?.lugar, evento?.pais].filter(Boolean).join(', ');
    return evento?.descripcion || [longDate(evento?.fecha ?? ''), place].filter(Boolean).join('. ');
  },
  entriesIn: (answer) =>
    byText(
      readEventos(answer).map(({ id, nombre, fecha }) => ({
        path: sitePaths.evento(id, nombre),
        text: nombre || noNombre,
        note: String(yearOf(fecha) ?? ''),
      })),
    ),
};
