export const GRUPOS = [
  { id: 1, name: 'Interno' },
  { id: 2, name: 'Externo' },
];

export const grupoLabel = (grupo: number): string => GRUPOS.find(({ id }) => id === grupo)?.name ?? 'Sin grupo';
