import { ESTADO_LABELS } from '../../contract/values/labels.ts';

/** An estado of 1 is 'En ejecución'; any other value is 'Finalizado'. */
export const estadoLabel = (estado: number): string => ESTADO_LABELS[estado === 1 ? 1 : 2];

/** The choices of the form of a new project, which calls estado 1 'En proceso'. */
export const NEW_ESTADOS = [
  { id: 1, name: 'En proceso' },
  { id: 2, name: 'Finalizado' },
];

export const ESTADOS = [1, 2].map((id) => ({ id, name: estadoLabel(id) }));
