import { sql } from 'kysely';
import { imagenError } from '../../../contract/entities/imagen.ts';
import { END_BEFORE_START, endsBeforeStart } from '../../../contract/entities/proyecto.ts';
import { HOME_PROYECTOS } from '../../../contract/values/homeLists.ts';
import { ESTADO_LABELS } from '../../../contract/values/labels.ts';
import { serverTexts } from '../../../i18n/serverTexts.ts';
import { parseTextList } from '../../database/textList.ts';
import { choicesOf, fieldsOf, importPart, linkBy, YES_OR_NO } from '../parts/importPart.ts';
import { type Moment, part, unchanged } from '../parts/pendienteParts.ts';
import type { ServerResource } from '../parts/serverResource.ts';
import { requireNamed } from '../records/records.ts';
import {
  addMembers,
  links,
  MEMBERS_FIELD,
  MEMBERS_LINK,
  memberIds,
  memberNames,
  moveMembers,
  proyectosNaming,
  restoreLinks,
  shownTogether,
  unlinkMembers,
} from './memberLinks.ts';
import { draftPage, feedEntries, proyectoNode, signposts } from './page.ts';
import { addProductos } from './productoLinks.ts';
import {
  integrantesOfProyecto,
  latestProyectos,
  lineasOfProyecto,
  productosOfProyecto,
  proyectoDetail,
  publicProyectos,
  staffProyecto,
  staffProyectos,
} from './queries.ts';

const f = fieldsOf('proyectos');

const imports = importPart('proyectos', {
  fields: [
    f('nombre', 'text', { required: true, aliases: ['título', 'proyecto', 'title', 'name', 'nombre del proyecto'] }),
    f('objetivo', 'paragraphs', { required: true, common: true, aliases: ['objetivo general', 'objective'] }),
    f('descripcion', 'paragraphs', { aliases: ['resumen', 'description', 'abstract'] }),
    f(
      'estado',
      { is: 'choice', choices: [...choicesOf(ESTADO_LABELS), { value: 1, label: 'En proceso' }] },
      { required: true, common: true, aliases: ['status'] },
    ),
    f(
      'fecha_inicio',
      { is: 'day', edge: 'first' },
      { required: true, aliases: ['inicio', 'fecha inicial', 'start', 'start date', 'desde'] },
    ),
    f(
      'fecha_fin',
      { is: 'day', edge: 'last' },
      { required: true, aliases: ['fin', 'final', 'fecha final', 'end', 'end date', 'hasta'] },
    ),
    f('entidades', 'list', { aliases: ['instituciones', 'financiadores', 'entidad', 'partners', 'funders'] }),
    f('enlace_ext', 'text', { aliases: ['enlace', 'url', 'sitio web', 'link'] }),
    f('activo', { is: 'choice', choices: YES_OR_NO }, { column: 'activo' }),
    f('linea', linkBy('proyectos', 'linea_id'), {
      label: 'Línea de investigación',
      column: 'linea_id',
      common: true,
      aliases: ['línea', 'research line'],
    }),
    f(MEMBERS_FIELD, MEMBERS_LINK, { aliases: ['investigadores', 'miembros', 'members', 'equipo'] }),
  ],
  members: { read: memberIds, add: addMembers },
});

/** 'En ejecución' */
const RUNNING = 1;

const pendientes = (moment: Moment) => ({
  proyectos_vencidos: part(sql`estado = ${RUNNING} and fecha_fin <> '' and fecha_fin < ${moment.today}`, {
    campo: 'estado',
    detalle: sql`fecha_fin`,
  }),
  // The form has no field for `activo`.
  registros_inactivos: unchanged('proyectos', { column: 'activo', campo: 'nombre' }, moment),
});

export const proyectos: ServerResource<'proyectos'> = {
  imports,
  toStaff: (row, { db }) => staffProyecto(db, row),
  staffList: staffProyectos,
  ownFields: ({ integrantes, productos, ...fields }) => fields,
  async beforeWrite(trx, { id_linea = null, integrantes = [] }) {
    await requireNamed(trx, 'lineas', id_linea === null ? [] : [id_linea], 'id_linea');
    await requireNamed(trx, 'integrantes', integrantes, 'integrantes');
    return undefined;
  },
  async afterAdd(trx, { integrantes = [], productos = [] }, { id, staff }) {
    const pairs = integrantes.map((integrante_id) => ({ recordId: id, integrante_id }));
    return [...(await addMembers(trx, pairs)), ...(await addProductos(trx, staff, id, productos))];
  },
  listColumns: ['entidades'],
  errorOf: (row) =>
    endsBeforeStart(row.fecha_inicio, row.fecha_fin) ? ['fecha_fin', END_BEFORE_START] : imagenError(row),
  draftPage,
  links,
  removeLinks: (trx, id) => unlinkMembers(trx, 'proyecto_id', id),
  moveLinks: (trx, from, to) => moveMembers(trx, 'proyecto_id', from, to),
  searchedTexts: ({ objetivo, descripcion, entidades, fecha_inicio }) => ({
    textos: [objetivo, descripcion, parseTextList(entidades).join(', ')],
    fecha: fecha_inicio,
  }),
  namesIn: memberNames,
  namesOf: { recurso: 'integrantes', idsNaming: proyectosNaming },
  jsonLd: proyectoNode,
  recordOf: ({ project }) => project,
  signposts,
  shareLabel: () => serverTexts.shareImage.proyecto,
  recordsOf: ({ projects }) => projects,
  publicList: async (db, now) => ({ success: 1, projects: await publicProyectos(db, now) }),
  async answerOf(db, id, { staff, now }) {
    return {
      success: 1,
      message: '',
      project: await proyectoDetail(db, id, staff, now),
      investigadores: await integrantesOfProyecto(db, id, staff, now),
      productos: await productosOfProyecto(db, id, staff, now),
      lineas: await lineasOfProyecto(db, id),
    };
  },
  homeList: async (db, now) => ({ success: 1, projects: await latestProyectos(db, HOME_PROYECTOS, now) }),
  feedEntries,
  pendientes,
  restoreLinks,
  shownTogether,
};
