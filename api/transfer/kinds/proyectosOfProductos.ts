import { fieldsOf } from '../../../contract/values/tolerant.ts';
import type { Gathered } from '../answers.ts';
import { asId, fieldOf, idIn, itemsOf } from '../fields.ts';
import type { Report } from '../Report.ts';
import { firstOf, isNamed, NOT_BROUGHT } from './links.ts';

/** The projects of each product that the pages of projects tell of. */
function proyectosByDetails({ records: { productos }, details }: Gathered, report: Report): Map<number, Set<number>> {
  const found = new Map<number, Set<number>>();
  for (const [proyecto, detail] of details.proyectos) {
    const tell = (value: unknown, reason: string) => report.add('proyectos', proyecto, 'productos', value, reason);
    for (const row of itemsOf(detail.productos, tell)) {
      const fields = fieldsOf(row);
      const own = asId(fields.id);
      const isOwn = own !== null && isNamed(fields, productos.get(own), ['nombre']);
      const producto = idIn(fields, ['producto_id', 'id_producto']) ?? (isOwn ? own : null);
      if (producto === null || !productos.has(producto)) tell(producto ?? row, NOT_BROUGHT);
      else found.set(producto, (found.get(producto) ?? new Set()).add(proyecto));
    }
  }
  return found;
}

/** The project of each product: `proyecto_id` where a list has it, else what the pages of projects tell. */
export function proyectosOfProductos(gathered: Gathered, report: Report) {
  const { productos, proyectos } = gathered.records;
  const byDetails = proyectosByDetails(gathered, report);
  const proyectoOf = new Map<number, { proyecto_id: number }>();
  for (const [id, answers] of productos) {
    const told = [fieldOf(answers, ['proyecto_id']), ...(byDetails.get(id) ?? [])];
    const tell = (value: unknown, reason: string) => report.add('productos', id, 'proyecto_id', value, reason);
    const proyecto_id = firstOf(told, proyectos, tell, 'Un producto tiene un proyecto: quedó el');
    if (proyecto_id !== undefined) proyectoOf.set(id, { proyecto_id });
  }
  return proyectoOf;
}
