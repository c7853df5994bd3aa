import { eventoChanges } from '../../../contract/entities/evento.ts';
import { imagenError } from '../../../contract/entities/imagen.ts';
import { HOME_PAST_EVENTOS } from '../../../contract/values/homeLists.ts';
import { ponenciaOf } from '../../../contract/values/ponencia.ts';
import { serverTexts } from '../../../i18n/serverTexts.ts';
import { firstListed, recordAt } from '../names/listedRecords.ts';
import type { ServerResource } from '../parts/serverResource.ts';
import { calendar } from './calendar.ts';
import { draftPage } from './draftPage.ts';
import { feedEntries } from './feedEntries.ts';
import { imports } from './imports.ts';
import { eventoNode } from './jsonLd.ts';
import { pendientes } from './pendientes.ts';
import { latestEventos } from './queries.ts';
import { signposts } from './signposts.ts';

export const eventos: ServerResource<'eventos'> = {
  imports,
  changes: eventoChanges,
  listColumns: ['urls_adicionales'],
  errorOf: imagenError,
  draftPage,
  searchedTexts: (_db, rows) =>
    rows.map((row) => ({
      id: row.id,
      nombre: row.nombre,
      personas: '',
      textos: [row.descripcion, ponenciaOf(row), [row.lugar, row.pais].filter(Boolean).join(', ')],
      fecha: row.fecha,
      row,
    })),
  jsonLd: eventoNode,
  recordOf: ({ evento }) => evento,
  signposts,
  listed: (answer, max) => firstListed(answer.eventos, max, (record) => recordAt('evento', record)),
  // One more tells the home that there are others.
  homeList: async (db, now) => ({ success: 1, eventos: await latestEventos(db, HOME_PAST_EVENTOS + 1, now) }),
  sharedImage: ({ imagen }) => ({ label: serverTexts.shareImage.evento, picture: imagen?.trim() || null }),
  feedEntries,
  calendar,
  pendientes,
};
