import { proyectoChanges } from '../../../contract/entities/proyecto.ts';
import { HOME_PROYECTOS } from '../../../contract/values/homeLists.ts';
import { serverTexts } from '../../../i18n/serverTexts.ts';
import { firstListed, recordAt } from '../names/listedRecords.ts';
import type { ServerResource } from '../parts/serverResource.ts';
import { draftPage } from './draftPage.ts';
import { feedEntries } from './feedEntries.ts';
import { imports } from './imports.ts';
import { proyectoNode } from './jsonLd.ts';
import { links, shownTogether } from './links.ts';
import { unlinkMembers } from './memberLinks.ts';
import { pendientes } from './pendientes.ts';
import { latestProyectos } from './queries.ts';
import { restoreLinks } from './restoreLinks.ts';
import { proyectoError } from './rules.ts';
import { proyectosNaming, searchedTexts } from './searchedTexts.ts';
import { signposts } from './signposts.ts';

export const proyectos: ServerResource<'proyectos'> = {
  imports,
  changes: proyectoChanges,
  listColumns: ['entidades'],
  errorOf: proyectoError,
  draftPage,
  links,
  removeLinks: (trx, id) => unlinkMembers(trx, 'proyecto_id', id),
  searchedTexts,
  namesOf: { recurso: 'integrantes', idsNaming: proyectosNaming },
  jsonLd: proyectoNode,
  recordOf: ({ project }) => project,
  signposts,
  listed: (answer, max) => firstListed(answer.projects, max, (record) => recordAt('proyecto', record)),
  homeList: async (db, now) => ({ success: 1, projects: await latestProyectos(db, HOME_PROYECTOS, now) }),
  sharedImage: ({ imagen }) => ({ label: serverTexts.shareImage.proyecto, picture: imagen?.trim() || null }),
  feedEntries,
  pendientes,
  restoreLinks,
  shownTogether,
};
