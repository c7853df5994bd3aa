import { noticiaChanges } from '../../../contract/entities/noticia.ts';
import { serverTexts } from '../../../i18n/serverTexts.ts';
import { plainText } from '../html/plainText.ts';
import { firstListed } from '../names/listedRecords.ts';
import type { ServerResource } from '../parts/serverResource.ts';
import { draftPage } from './draftPage.ts';
import { feedEntries } from './feedEntries.ts';
import { imports } from './imports.ts';
import { noticiaNode } from './jsonLd.ts';
import { noticiaAt } from './noticiaAt.ts';
import { pendientes } from './pendientes.ts';
import { publicNoticias } from './queries.ts';
import { noticiaError } from './rules.ts';
import { signposts } from './signposts.ts';

const IN_HOME = 3;

export const noticias: ServerResource<'noticias'> = {
  imports,
  changes: noticiaChanges,
  errorOf: noticiaError,
  draftPage,
  searchedTexts: (_db, rows) =>
    rows.map((row) => ({
      id: row.id,
      nombre: row.titulo,
      personas: '',
      textos: [row.resumen, plainText(row.texto)],
      fecha: row.fecha,
      row,
    })),
  jsonLd: noticiaNode,
  recordOf: ({ noticia }) => noticia,
  signposts,
  listed: (answer, max) => firstListed(answer.noticias, max, noticiaAt),
  sharedImage: ({ imagen }) => ({ label: serverTexts.shareImage.noticia, picture: imagen?.trim() || null }),
  feedEntries,
  homeRecords: (db, now) => publicNoticias(db, now, IN_HOME),
  pendientes,
};
