import { PRODUCTO_TIPOS } from '../../contract/values/constants.ts';
import { ESTADO_LABELS, EVENTO_TIPO_LABELS, GRUPO_LABELS } from '../../contract/values/labels.ts';

/** An estado of 1 is 'En ejecución'; any other value is 'Finalizado'. */
export const estadoLabel = (estado: number): string => ESTADO_LABELS[estado === 1 ? 1 : 2];

/** The choices of the form of a new project, which calls estado 1 'En proceso'. */
export const NEW_ESTADOS = [
  { id: 1, name: 'En proceso' },
  { id: 2, name: 'Finalizado' },
];

export const ESTADOS = [1, 2].map((id) => ({ id, name: estadoLabel(id) }));

export const GRUPOS = Object.entries(GRUPO_LABELS).map(([id, name]) => ({ id: Number(id), name }));

export const grupoLabel = (grupo: number): string => GRUPOS.find(({ id }) => id === grupo)?.name ?? 'Sin grupo';

const LABELS: Readonly<Record<number, string>> = EVENTO_TIPO_LABELS;

/** The label of an event's tipo; an unknown tipo is 'Sin tipo'. */
export const tipoLabel = (tipo: number): string => LABELS[tipo] ?? 'Sin tipo';

/** The choices of an event's form. */
export const EVENTO_TIPOS = [1, 2, 3].map((id) => ({ id, name: tipoLabel(id) }));

export const PRODUCTO_TIPO_CHOICES = PRODUCTO_TIPOS.map((tipo) => ({ id: tipo, name: tipo }));

/** The choices of a filter. */
export const ACTIVOS = [
  { id: true, name: 'Activos' },
  { id: false, name: 'Inactivos' },
];

export const choicesOf = (names: Readonly<Record<string, string>>) =>
  Object.entries(names).map(([id, name]) => ({ id, name }));

interface Choice<T> {
  id: T;
  name: string;
  disabled?: boolean;
}

/** Adds a stored value that is not offered as a disabled choice, so that it is preserved. */
export const withStored = <T>(choices: readonly Choice<T>[], id: T | undefined, name: string): Choice<T>[] =>
  id === undefined || choices.some((choice) => choice.id === id)
    ? [...choices]
    : [...choices, { id, name, disabled: true }];
