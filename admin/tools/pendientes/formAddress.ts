import type { Pendiente } from '../../../dataProvider/methods/pendientes.ts';
import { atField, type Paths } from '../../addresses/paths.ts';

/** The form of a record, with the focus in the field that needs care; of a draft, the list or form that shows it. */
export function formAddress(paths: Paths, { recurso, id, campo }: Pendiente): string {
  const { list, form } = paths[recurso];
  return campo === '' ? list : atField(form(id), campo);
}
