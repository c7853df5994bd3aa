/** The links between the records of another portal, of which several answers tell. */
import { fieldsOf, listOf, trimmedText } from '../../contract/values/tolerant.ts';
import { asFields, asId, type Fields, fieldOf, idIn } from './fields.ts';
import type { Gathered } from './gather.ts';
import { CALLS } from './kinds.ts';
import type { Report } from './Report.ts';

const NOT_BROUGHT = 'Ese registro no se trajo: se dejó sin vínculo';

const ascending = <T>(map: ReadonlyMap<number, T>): [number, T][] => [...map].sort(([a], [b]) => a - b);

const NO_ID = 'No es un identificador: se dejó sin vínculo';

const isNone = (value: unknown): boolean => value === undefined || value === null || ['', '0'].includes(String(value));

/** The ids among some values, each once; others are told, but for those that stand for none. */
function idsIn(values: readonly unknown[], tell: (value: unknown) => void): number[] {
  for (const value of values) if (!isNone(value) && asId(value) === null) tell(value);
  return [...new Set(values.flatMap((value) => asId(value) ?? []))];
}

/** The line of each project: the first one that it has. */
export function lineasOf({ records, details, ofLinea }: Gathered, report: Report): Map<number, number> {
  const lineaOf = new Map<number, number>();
  for (const [id, answers] of ascending(records.proyectos)) {
    const { lineas } = fieldsOf(details.proyectos.get(id));
    const listed = [
      ...answers.map(({ id_linea }) => id_linea),
      ...[...ofLinea].flatMap(([linea, proyectos]) => (proyectos.has(id) ? [linea] : [])),
    ];
    const told = Array.isArray(lineas) ? lineas.map((linea) => fieldsOf(linea).id_linea) : listed;
    const known = idsIn(told, (value) => report.add('proyectos', id, 'id_linea', value, NO_ID));
    const [first] = known.filter((linea) => records.lineas.has(linea));
    if (first !== undefined) lineaOf.set(id, first);
    for (const other of known)
      if (!records.lineas.has(other)) report.add('proyectos', id, 'id_linea', other, NOT_BROUGHT);
      else if (other !== first)
        report.add('proyectos', id, 'id_linea', other, `Un proyecto tiene una línea: quedó la ${first}`);
  }
  return lineaOf;
}

export interface MemberLink {
  /** of the link itself, where it is answered */
  id: number | null;
  proyecto_id: number;
  integrante_id: number;
}

/** True if a part of an answer has the names that a record has. */
function isNamed(part: Fields, answers: readonly Fields[] | undefined, names: readonly string[]): boolean {
  return names.every((name) => {
    const text = trimmedText(part[name]);
    return text !== '' && text === trimmedText(fieldOf(answers ?? [], [name]));
  });
}

/** Members of projects, as the pages of both tell. */
export function membersOf({ records, details }: Gathered, report: Report): MemberLink[] {
  const links = new Map<string, MemberLink>();
  const usedIds = new Set<number>();
  const { proyectos, integrantes } = records;
  const link = (proyecto_id: number, integrante_id: number, id: number | null) => {
    const key = `${proyecto_id} ${integrante_id}`;
    if (links.has(key)) return;
    const isFree = id !== null && !usedIds.has(id);
    if (isFree) usedIds.add(id);
    links.set(key, { id: isFree ? id : null, proyecto_id, integrante_id });
  };
  for (const [proyecto, detail] of ascending(details.proyectos))
    for (const row of listOf(fieldsOf(detail).investigadores)) {
      const fields = asFields(row) ?? {};
      const named = idIn(fields, ['id_integrante', 'actor_id', 'integrante_id']);
      const own = asId(fields.id);
      // Alone, `id` may be that of the link.
      const isOwn = own !== null && isNamed(fields, integrantes.get(own), ['nombres', 'apellidos']);
      const member = named ?? (isOwn ? own : null);
      if (member !== null && integrantes.has(member)) link(proyecto, member, named === null ? null : own);
      else report.add('proyectos', proyecto, 'investigadores', member ?? row, NOT_BROUGHT);
    }
  for (const [member, detail] of ascending(details.integrantes))
    for (const row of listOf(fieldsOf(detail).proyectos)) {
      const proyecto = idIn(asFields(row) ?? {}, CALLS.proyectos.ids);
      if (proyecto !== null && proyectos.has(proyecto)) link(proyecto, member, null);
      else report.add('integrantes', member, 'proyectos', proyecto ?? row, NOT_BROUGHT);
    }
  return [...links.values()];
}

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
export function proyectosOf(gathered: Gathered, report: Report): Map<number, number> {
  const { productos, proyectos } = gathered.records;
  const byDetails = proyectosByDetails(gathered, report);
  const proyectoOf = new Map<number, number>();
  for (const [id, answers] of ascending(productos)) {
    const listed = fieldOf(answers, ['proyecto_id']);
    const tell = (value: unknown) => report.add('productos', id, 'proyecto_id', value, NO_ID);
    const told = listed === undefined ? (byDetails.get(id) ?? []) : idsIn([listed], tell);
    const [first] = told.filter((proyecto) => proyectos.has(proyecto));
    if (first !== undefined) proyectoOf.set(id, first);
    for (const other of told)
      if (!proyectos.has(other)) report.add('productos', id, 'proyecto_id', other, NOT_BROUGHT);
      else if (other !== first)
        report.add('productos', id, 'proyecto_id', other, `Un producto tiene un proyecto: quedó el ${first}`);
  }
  return proyectoOf;
}
