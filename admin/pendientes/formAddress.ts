import type { Pendiente } from '../../dataProvider/resources/pendientes.ts';
import { atField, type usePaths } from '../paths.ts';

type Paths = ReturnType<typeof usePaths>;

function formOf(paths: Paths, { recurso, id }: Pendiente): string {
  switch (recurso) {
    case 'proyectos':
      return paths.proyecto(id);
    case 'integrantes':
      return paths.integrante(id);
    case 'productos':
      return paths.editProducto(id);
    case 'convenios':
      return paths.convenio(id);
    case 'eventos':
      return paths.evento(id);
    case 'lineas':
      return paths.linea(id);
    case 'inicio':
      return paths.inicio;
    case 'identidad':
      return paths.identidad;
  }
}

/** The form of a record, with the focus in the field that needs care; of a draft, the list or form that shows it. */
export const formAddress = (paths: Paths, pendiente: Pendiente): string =>
  pendiente.campo === '' ? paths[pendiente.recurso] : atField(formOf(paths, pendiente), pendiente.campo);
