import { sql } from 'kysely';
import type { GRUPOS } from '../../../contract/values/constants.ts';
import { serverTexts } from '../../../i18n/serverTexts.ts';
import type { Database } from '../../database/open.ts';
import { parseTextList } from '../../database/textList.ts';
import { integranteAt } from '../names/integranteAt.ts';
import { firstListed } from '../names/listedRecords.ts';
import { nombreOf } from '../names/names.ts';
import { part } from '../parts/pendienteParts.ts';
import type { ServerResource, Vinculo } from '../parts/serverResource.ts';
import { mentions } from '../productos/queries.ts';
import { unlinkMembers } from '../proyectos/memberLinks.ts';
import { imports } from './imports.ts';
import { draftPage, integranteNode, signposts } from './page.ts';
import { staffIntegrantes, toStaffIntegrante } from './queries.ts';

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
    .where(mentions(integranteId))
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
  toStaff: toStaffIntegrante,
  staffList: staffIntegrantes,
  /** The address has two names. */
  ownFields: ({ email, correo = email, ...fields }) => ({ ...fields, email: correo }),
  listColumns: ['estudios', 'areas_tematicas'],
  draftPage,
  links: vinculosOf,
  removeLinks: (trx, id) => unlinkMembers(trx, 'integrante_id', id),
  /** Not the e-mail address: fragments would hand addresses out to collectors. */
  searchedTexts: (_db, rows) =>
    rows.map((row) => ({
      id: row.id,
      nombre: nombreOf('integrantes', row),
      personas: '',
      textos: [
        row.cargo,
        row.profesion,
        parseTextList(row.areas_tematicas).join(', '),
        parseTextList(row.estudios).join(', '),
      ],
      fecha: '',
      row,
    })),
  jsonLd: integranteNode,
  recordOf: ({ investigador }) => investigador,
  signposts,
  listed: (answer, max) => firstListed(answer, max, integranteAt),
  sharedImage: ({ nombre_imagen }) => ({
    label: serverTexts.shareImage.integrante,
    picture: nombre_imagen?.trim() || null,
  }),
  pendientes: () => ({
    integrantes_sin_imagen: part(sql`coalesce(nombre_imagen, '') = ''`, { campo: 'imagen' }),
    integrantes_sin_orcid: part(sql`orcid = '' and grupo = ${INTERNO}`, { campo: 'orcid' }),
    integrantes_sin_cvlac: part(sql`url_cvlac = '' and grupo = ${INTERNO}`, { campo: 'url_cvlac' }),
  }),
};
