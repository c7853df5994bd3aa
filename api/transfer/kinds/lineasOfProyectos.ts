import { fieldsOf } from '../../../contract/values/tolerant.ts';
import type { Gathered } from '../answers.ts';
import { ascending, idsIn, NO_ID, NOT_BROUGHT } from '../linkIds.ts';
import type { Report } from '../Report.ts';

/** The line of each project: the first one that it has. */
export function lineasOfProyectos(
  { records, details, ofLinea }: Gathered,
  report: Report,
): Map<number, { linea_id: number }> {
  const lineaOf = new Map<number, { linea_id: number }>();
  for (const [id, answers] of ascending(records.proyectos)) {
    const { lineas } = fieldsOf(details.proyectos.get(id));
    const listed = [
      ...answers.map(({ id_linea }) => id_linea),
      ...[...ofLinea].flatMap(([linea, proyectos]) => (proyectos.has(id) ? [linea] : [])),
    ];
    const detailed = Array.isArray(lineas) ? lineas.map((linea) => fieldsOf(linea).id_linea) : [];
    const told = detailed.length > 0 ? detailed : listed;
    const known = idsIn(told, (value) => report.add('proyectos', id, 'id_linea', value, NO_ID));
    const [first] = known.filter((linea) => records.lineas.has(linea));
    if (first !== undefined) lineaOf.set(id, { linea_id: first });
    for (const other of known)
      if (!records.lineas.has(other)) report.add('proyectos', id, 'id_linea', other, NOT_BROUGHT);
      else if (other !== first)
        report.add('proyectos', id, 'id_linea', other, `Un proyecto tiene una línea: quedó la ${first}`);
  }
  return lineaOf;
}
