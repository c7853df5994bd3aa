import { useGetList } from 'react-admin';
import { messages } from '../../../contract/calls/messages.ts';
import { hasFolded } from '../../../contract/values/foldText.ts';
import type { Producto } from '../../../dataProvider/resources/productos.ts';
import type { Proyecto } from '../../../dataProvider/resources/proyectos.ts';
import { wholeListBy } from '../../components/useWholeList.ts';

export type ProyectoChoice = Pick<Proyecto, 'id' | 'nombre'> & Partial<Pick<Proyecto, 'objetivo'>>;
type Assigned = Pick<Producto, 'proyecto_id' | 'proyecto_nombre'>;

export const NO_PROYECTO = 'Sin proyecto';

export const matchesProyecto = (typed: string, { nombre }: Pick<ProyectoChoice, 'nombre'>): boolean =>
  hasFolded(nombre ?? '', typed);

/** The projects that a product can be assigned to. Its own one is among them although the list lacks it. */
export function useProyectoChoices(stored: Assigned | undefined) {
  const { data, error, isPending, refetch } = useGetList<Proyecto>('proyectos', wholeListBy('nombre'));
  const listed: readonly ProyectoChoice[] = data ?? [];
  const id = stored?.proyecto_id ?? null;
  const isMissing = id !== null && data !== undefined && listed.every((proyecto) => proyecto.id !== id);
  return {
    choices: isMissing ? [...listed, { id, nombre: stored?.proyecto_nombre || 'Sin nombre' }] : [...listed],
    isPending: isPending && !error,
    failure: error ? { text: messages.proyectos.loadFailed, onRetry: () => void refetch() } : null,
  };
}
