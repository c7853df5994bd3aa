import { type RawBuilder, sql } from 'kysely';
import { imagenError } from '../../../contract/entities/imagen.ts';
import { NOTICIA_LINKS, ONE_LINK_ONLY, secondLink } from '../../../contract/entities/noticia.ts';
import { resources } from '../../../contract/resources/resources.ts';
import { serverTexts } from '../../../i18n/serverTexts.ts';
import { plainText } from '../html/plainText.ts';
import { firstListed } from '../names/listedRecords.ts';
import { type Moment, part, unchanged } from '../parts/pendienteParts.ts';
import type { ServerResource } from '../parts/serverResource.ts';
import { findRecord } from '../records/records.ts';
import { publicRows } from '../visibility/isPublic.ts';
import { imports } from './imports.ts';
import { draftPage, feedEntries, noticiaAt, noticiaNode, signposts } from './page.ts';
import { publicNoticias, staffNoticias, toStaffNoticia } from './queries.ts';

const REFERENCES = Object.entries(resources.noticias.references);

/** The link to a record that visitors may not read; null without one. */
function hiddenLink(now: Date): RawBuilder<string> {
  const cases = REFERENCES.map(
    ([column, { to }]) => sql`when ${sql.ref(`noticias.${column}`)} is not null and not exists (select 1 from
      ${sql.table(to)} where ${sql.ref(`${to}.id`)} = ${sql.ref(`noticias.${column}`)} and ${publicRows(to, now)})
      then ${sql.lit(column)}`,
  );
  return sql`case ${sql.join(cases, sql` `)} end`;
}

const pendientes = (moment: Moment) => ({
  noticias_enlace_oculto: part(sql`${hiddenLink(moment.now)} is not null`, { campo: hiddenLink(moment.now) }),
  registros_inactivos: unchanged('noticias', { column: 'activo' }, moment),
});

const IN_HOME = 3;

export const noticias: ServerResource<'noticias'> = {
  imports,
  toStaff: toStaffNoticia,
  staffList: staffNoticias,
  errorOf(noticia) {
    const second = secondLink(noticia);
    return second === null ? imagenError(noticia) : [second, ONE_LINK_ONLY];
  },
  async check(trx, { antes, fields }) {
    for (const field of NOTICIA_LINKS) {
      const id = { ...antes, ...fields }[field] ?? null;
      if (id !== null) await findRecord(trx, resources.noticias.references[field].to, id);
    }
  },
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
