import { publico } from '../../../i18n/publico.ts';

/** A project's state in lists: 1 is 'En ejecución', any other value 'Finalizado'. */
export const estadoEnLista = (estado: number): string =>
  estado === 1 ? publico.proyectos.enEjecucion : publico.proyectos.finalizado;

/** A project's state in its own page: 1 is 'En proceso', any other value 'Finalizado'. */
export const estadoEnDetalle = (estado: number): string =>
  estado === 1 ? publico.proyectos.enProceso : publico.proyectos.finalizado;
