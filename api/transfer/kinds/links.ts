/** The records that those of another portal are linked with. */
import { fieldsOf, trimmedText } from '../../../contract/values/tolerant.ts';
import type { Gathered } from '../answers.ts';
import { asId, type Fields, fieldOf, idIn, isNone } from '../fields.ts';
import type { Report } from '../Report.ts';

export const NOT_BROUGHT = 'Ese registro no se trajo: se dejó sin vínculo';
const NO_ID = 'No es un identificador: se dejó sin vínculo';

/** Shared links hold `id_proyecto`. */
export const PROYECTO_IDS = ['id_proyecto', 'id'] as const;

/** True if a part of an answer has the names that a record has. */
export function isNamed(part: Fields, answers: readonly Fields[] | undefined, names: readonly string[]): boolean {
  return names.every((name) => {
    const text = trimmedText(part[name]);
    return text !== '' && text === trimmedText(fieldOf(answers ?? [], [name]));
  });
}

/** The first record among the told ids that came; the others are reported. @param kept says that it is the only one */
function firstOf(
  told: readonly unknown[],
  came: { has(id: number): boolean },
  tell: (value: unknown, reason: string) => void,
  kept: string,
): number | undefined {
  for (const value of new Set(told)) if (!isNone(value) && asId(value) === null) tell(value, NO_ID);
  const ids = [...new Set(told.flatMap((value) => asId(value) ?? []))];
  const first = ids.find((id) => came.has(id));
  for (const id of ids)
    if (!came.has(id)) tell(id, NOT_BROUGHT);
    else if (id !== first) tell(id, `${kept} ${first}`);
  return first;
}

/** The line of each project: the first one that its page tells, else that of a list. */
export function lineasOfProyectos({ records, details, ofLinea }: Gathered, report: Report) {
  const lineaOf = new Map<number, { linea_id: number }>();
  for (const [id, answers] of records.proyectos) {
    const { lineas = [] } = details.proyectos.get(id) ?? {};
    const told = [
      ...lineas.map((linea) => fieldsOf(linea).id_linea),
      ...answers.map(({ id_linea }) => id_linea),
      ...[...ofLinea].flatMap(([linea, proyectos]) => (proyectos.has(id) ? [linea] : [])),
    ];
    const tell = (value: unknown, reason: string) => report.add('proyectos', id, 'id_linea', value, reason);
    const linea_id = firstOf(told, records.lineas, tell, 'Un proyecto tiene una línea: quedó la');
    if (linea_id !== undefined) lineaOf.set(id, { linea_id });
  }
  return lineaOf;
}

/** The projects of each product that the pages of projects tell of. */
function proyectosByDetails({ records: { productos }, details }: Gathered, report: Report): Map<number, Set<number>> {
  const found = new Map<number, Set<number>>();
  for (const [proyecto, detail] of details.proyectos)
    for (const row of detail.productos ?? []) {
      const fields = fieldsOf(row);
      const own = asId(fields.id);
      const isOwn = own !== null && isNamed(fields, productos.get(own), ['nombre']);
      const producto = idIn(fields, ['producto_id', 'id_producto']) ?? (isOwn ? own : null);
      if (producto === null || !productos.has(producto))
        report.add('proyectos', proyecto, 'productos', producto ?? row, NOT_BROUGHT);
      else found.set(producto, (found.get(producto) ?? new Set()).add(proyecto));
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
