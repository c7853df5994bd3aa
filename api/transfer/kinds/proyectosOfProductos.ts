import { fieldsOf, listOf } from '../../../contract/values/tolerant.ts';
import type { Gathered } from '../answers.ts';
import { asFields, asId, fieldOf, idIn } from '../fields.ts';
import { ascending, idsIn, isNamed, NO_ID, NOT_BROUGHT } from '../linkIds.ts';
import type { Report } from '../Report.ts';

/** The projects of each product that the pages of projects tell of, in the order of their ids. */
function proyectosByDetails({ records: { productos }, details }: Gathered, report: Report): Map<number, number[]> {
  const found = new Map<number, number[]>();
  for (const [proyecto, detail] of ascending(details.proyectos))
    for (const row of listOf(fieldsOf(detail).productos)) {
      const fields = asFields(row) ?? {};
      const own = asId(fields.id);
      const isOwn = own !== null && isNamed(fields, productos.get(own), ['nombre']);
      const producto = idIn(fields, ['producto_id', 'id_producto']) ?? (isOwn ? own : null);
      if (producto === null || !productos.has(producto)) {
        report.add('proyectos', proyecto, 'productos', producto ?? row, NOT_BROUGHT);
        continue;
      }
      const known = found.get(producto);
      if (known === undefined) found.set(producto, [proyecto]);
      else if (!known.includes(proyecto)) known.push(proyecto);
    }
  return found;
}

/** The project of each product: `proyecto_id` where a list has it, else what the pages of projects tell. */
export function proyectosOfProductos(gathered: Gathered, report: Report): Map<number, { proyecto_id: number }> {
  const { productos, proyectos } = gathered.records;
  const byDetails = proyectosByDetails(gathered, report);
  const proyectoOf = new Map<number, { proyecto_id: number }>();
  for (const [id, answers] of ascending(productos)) {
    const listed = fieldOf(answers, ['proyecto_id']);
    const tell = (value: unknown) => report.add('productos', id, 'proyecto_id', value, NO_ID);
    const told = listed === undefined ? (byDetails.get(id) ?? []) : idsIn([listed], tell);
    const [first] = told.filter((proyecto) => proyectos.has(proyecto));
    if (first !== undefined) proyectoOf.set(id, { proyecto_id: first });
    for (const other of told)
      if (!proyectos.has(other)) report.add('productos', id, 'proyecto_id', other, NOT_BROUGHT);
      else if (other !== first)
        report.add('productos', id, 'proyecto_id', other, `Un producto tiene un proyecto: quedó el ${first}`);
  }
  return proyectoOf;
}
