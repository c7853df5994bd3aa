import { END_BEFORE_START, endsBeforeStart, proyectoChanges } from '../../../contract/entities/proyecto.ts';
import type { ServerResource } from '../serverResource.ts';
import { draftPage } from './draftPage.ts';
import { links, removeLinks } from './links.ts';
import { proyectosNaming, searchedTexts } from './searchedTexts.ts';

export const proyectos: ServerResource<'proyectos'> = {
  changes: proyectoChanges,
  listColumns: ['entidades'],
  errorOf: ({ fecha_inicio, fecha_fin }) =>
    endsBeforeStart(fecha_inicio, fecha_fin) ? ['fecha_fin', END_BEFORE_START] : null,
  draftPage,
  links,
  removeLinks,
  searchedTexts,
  namesOf: { recurso: 'integrantes', idsNaming: proyectosNaming },
};
