import { GRUPO_LABELS } from '../../contract/values/labels.ts';

export const GRUPOS = Object.entries(GRUPO_LABELS).map(([id, name]) => ({ id: Number(id), name }));

export const grupoLabel = (grupo: number): string => GRUPOS.find(({ id }) => id === grupo)?.name ?? 'Sin grupo';
