import { siteTexts } from '../../../i18n/siteTexts.ts';

/** A project's state in lists: 1 is 'En ejecución', any other value 'Finalizado'. */
export const estadoInList = (estado: number): string =>
  estado === 1 ? siteTexts.proyectos.running : siteTexts.proyectos.finished;

/** A project's state in its own page: 1 is 'En proceso', any other value 'Finalizado'. */
export const estadoInDetail = (estado: number): string =>
  estado === 1 ? siteTexts.proyectos.inProgress : siteTexts.proyectos.finished;
