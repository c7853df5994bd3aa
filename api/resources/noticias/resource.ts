import { type RawBuilder, sql } from 'kysely';
import { imagenError } from '../../../contract/entities/imagen.ts';
import { NOTICIA_LINKS, type NoticiaLink, ONE_LINK_ONLY, secondLink } from '../../../contract/entities/noticia.ts';
import { resources } from '../../../contract/resources/resources.ts';
import { htmlText } from '../../../contract/values/markup/htmlText.ts';
import { serverTexts } from '../../../i18n/serverTexts.ts';
import type { Row } from '../../database/tables.ts';
import { fieldsOf, importPart, linkBy, YES_OR_NO } from '../parts/importPart.ts';
import { type Moment, part, unchanged } from '../parts/pendienteParts.ts';
import type { ServerResource } from '../parts/serverResource.ts';
import { demandNoError, findRecord } from '../records/records.ts';
import { publicRows } from '../visibility/isPublic.ts';
import { draftPage, feedEntries, noticiaNode } from './page.ts';
import { publicNoticia, publicNoticias, toStaffNoticia } from './queries.ts';

const f = fieldsOf('noticias');

const imports = importPart('noticias', {
  fields: [
    f('titulo', 'text', { required: true, aliases: ['nombre', 'titular', 'noticia', 'title', 'headline'] }),
    f('fecha', 'day', { required: true, aliases: ['día', 'date', 'fecha de publicación'] }),
    f('resumen', 'paragraphs', { aliases: ['bajada', 'entradilla', 'summary'] }),
    f('texto', 'html', { aliases: ['texto', 'contenido', 'cuerpo', 'text', 'body', 'content'] }),
    f('url_fuente', 'text', { aliases: ['fuente', 'url', 'enlace', 'source', 'link'] }),
    f('proyecto_id', linkBy('noticias', 'proyecto_id'), { aliases: ['identificador del proyecto', 'project'] }),
    f('producto_id', linkBy('noticias', 'producto_id'), { aliases: ['identificador del producto', 'product'] }),
    f('evento_id', linkBy('noticias', 'evento_id'), { aliases: ['identificador del evento', 'event'] }),
    f('activo', { is: 'choice', choices: YES_OR_NO }, { common: true, aliases: ['activo', 'estado'] }),
  ],
});

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

type Checked = Pick<Row<'noticias'>, 'imagen' | 'descripcion_imagen' | NoticiaLink>;

/** What a new noticia has in the columns that it does not set. */
const NEW: Checked = { imagen: null, descripcion_imagen: '', proyecto_id: null, producto_id: null, evento_id: null };

/** Rules over more than one field. @returns field and message */
function noticiaError(noticia: Checked): readonly [string, string] | null {
  const second = secondLink(noticia);
  return second === null ? imagenError(noticia) : [second, ONE_LINK_ONLY];
}

const IN_HOME = 3;

export const noticias: ServerResource<'noticias'> = {
  imports,
  toStaff: toStaffNoticia,
  errorOf: noticiaError,
  async check(trx, { antes, fields }) {
    const noticia = { ...NEW, ...antes, ...fields };
    demandNoError(noticiaError(noticia));
    for (const field of NOTICIA_LINKS) {
      const id = noticia[field];
      if (id !== null) await findRecord(trx, resources.noticias.references[field].to, id);
    }
  },
  draftPage,
  searchedTexts: ({ resumen, texto, fecha }) => ({ textos: [resumen, htmlText(texto)], fecha }),
  jsonLd: noticiaNode,
  recordOf: ({ noticia }) => noticia,
  signposts: () => ({ type: 'NewsArticle' }),
  shareLabel: () => serverTexts.shareImage.noticia,
  recordsOf: ({ noticias }) => noticias,
  publicList: async (db, now) => ({ success: 1, message: '', noticias: await publicNoticias(db, now) }),
  answerOf: async (db, id, { now }) => ({ success: 1, message: '', noticia: await publicNoticia(db, id, now) }),
  feedEntries,
  homeRecords: (db, now) => publicNoticias(db, now, IN_HOME),
  pendientes,
};
