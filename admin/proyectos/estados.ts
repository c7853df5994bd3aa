/** estado 1 is running; any other value shows 'Finalizado' (section 4). */
export const visibleEstado = (estado: number): string => (estado === 1 ? 'En ejecución' : 'Finalizado');

/** The choices of the forms (section 5). */
export const ESTADOS = [
  { id: 1, name: 'En proceso' },
  { id: 2, name: 'Finalizado' },
];

/** The choices of the list and of the detail page (section 4). */
export const VISIBLE_ESTADOS = [1, 2].map((id) => ({ id, name: visibleEstado(id) }));
