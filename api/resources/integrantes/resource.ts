import { sql } from 'kysely';
import { matchIntegrante } from '../../../contract/duplicates/integrantes.ts';
import { publicIntegrante } from '../../../contract/entities/integrante.ts';
import { ACTIVO, type GRUPOS } from '../../../contract/values/constants.ts';
import { GRUPO_LABELS } from '../../../contract/values/labels.ts';
import { lastDayOf } from '../../../contract/values/periodos.ts';
import { serverTexts } from '../../../i18n/serverTexts.ts';
import type { Database } from '../../database/open.ts';
import { parseTextList } from '../../database/textList.ts';
import { choicesOf, fieldsOf, importPart, YES_OR_NO } from '../parts/importPart.ts';
import { part } from '../parts/pendienteParts.ts';
import type { ServerResource, Vinculo } from '../parts/serverResource.ts';
import { mentions, moveMember } from '../productos/memberPersonas.ts';
import { productosOfIntegrante } from '../productos/queries.ts';
import { lockProyectosOf, moveMembers, unlinkMembers } from '../proyectos/memberLinks.ts';
import { proyectosOfIntegrante } from '../proyectos/queries.ts';
import { findVisibleRecord } from '../records/records.ts';
import { draftPage, integranteNode } from './page.ts';
import { publicIntegrantes, toStaffIntegrante } from './queries.ts';

const f = fieldsOf('integrantes');

const imports = importPart('integrantes', {
  fields: [
    f('nombres', 'text', { required: true, aliases: ['nombre', 'first name', 'given name', 'given names'] }),
    f('apellidos', 'text', { required: true, aliases: ['apellido', 'last name', 'family name', 'surname'] }),
    f('cargo', 'text', { required: true, common: true, aliases: ['rol', 'position', 'role', 'vinculación'] }),
    f(
      'grupo',
      { is: 'choice', choices: choicesOf(GRUPO_LABELS) },
      { required: true, common: true, aliases: ['group'] },
    ),
    f('profesion', 'text', { common: true, aliases: ['título', 'profession'] }),
    f('email', 'text', { aliases: ['correo', 'e-mail', 'email', 'mail', 'correo institucional'] }),
    f('estudios', 'list', { aliases: ['formación', 'education', 'degrees'] }),
    f('areas_tematicas', 'list', { aliases: ['áreas', 'temas', 'intereses', 'topics', 'research areas'] }),
    f('url_linkedin', 'text', { aliases: ['linkedin'] }),
    f('url_hv', 'text', { aliases: ['cv', 'currículo', 'curriculum'] }),
    f('orcid', 'text', { aliases: ['orcid id', 'orcid id url'] }),
    f('url_cvlac', 'text', { aliases: ['url cvlac', 'enlace cvlac'] }),
    f('periodos', 'periods', {
      aliases: ['periodos', 'periodo', 'tiempo en el grupo', 'vigencia', 'años en el grupo'],
    }),
    f('url_google_scholar', 'text', { aliases: ['scholar', 'google académico'] }),
    f('correo_publico', { is: 'choice', choices: YES_OR_NO }, { common: true, aliases: ['correo público'] }),
    f(
      'imagen_publica',
      { is: 'choice', choices: YES_OR_NO },
      { common: true, aliases: ['imagen pública', 'mostrar la imagen'] },
    ),
    f('fecha_autorizacion', 'day', { common: true }),
    f('nota_autorizacion', 'paragraphs', { common: true }),
  ],
  matching: matchIntegrante,
});

async function proyectosWith(db: Database, integranteId: number): Promise<Vinculo[]> {
  const rows = await db
    .selectFrom('proyectos')
    .innerJoin('proyecto_integrante', 'proyecto_integrante.proyecto_id', 'proyectos.id')
    .where('integrante_id', '=', integranteId)
    .select(['proyectos.id', 'nombre'])
    .orderBy('proyectos.id')
    .execute();
  return rows.map((row) => ({ recurso: 'proyectos', ...row }));
}

async function productosBy(db: Database, integranteId: number): Promise<Vinculo[]> {
  const rows = await db
    .selectFrom('productos')
    .where(({ or }) => or([mentions(integranteId), mentions(integranteId, 'editores')]))
    .select(['id', 'nombre'])
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ recurso: 'productos', ...row }));
}

const vinculosOf = async (db: Database, id: number): Promise<Vinculo[]> => [
  ...(await proyectosWith(db, id)),
  ...(await productosBy(db, id)),
];

/** A member of the group; nobody asks externals for their identifiers. */
const INTERNO: (typeof GRUPOS)[number] = 1;

export const integrantes: ServerResource<'integrantes'> = {
  imports,
  toStaff: (row, { now }) => toStaffIntegrante(row, now),
  /** The address has two names. */
  ownFields: ({ email, correo = email, ...fields }) => ({
    ...fields,
    email: correo,
    ...(fields.periodos && { fin_periodos: lastDayOf(fields.periodos) }),
  }),
  listColumns: ['estudios', 'areas_tematicas', 'periodos'],
  draftPage,
  links: vinculosOf,
  removeLinks: (trx, id) => unlinkMembers(trx, 'integrante_id', id),
  lockLinked: lockProyectosOf,
  moveLinks: async (trx, from, to, { usuario }) => [
    ...(await moveMembers(trx, 'integrante_id', from, to)),
    ...(await moveMember(trx, from, to, usuario)),
  ],
  /** Not the e-mail address: fragments would hand addresses out to collectors. */
  searchedTexts: ({ cargo, profesion, areas_tematicas, estudios }) => ({
    textos: [cargo, profesion, parseTextList(areas_tematicas).join(', '), parseTextList(estudios).join(', ')],
  }),
  jsonLd: integranteNode,
  recordOf: ({ investigador }) => investigador,
  signposts: () => ({ type: 'Person' }),
  shareLabel: () => serverTexts.shareImage.integrante,
  recordsOf: (integrantes) => integrantes,
  publicList: publicIntegrantes,
  async answerOf(db, id, { staff, now }) {
    const integrante = toStaffIntegrante(await findVisibleRecord(db, 'integrantes', id, staff, now), now);
    return {
      success: 1,
      message: '',
      investigador: staff === null ? publicIntegrante.parse(integrante) : integrante,
      proyectos: await proyectosOfIntegrante(db, id, staff, now),
      productos: await productosOfIntegrante(db, id, now),
    };
  },
  pendientes: () => ({
    integrantes_sin_imagen: part(sql`coalesce(nombre_imagen, '') = '' and imagen_publica = ${ACTIVO}`, {
      campo: 'imagen',
    }),
    integrantes_sin_autorizacion: part(sql`fecha_autorizacion = ''`, { campo: 'fecha_autorizacion' }),
    integrantes_sin_orcid: part(sql`orcid = '' and grupo = ${INTERNO}`, { campo: 'orcid' }),
    integrantes_sin_cvlac: part(sql`url_cvlac = '' and grupo = ${INTERNO}`, { campo: 'url_cvlac' }),
  }),
};
